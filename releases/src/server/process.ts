import * as z from 'zod/mini'
import { previewPolicy, previewVariables } from '../preview/preview-policy.ts'
import { productConfig, readVariables } from '../product/product-config.ts'
import type { ProductFile } from '../product/product-file.ts'
import { createOutcomeCounts } from '../rollout/outcome-counts.ts'
import { startRolloutController } from '../rollout/rollout-controller.ts'
import { openStore } from '../store/open-store.ts'
import { startCopiesCleanup } from '../store/prune.ts'
import { clientAddress, proxiesSchema } from './client-address.ts'
import { listenUntilStopped, serverOf } from './listen.ts'
import { createReleaseServer } from './release-server.ts'

const variables = z.object({
  /** 0 lets the system choose a free port. */
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65535)), 3000),
  // Not `localhost`: on Debian that is `::1` first, where a proxy that asks 127.0.0.1 finds nobody.
  HOST_BIND: z._default(z.string(), '127.0.0.1'),
  /** Address of the site. With https, cookies are bound to it. */
  APP_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** Proxies whose `X-Forwarded-For` is believed; without it the client is who connects. */
  TRUSTED_PROXIES: proxiesSchema,
  ...previewVariables,
  /** Opens the panel, and previews for administrators. Without it there is no panel. */
  PANEL_PASSWORD: z.optional(z.string().check(z.minLength(16))),
  /** `development` shows the panel, and lets everybody preview remotes of this machine without a signature. */
  NODE_ENV: z.optional(z.string()),
})

function panelAccess({ PANEL_PASSWORD, NODE_ENV }: z.output<typeof variables>) {
  if (PANEL_PASSWORD) return { kind: 'password', password: PANEL_PASSWORD } as const
  return { kind: NODE_ENV === 'development' ? 'everybody' : 'off' } as const
}

/** Links that nobody could open are a mistake of the configuration. */
function refuseClosedPreviews({
  PREVIEW_SECRET,
  PREVIEW_FOR,
  PANEL_PASSWORD,
  NODE_ENV,
}: z.output<typeof variables>) {
  const needsPassword = PREVIEW_SECRET && PREVIEW_FOR === 'administrators' && NODE_ENV !== 'development'
  if (needsPassword && !PANEL_PASSWORD)
    throw new Error(
      'PREVIEW_SECRET needs PANEL_PASSWORD, by which administrators open previews, or PREVIEW_FOR=everyone',
    )
}

/** The release server of a product, as its variables configure it. @throws Error that names each wrong variable. */
export async function openProductServer(file: ProductFile, environment: Record<string, string | undefined>) {
  const values = readVariables(variables, environment)
  refuseClosedPreviews(values)
  const { PORT, HOST_BIND, APP_URL, TRUSTED_PROXIES } = values
  const store = await openStore(productConfig(file, environment).environment())
  const outcomeCounts = createOutcomeCounts()
  const app = createReleaseServer({
    store,
    product: file.product,
    outcomeCounts,
    preview: previewPolicy(values),
    panel: panelAccess(values),
    secure: APP_URL?.startsWith('https:') ?? false,
    clientOf: ({ env }) => clientAddress(env.incoming, TRUSTED_PROXIES),
  })
  return { app, store, outcomeCounts, place: { PORT, HOST_BIND } }
}

/** Runs the release server of a product until the process is told to stop. */
export async function serveProduct(
  file: ProductFile,
  environment: Record<string, string | undefined> = process.env,
): Promise<void> {
  const { app, store, outcomeCounts, place } = await openProductServer(file, environment)
  startRolloutController({ store, outcomeCounts })
  startCopiesCleanup(store)
  await listenUntilStopped(serverOf(app), place)
}
