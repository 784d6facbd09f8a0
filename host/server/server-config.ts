import { previewVariables } from '@cadence/releases/preview/preview-policy'
import { storeVariables } from '@cadence/releases/store/open-store'
import { proxiesSchema } from '@cadence/shared/client-address'
import { httpUrl, parseEnvironment, portOr, textOr } from '@cadence/shared/environment'
import * as z from 'zod/mini'

/** The release server's environment, as docs/operate.md lists it. */
const schema = z.object({
  /** 0 lets the system choose a free port. */
  PORT: portOr(3000, 0),
  API_PORT: portOr(3100, 0),
  /** Address of the API; by default on this machine, on `API_PORT`. */
  API_URL: z.optional(httpUrl),
  /** Address of the site, for canonical links and pictures for sharing; by default the address of this server. */
  APP_URL: z.optional(z.url()),
  HOST_BIND: textOr('localhost'),
  /** Addresses and networks of the proxies in front, whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: proxiesSchema,
  ...storeVariables,
  ...previewVariables,
  /** `development` lets everybody preview remotes of this machine without a signature. */
  NODE_ENV: z.optional(z.string()),
  /** `on` shows the operator's panel at /__shell to administrators. */
  SHELL_PANEL: z.optional(z.enum(['on', 'off'])),
  /** `off` removes the service worker from all browsers. */
  SERVICE_WORKER: z.optional(z.enum(['on', 'off'])),
})

export type ServerConfig = z.infer<typeof schema>

/** Reads the environment once. @throws EnvironmentError that names each wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): ServerConfig {
  return parseEnvironment(schema, environment)
}
