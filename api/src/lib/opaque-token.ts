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

/**
 * The first refresh token of a session: `<secret of the session>.<random>`. Its access tokens carry the secret too, and the
 * database has its hash alone. So a copy of the database opens no session, not even with the key that signs.
 */
export function newRefreshToken(): RefreshToken {
  return withSecret(newToken(), newToken())
}

/** The refresh token that follows one at its exchange. */
export function nextRefreshToken(token: string, salt: string): RefreshToken {
  const [secret, rotating] = token.split('.')
  // A session from before migration 0014 has no secret. It gets one that is made like the token: asking again gives the same.
  const sessionSecret = secret && rotating ? secret : childToken(token, `session ${salt}`)
  return withSecret(sessionSecret, childToken(token, salt))
}

export interface RefreshToken {
  refreshToken: string
  sessionSecret: string
}

function withSecret(sessionSecret: string, rotating: string): RefreshToken {
  return { refreshToken: `${sessionSecret}.${rotating}`, sessionSecret }
}
