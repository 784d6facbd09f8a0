import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { providerFlows } from '../../db/schema.ts'
import { hashToken, newToken } from '../../lib/opaque-token.ts'
import type { Binding } from './openid-provider.ts'

const LIFETIME_MS = 10 * 60 * 1000

interface Beginning {
  browserHash: string
  /** Whether the session will last 30 days. */
  rememberMe: boolean
  /** The code of the member who invited; null without one. */
  referralCode: string | null
  now: Date
}

/** Begins a sign-in in the browser of this cookie. */
export async function beginFlow(db: Database, beginning: Beginning): Promise<Binding> {
  const { browserHash, rememberMe, referralCode, now } = beginning
  const binding = { state: newToken(), nonce: newToken(), codeVerifier: newToken() }
  await db.insert(providerFlows).values({
    hash: hashToken(binding.state),
    browserHash,
    rememberMe,
    referralCode,
    nonce: binding.nonce,
    codeVerifier: binding.codeVerifier,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  })
  return binding
}

interface Return {
  state: string
  browserHash: string
  now: Date
}

type Flow = Binding & Pick<Beginning, 'rememberMe' | 'referralCode'>

/** Uses a sign-in up. Only the first return with its state gets it, and only in the browser that began. */
export async function takeFlow(db: Database, { state, browserHash, now }: Return): Promise<Flow | undefined> {
  const [row] = await db
    .delete(providerFlows)
    .where(
      and(
        eq(providerFlows.hash, hashToken(state)),
        eq(providerFlows.browserHash, browserHash),
        gt(providerFlows.expiresAt, now),
      ),
    )
    .returning()
  if (!row) return undefined
  const { nonce, codeVerifier, rememberMe, referralCode } = row
  return { state, nonce, codeVerifier, rememberMe, referralCode }
}
