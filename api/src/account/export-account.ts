import { exportSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import type { Logger } from '../log/logger.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import type { Services } from '../services.ts'
import { archiveOf } from './account-archive.ts'

/**
 * GET /export (decisions, Retention). Out: one JSON document of everything that the member has entered, as a file to
 * save: profile, photo in base64, preferences, provider sign-ins, referrals, sessions, notices, dashboards, and the
 * records of all widgets. Neither password nor tokens are in it. Errors: 401; 429 after ten in an hour.
 */
export function exportAccount(services: Services) {
  const { db, limits, log, now } = services
  return new Hono<MemberEnv>().get(
    '/export',
    describe({
      summary: 'Everything that the member has entered',
      tag: 'account',
      member: true,
      success: { status: 200, description: 'A JSON file', schema: exportSchema },
      errors: [401, 429, 503],
    }),
    authenticate(services),
    async (c) => {
      const userId = c.get('member').user._id
      await limits.exportAccount.take(userId)
      const pieces = archiveOf(db, userId, now())
      // Read before there is an answer, so that a database that is away is a 503 and not half a file.
      const first = await pieces.next()
      logSecurityEvent(log, 'export', { address: c.get('address'), userId })
      const name = `cadence-${now().toISOString().slice(0, 10)}.json`
      return c.body(streamOf(first, pieces, log), 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      })
    },
  )
}

/** Made no faster than it is read. When it fails, the connection breaks: half a file must not look like a whole one. */
function streamOf(
  first: IteratorResult<string>,
  pieces: AsyncGenerator<string>,
  log: Logger,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next: IteratorResult<string> | undefined = first
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { value, done } = next ?? (await pieces.next())
        next = undefined
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (err) {
        log.error({ err }, 'an export broke off')
        throw err
      }
    },
    cancel: async () => void (await pieces.return(undefined)),
  })
}
