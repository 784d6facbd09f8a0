import * as z from 'zod/mini'

/** The variables of a process as they arrive, for example `process.env`. */
export type Environment = Record<string, string | undefined>

/** A variable is missing or wrong. The message names each one, so that an operator can correct all at once. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/** An optional text. */
export const text = z.optional(z.string().check(z.minLength(1)))

/** A text with a default, for example a folder or a host name. */
export const textOr = (fallback: string) => z._default(z.string().check(z.minLength(1)), fallback)

function portFrom(least: 0 | 1) {
  const error = `must be a port from ${least} to 65535`
  const isPort = (value: number) => Number.isInteger(value) && value >= least && value <= 65_535
  return z.coerce.number({ error }).check(z.refine(isPort, { error }))
}

/** A TCP port. A server that listens on port 0 gets a free port from the system; allow it with `least` 0. */
export const portOr = (fallback: number, least: 0 | 1 = 1) => z._default(portFrom(least), fallback)

/** A TCP port without a default: what listens there is off where it is not set. */
export const optionalPort = z.optional(portFrom(1))

/** From which level on a server logs. */
export const logLevel = z._default(
  z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  'info',
)

/** An absolute address of the web. */
export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** The address of a PostgreSQL database. */
export const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })

/** Texts with commas between them; spaces around them and empty ones are ignored. An empty list when it is not set. */
export const list = z.pipe(z._default(z.string(), ''), z.transform(commaSeparated))

function commaSeparated(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/**
 * Reads the environment once, when a process starts. An empty variable counts as unset.
 * @throws EnvironmentError that names each variable at fault, as `API_PORT: …; SMTP_URL: …`.
 */
export function parseEnvironment<Schema extends z.core.$ZodType>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = z.safeParse(schema, set)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new EnvironmentError(`Invalid configuration. ${problems.join('; ')}`)
}
