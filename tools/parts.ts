import type { Environment } from './environment.ts'
import type { Port } from './ports.ts'

/** One process of the running product. */
export interface Part {
  name: string
  command: string
  folder: string
  /** The line of its output that says that it can be used. */
  ready: RegExp
  /** Where it can be reached, for the line that says so. */
  address?: string
  ports: Port[]
  env?: Record<string, string>
}

const READY = /^ready /m

/** Local replacements of outside services: a mailbox and an OpenID provider. */
export function standIns(values: Environment): Part[] {
  const { SMTP_URL, GOOGLE_CLIENT_ID, MAILBOX_PORT, MAILBOX_SMTP_PORT, OPENID_PORT } = values
  const mailbox: Part = {
    name: 'mailbox',
    command: 'exec node --import tsx dev/mailbox.ts',
    folder: 'api',
    ready: READY,
    address: `http://localhost:${MAILBOX_PORT}`,
    ports: [
      { part: 'mailbox', port: MAILBOX_PORT, variable: 'MAILBOX_PORT' },
      { part: 'mailbox SMTP', port: MAILBOX_SMTP_PORT, variable: 'MAILBOX_SMTP_PORT' },
    ],
  }
  const openid: Part = {
    name: 'openid',
    command: 'exec node --import tsx dev/openid.ts',
    folder: 'api',
    ready: READY,
    address: `http://localhost:${OPENID_PORT}`,
    ports: [{ part: 'OpenID provider', port: OPENID_PORT, variable: 'OPENID_PORT' }],
  }
  return [...(SMTP_URL ? [] : [mailbox]), ...(GOOGLE_CLIENT_ID ? [] : [openid])]
}

/** Where the API sends its mails. */
export function smtpOf({ SMTP_URL, MAILBOX_SMTP_PORT }: Environment): string {
  return SMTP_URL ?? `smtp://localhost:${MAILBOX_SMTP_PORT}`
}

/** The API, from its sources with live reload or from its build. */
export function apiPart(values: Environment, command: string, env: Record<string, string>): Part {
  return {
    name: 'api',
    command,
    folder: 'api',
    ready: READY,
    address: `http://localhost:${values.API_PORT}/api/v1`,
    ports: [{ part: 'API', port: values.API_PORT, variable: 'API_PORT' }],
    env: { SMTP_URL: smtpOf(values), ...env },
  }
}
