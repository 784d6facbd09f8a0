import { previewVariables } from '@cadence/releases/preview/preview-policy'
import { proxiesSchema } from '@cadence/releases/server/client-address'
import { storeVariables } from '@cadence/releases/store/open-store'
import { httpUrl, logLevel, parseEnvironment, portOr, textOr } from '@cadence/shared/environment'
import { metricsVariables } from '@cadence/shared/metrics'
import { tracingVariables } from '@cadence/shared/tracing'
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
  // Not `localhost`: on Debian that is `::1` first, where a proxy that asks 127.0.0.1 finds nobody.
  HOST_BIND: textOr('127.0.0.1'),
  /** Addresses and networks of the proxies in front, whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: proxiesSchema,
  ...storeVariables,
  ...previewVariables,
  ...metricsVariables,
  ...tracingVariables,
  /** `development` lets everybody preview remotes of this machine without a signature. */
  NODE_ENV: z.optional(z.string()),
  LOG_LEVEL: logLevel,
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
