import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits, in letters that need no escaping in a URL. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text has the form of a token. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/**
 * The hash of a token, as the database stores it. A token is random, so a plain hash is enough against guessing.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The token that follows `token`. It takes both the token and the stored salt to compute it. */
export function childToken(token: string, salt: string): string {
  return createHmac('sha256', token).update(salt).digest('base64url')
}

/**
 * The first refresh token of a session: `<secret of the session>.<random>`. Access tokens carry the secret too, and the
 * database has only its hash. So a copy of the database opens no session, not even together with the signing key.
 */
export function newRefreshToken(): RefreshToken {
  return withSecret(newToken(), newToken())
}

/** The refresh token that replaces `token` when it is exchanged. */
export function nextRefreshToken(token: string, salt: string): RefreshToken {
  const [secret, rotating] = token.split('.')
  // A session from before migration 0014 has no secret. It gets one that is derived like the token, so a repeated
  // request gets the same one.
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
