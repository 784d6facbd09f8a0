import type { Context } from 'hono'
import type { AppEnv } from '../../http/env.ts'
import { logSecurityEvent } from '../../log/security-events.ts'
import type { Services } from '../../services.ts'
import { codeOf, failureOf } from './google-errors.ts'

type Parts = Pick<Services, 'config' | 'log'>

/** Sends the browser on to take its session. */
export function endWell(c: Context<AppEnv>, { config }: Parts, token: string): Response {
  return c.redirect(`${config.appUrl}/success-login?access_token=${token}`, 302)
}

/** Sends the browser back with a word for what went wrong; what exactly, without secrets, is in the log. */
export function endFailed(c: Context<AppEnv>, { config, log }: Parts, error: unknown): Response {
  const { error: word, reason, cause } = failureOf(error)
  const code = codeOf(cause)
  logSecurityEvent(log, 'google.failed', {
    address: c.get('address'),
    reason: word === reason ? word : `${word}: ${reason}`,
    ...(code && { code }),
  })
  if (reason === 'internal') log.error({ err: cause }, 'sign-in by the provider failed')
  return c.redirect(`${config.appUrl}/success-login?error=${word}`, 302)
}
