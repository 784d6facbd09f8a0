import { ApiError } from '@cadence/shared/api'
import type { SecurityTexts } from '../../../texts/security.ts'

type Texts = Pick<SecurityTexts, 'failed' | 'offline' | 'tooMany'>

/** What a member reads of a failed call, in their language: the API says it in English. */
export function failureText(error: unknown, t: Texts): string {
  if (!(error instanceof ApiError)) return t.failed
  if (error.kind === 'no-answer') return t.offline
  if (error.status === 429) return t.tooMany({ count: Math.max(1, Math.ceil((error.retryAfter ?? 0) / 60)) })
  return t.failed
}

/** Whether the API refused just this field. */
export function isRefused(error: unknown, field: string): boolean {
  return error instanceof ApiError && error.fields[field] !== undefined
}
