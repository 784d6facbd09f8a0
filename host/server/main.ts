import { previewPolicy } from '@cadence/releases/preview/preview-policy'
import { createOutcomeCounts } from '@cadence/releases/rollout/outcome-counts'
import { startRolloutController } from '@cadence/releases/rollout/rollout-controller'
import { openStore } from '@cadence/releases/store/open-store'
import { startCopiesCleanup } from '@cadence/releases/store/prune'
import { createApp } from './app.ts'
import { serverOf } from './listen.ts'
import { panelAccess } from './operator/panel-routes.ts'
import { renderedPages } from './render/pages.ts'
import { createRenderer } from './render/renderer.ts'
import { readConfig } from './server-config.ts'

/** After the signal to stop, the server waits this long for answers in flight, in milliseconds. */
const GRACE_MS = 5000

async function start() {
  const config = readConfig(process.env)
  const { PORT, API_PORT, API_URL, APP_URL, HOST_BIND, TRUSTED_PROXIES } = config
  const origin = new URL(APP_URL ?? `http://localhost:${PORT}`).origin
  const releases = await openStore(config)
  const renderer = createRenderer(new URL('./render-worker.js', import.meta.url), releases.files)
  const outcomeCounts = createOutcomeCounts()
  startRolloutController({ store: releases, outcomeCounts })
  startCopiesCleanup(releases)
  const app = createApp({
    releases,
    outcomeCounts,
    api: API_URL?.replace(/\/+$/, '') ?? `http://localhost:${API_PORT}`,
    trustedProxies: TRUSTED_PROXIES,
    site: { origin, pages: renderedPages(renderer, origin) },
    preview: previewPolicy(config),
    panel: panelAccess(config),
    serviceWorker: config.SERVICE_WORKER ?? 'on',
  })
  const server = serverOf(app)
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${PORT} is already in use (PORT)` : error)
    process.exit(1)
  })
  server.listen(PORT, HOST_BIND, () => {
    const address = server.address()
    console.log(`ready http://localhost:${typeof address === 'object' ? address?.port : PORT}`)
  })
  const stop = () => {
    server.close(() => process.exit(0))
    setTimeout(() => process.exit(0), GRACE_MS).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
