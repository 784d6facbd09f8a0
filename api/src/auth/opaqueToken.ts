import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits, in letters that need no escaping in a URL. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text has the form of one. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** What the database keeps of a token. The token is random, so a plain hash cannot be searched backwards. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The token that follows `token`: only who holds both the token and the stored salt can make it. */
export function childToken(token: string, salt: string): string {
  return createHmac('sha256', token).update(salt).digest('base64url')
}
