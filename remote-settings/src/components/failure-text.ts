import { ApiError } from '@cadence/shared/api'

/** What a screen has to say of a call that failed. */
interface Texts {
  failed: string
  offline: string
  /** @param count minutes until it may be tried again */
  tooMany: (values: { count: number }) => string
}

/** What a member reads of a failed call, in their language: the API says it in English. */
export function failureText(error: unknown, t: Texts): string {
  if (!(error instanceof ApiError)) return t.failed
  if (error.kind === 'no-answer') return t.offline
  if (error.status !== 429) return t.failed
  return t.tooMany({ count: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) })
}

/** Whether the API refused just this field. */
export function isRefused(error: unknown, field: string): boolean {
  return error instanceof ApiError && error.fields[field] !== undefined
}
