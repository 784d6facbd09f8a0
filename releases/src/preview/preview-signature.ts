import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Override, queryOf } from './preview-override.ts'

/** A link can be used at most this long, in seconds: 7 days. */
const LONGEST_S = 7 * 24 * 3600

const now = () => Math.floor(Date.now() / 1000)

type Signed = Pick<Override, 'remote' | 'at' | 'by'> & { expires: number }

/** The signature of an override. Only someone with the secret can make it. */
function signatureOf({ remote, at, expires, by }: Signed, secret: string): string {
  return createHmac('sha256', secret)
    .update(`cadence preview\n${remote}\n${at}\n${expires}${by === undefined ? '' : `\n${by}`}`)
    .digest('base64url')
}

/** Whether an override was signed with the secret and has not expired. The time it takes says nothing about the signature. */
export function isSigned({ expires, signature, ...asked }: Override, secret: string): boolean {
  if (expires === undefined || signature === undefined) return false
  const known = Buffer.from(signatureOf({ ...asked, expires }, secret))
  const given = Buffer.from(signature)
  const isRight = known.length === given.length && timingSafeEqual(known, given)
  return isRight && expires > now() && expires <= now() + LONGEST_S
}

/** What a signature covers. */
export interface SignedFor extends Pick<Override, 'remote' | 'at' | 'by'> {
  /** How long the link can be used; 7 days at most. */
  days: number
}

/**
 * The query of a signed link to a preview.
 * @param asked with `at` as `writtenSource` writes it.
 */
export function signedQuery({ days, ...asked }: SignedFor, secret: string): string {
  const expires = now() + Math.min(Math.round(days * 24 * 3600), LONGEST_S)
  const signature = signatureOf({ ...asked, expires }, secret)
  return queryOf({ ...asked, expires, signature })
}
