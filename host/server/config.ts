import { storeVariables } from '@cadence/releases/store/store-variables'
import { proxiesSchema } from '@cadence/shared/client-address'
import * as z from 'zod/mini'

const port = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65535)), fallback)

/** The release server's environment (ports and variables of the README). */
const schema = z.object({
  PORT: port(3000),
  API_PORT: port(3100),
  /** Where the API answers; by default on this machine, on `API_PORT`. */
  API_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  /** Address of the site, as canonical links and pictures for sharing name it; by default where this server answers. */
  APP_URL: z.optional(z.url()),
  HOST_BIND: z._default(z.string(), 'localhost'),
  /** Addresses and networks of the proxies in front, whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: proxiesSchema,
  ...storeVariables,
  /** `development` lets everybody preview remotes of this machine without a signature. */
  NODE_ENV: z.optional(z.string()),
  /** `on` shows the operator's panel at /__shell to members who may administer. */
  SHELL_PANEL: z.optional(z.enum(['on', 'off'])),
  /** With it, signed links to previews are taken; it signs them. */
  PREVIEW_SECRET: z.optional(z.string().check(z.minLength(16))),
  /** Signed preview links open for administrators alone, or for everybody who has one. */
  PREVIEW_FOR: z._default(z.enum(['administrators', 'everyone']), 'administrators'),
  /** Origins that previews may come from, with commas between them. */
  PREVIEW_ORIGINS: z.optional(z.string()),
})

export type ServerConfig = z.infer<typeof schema>

/** Reads the environment once. @throws Error that names the variable at fault. */
export function readConfig(environment: Record<string, string | undefined>): ServerConfig {
  // An empty variable counts as unset, as everywhere in the product.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(set)
  if (parsed.success) return parsed.data
  throw new Error(`The environment is not valid:\n${z.prettifyError(parsed.error)}`)
}
