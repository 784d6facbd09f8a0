import { ApiError } from '@cadence/shared/api'
import { failureText } from '../../../parts/failure-text.ts'
import type { ReferralTexts } from '../../../texts/community-hub.ts'

/** What a member is told when a code was not taken. */
export function problemOf(error: unknown, t: ReferralTexts): string {
  switch (error instanceof ApiError && error.status) {
    case 400:
      return t.own
    case 404:
      return t.unknown
    case 409:
      return t.already
    default:
      return failureText(error, t)
  }
}
