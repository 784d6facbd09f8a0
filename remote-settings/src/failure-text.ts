import { ApiError } from '@cadence/shared/api'

/** The texts of a screen for a failed call. */
interface Texts {
  failed: string
  offline: string
  /** @param count minutes until it may be tried again */
  tooMany: (values: { count: number }) => string
}

/** The text for a failed call in the language in use. The messages of the API are in English only. */
export function failureText(error: unknown, t: Texts): string {
  if (!(error instanceof ApiError)) return t.failed
  if (error.kind === 'no-answer') return t.offline
  if (error.status !== 429) return t.failed
  return t.tooMany({ count: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) })
}

/** Whether the API refused the value of a field. */
export function isRefused(error: unknown, field: string): boolean {
  return error instanceof ApiError && error.fields[field] !== undefined
}
