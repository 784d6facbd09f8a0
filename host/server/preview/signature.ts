import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Override } from './override.ts'

/** A link can be used at most this long, in seconds: 30 days. */
const LONGEST_S = 30 * 24 * 3600

const now = () => Math.floor(Date.now() / 1000)

type Signed = Pick<Override, 'remote' | 'at'> & { expires: number }

/** The signature of an override: only who knows the secret can make it. */
function signatureOf({ remote, at, expires }: Signed, secret: string): string {
  return createHmac('sha256', secret)
    .update(`cadence preview\n${remote}\n${at}\n${expires}`)
    .digest('base64url')
}

/** Whether an override was signed with the secret, and its time is not over. Takes as long whatever is wrong with it. */
export function isSigned({ remote, at, expires, signature }: Override, secret: string): boolean {
  if (expires === undefined || signature === undefined) return false
  const known = Buffer.from(signatureOf({ remote, at, expires }, secret))
  const given = Buffer.from(signature)
  const isRight = known.length === given.length && timingSafeEqual(known, given)
  return isRight && expires > now() && expires <= now() + LONGEST_S
}

/**
 * The query of a link that shows a remote from another place to whoever opens it.
 * @param at as `writtenPlace` writes it. @param days how long the link can be used.
 */
export function signedQuery(remote: Override['remote'], at: string, secret: string, days: number): string {
  const expires = now() + Math.min(Math.round(days * 24 * 3600), LONGEST_S)
  const signature = signatureOf({ remote, at, expires }, secret)
  return new URLSearchParams({ remote, at, expires: String(expires), signature }).toString()
}
