import type { ApiError } from '@cadence/shared/api'
import type { PersonalTexts } from '../../../texts/personal.ts'

/** Why a call failed, in the member's language: what the API says is English. */
export function failureText({ kind, status, retryAfter = 60 }: ApiError, t: PersonalTexts): string {
  if (kind === 'no-answer') return t.offline
  if (status === 429) return t.tooMany({ count: Math.max(1, Math.ceil(retryAfter / 60)) })
  return t.failed
}
