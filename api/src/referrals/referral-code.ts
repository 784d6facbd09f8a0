import { randomInt } from 'node:crypto'
import { REFERRAL_ALPHABET } from '@cadence/shared/schemas'

const four = () =>
  Array.from({ length: 4 }, () => REFERRAL_ALPHABET[randomInt(REFERRAL_ALPHABET.length)]).join('')

/** A new code: one of 6 · 10¹¹, so that none is met by trying. */
export function newReferralCode(): string {
  return `CAD-${four()}-${four()}`
}
