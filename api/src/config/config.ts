import { resolve } from 'node:path'
import { type IsProxy, proxiesSchema } from '@cadence/releases/server/client-address'
import {
  type Environment,
  httpUrl,
  list,
  logLevel,
  parseEnvironment,
  portOr,
  postgresUrl,
  textOr,
} from '@cadence/shared/environment'
import { type MetricsVariables, metricsVariables } from '@cadence/shared/metrics'
import { type TracingVariables, tracingVariables } from '@cadence/shared/tracing'
import * as z from 'zod/mini'
import { type GoogleConfig, googleFrom, googleRules, googleVariables, isLocal } from './google-config.ts'
import { type TokenKey, tokenKeyVariables } from './token-keys.ts'

/** Registrations per hour from one network address: all who register in a lesson share the address of their school. */
export const REGISTRATIONS_PER_HOUR = 60

const variablesSchema = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  API_PORT: portOr(3100),
  API_BIND: textOr('127.0.0.1'),
  APP_URL: z._default(httpUrl, 'http://localhost:3000'),
  DATA_DIR: textOr('.data'),
  DATABASE_URL: z.optional(postgresUrl),
  SMTP_URL: z._default(
    z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }),
    'smtp://localhost:3111',
  ),
  MAIL_FROM: z._default(
    z.string().check(z.regex(/@/, 'must hold an e-mail address')),
    'Cadence <bonjour@cadence.localhost>',
  ),
  TEAM_EMAIL: z.optional(z.email('must be an e-mail address')),
  SUPPORT_EMAIL: z.optional(z.email('must be an e-mail address')),
  RATE_LIMIT_SCALE: z._default(z.coerce.number().check(z.positive()), 1),
  REGISTRATIONS_PER_HOUR: z._default(z.coerce.number().check(z.int(), z.gte(1)), REGISTRATIONS_PER_HOUR),
  LOG_LEVEL: logLevel,
  TRUSTED_PROXIES: proxiesSchema,
  ADMIN_EMAILS: z.pipe(list, z.array(z.email('must be e-mail addresses with commas between them'))),
  OPENID_PORT: portOr(3120),
  ...metricsVariables,
  ...tracingVariables,
  ...tokenKeyVariables,
  ...googleVariables,
})
const environmentSchema = variablesSchema.check(googleRules)

/** The release server runs on this machine, and is always a proxy of ours. */
const isThisMachine = proxiesSchema.parse('loopback')

export interface Config {
  production: boolean
  port: number
  hostname: string
  /**
   * Origin and path prefix of the web app, without a slash at the end. Every link in a mail starts with it.
   */
  appUrl: string
  /** Whether the web app is on this machine, as for development and tests. */
  isOnThisMachine: boolean
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string
  mailFrom: string
  /** The mailbox of the team, which gets a mail for each message of a form. Undefined: the inbox alone holds them. */
  teamEmail: string | undefined
  /** The address that acknowledgements and answers come from; undefined: `mailFrom`. */
  supportEmail: string | undefined
  rateLimitScale: number
  /** Registrations per hour from one network address, before `rateLimitScale`. */
  registrationsPerHour: number
  logLevel: string
  /** Whether an address is a trusted proxy, whose `X-Forwarded-For` is used. */
  isProxy: IsProxy
  /** Verified addresses, in lower case. Their members have the role `admin`. */
  administrators: ReadonlySet<string>
  /** The keys of the access tokens; the first one signs. Undefined when the database stores the key. */
  tokenKeys: readonly TokenKey[] | undefined
  /** Where the metrics are shown. */
  metrics: MetricsVariables
  /** Where traces are sent. */
  tracing: TracingVariables
  /** The provider of 'Se Connecter avec Google'; undefined when there is none. */
  google: GoogleConfig | undefined
}

/**
 * Reads the environment once, at the start.
 * @throws EnvironmentError that names each variable at fault
 */
export function readConfig(environment: Environment): Config {
  const env = parseEnvironment(environmentSchema, environment)
  const appUrl = env.APP_URL.replace(/\/+$/, '')
  return {
    production: env.NODE_ENV === 'production',
    port: env.API_PORT,
    hostname: env.API_BIND,
    appUrl,
    isOnThisMachine: isLocal(appUrl),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    teamEmail: env.TEAM_EMAIL,
    supportEmail: env.SUPPORT_EMAIL,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    registrationsPerHour: env.REGISTRATIONS_PER_HOUR,
    logLevel: env.LOG_LEVEL,
    isProxy: (address) => isThisMachine(address) || env.TRUSTED_PROXIES(address),
    administrators: new Set(env.ADMIN_EMAILS.map((email) => email.toLowerCase())),
    tokenKeys: env.TOKEN_KEYS ?? env.TOKEN_KEYS_FILE,
    metrics: { METRICS_PORT: env.METRICS_PORT, METRICS_BIND: env.METRICS_BIND },
    tracing: {
      OTEL_EXPORTER_OTLP_ENDPOINT: env.OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_TRACES_EXPORTER: env.OTEL_TRACES_EXPORTER,
      OTEL_SERVICE_NAME: env.OTEL_SERVICE_NAME,
    },
    google: googleFrom(env, appUrl),
  }
}
