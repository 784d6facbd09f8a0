import { previewPolicy } from '@cadence/releases/preview/preview-policy'
import { createOutcomeCounts } from '@cadence/releases/rollout/outcome-counts'
import { startRolloutController } from '@cadence/releases/rollout/rollout-controller'
import { listenUntilStopped, serverOf } from '@cadence/releases/server/listen'
import { liveDocumentReader } from '@cadence/releases/store/live-document'
import { openStore } from '@cadence/releases/store/open-store'
import { startCopiesCleanup } from '@cadence/releases/store/prune'
import { openMetrics } from '@cadence/shared/metrics'
import { openTracing } from '@cadence/shared/tracing'
import { createApp } from './app.ts'
import { countUnjudged, measureReleases } from './metrics/release-metrics.ts'
import { measureRenderer } from './metrics/render-metrics.ts'
import { measureServer } from './metrics/server-metrics.ts'
import { panelAccess } from './operator/panel-routes.ts'
import { renderedPages } from './render/pages.ts'
import { createRenderer } from './render/renderer.ts'
import { createLogger } from './request-log.ts'
import { readConfig } from './server-config.ts'

async function start() {
  const config = readConfig(process.env)
  const { PORT, API_PORT, API_URL, APP_URL, TRUSTED_PROXIES } = config
  const origin = new URL(APP_URL ?? `http://localhost:${PORT}`).origin
  const metrics = await openMetrics(config)
  const tracing = await openTracing(config, 'cadence-releases')
  const releases = await openStore(config)
  const worker = new URL('./render-worker.mjs', import.meta.url)
  const plainRenderer = createRenderer(worker, releases.files)
  const renderer = metrics ? measureRenderer(metrics, plainRenderer) : plainRenderer
  const outcomeCounts = createOutcomeCounts()
  if (metrics) measureReleases(metrics, liveDocumentReader(releases), outcomeCounts)
  const onFailure = metrics ? countUnjudged(metrics) : () => undefined
  startRolloutController({ store: releases, outcomeCounts, onFailure })
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
    log: createLogger(config.LOG_LEVEL),
    tracing,
    metrics: metrics && measureServer(metrics),
  })
  await listenUntilStopped(serverOf(app), config)
  await tracing?.close()
  process.exit(0)
}

await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
