import { ApiError } from '@cadence/shared/api'
import type { ReferralTexts } from '../../../texts/referral.ts'

/** What a member is told when a code was not taken. */
export function problemOf(error: unknown, t: ReferralTexts): string {
  if (!(error instanceof ApiError)) return t.failed
  if (error.kind === 'no-answer') return t.offline
  switch (error.status) {
    case 400:
      return t.own
    case 404:
      return t.unknown
    case 409:
      return t.already
    case 429:
      return t.tooMany({ count: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) })
    default:
      return t.failed
  }
}
