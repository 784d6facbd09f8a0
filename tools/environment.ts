import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { root } from './workspaces.ts'

const port = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.gt(0), z.lte(65535)), fallback)
const text = z.optional(z.string().check(z.minLength(1)))

const schema = z.object({
  PORT: port(3000),
  API_PORT: port(3100),
  MAILBOX_PORT: port(3110),
  MAILBOX_SMTP_PORT: port(3111),
  OPENID_PORT: port(3120),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  RELEASES_DIR: z._default(z.string().check(z.minLength(1)), '.releases'),
  APP_URL: text,
  SHELL_URL: text,
  SMTP_URL: text,
  GOOGLE_CLIENT_ID: text,
  PREVIEW_SECRET: z.optional(z.string().check(z.minLength(16))),
  PREVIEW_ORIGINS: text,
})

/** The variables that the commands themselves use; each process parses its own. */
export type Environment = z.infer<typeof schema> & { APP_URL: string }

/** Reads the environment once. @throws Error that names each variable at fault. */
export function readEnvironment(environment: Record<string, string | undefined> = process.env): Environment {
  // An empty variable counts as unset.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(set)
  if (!parsed.success) throw new Error(`The environment is not valid:\n${z.prettifyError(parsed.error)}`)
  const values = parsed.data
  return {
    ...values,
    DATA_DIR: resolve(root, values.DATA_DIR),
    RELEASES_DIR: resolve(root, values.RELEASES_DIR),
    APP_URL: values.APP_URL ?? `http://localhost:${values.PORT}`,
  }
}

/** What every child process is told. */
export function childEnvironment(values: Environment): Record<string, string> {
  const told = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(told.map(([name, value]) => [name, String(value)]))
}
