import type { Metrics } from '@cadence/shared/metrics'
import type { Renderer } from '../render/renderer.ts'

/** In seconds. A page has one second; its process may take five to start. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Counts the pages that a renderer renders, their time and its failures. */
export function measureRenderer({ client, registry }: Metrics, renderer: Renderer): Renderer {
  const renders = new client.Counter({
    name: 'cadence_releases_renders_total',
    help: 'Pages rendered for the first HTML, by result: rendered or failed.',
    labelNames: ['result'],
    registers: [registry],
  })
  const duration = new client.Histogram({
    name: 'cadence_releases_render_duration_seconds',
    help: 'Time until a page is rendered or has failed, with its time in the queue.',
    buckets: BUCKETS,
    registers: [registry],
  })
  const pending = new client.Gauge({
    name: 'cadence_releases_renders_pending',
    help: 'Pages that are rendered or wait for it: one is rendered at a time.',
    registers: [registry],
  })
  return {
    ...renderer,
    async render(request) {
      const stop = duration.startTimer()
      pending.inc()
      let result = 'failed'
      try {
        const answer = await renderer.render(request)
        result = 'rendered'
        return answer
      } finally {
        stop()
        pending.dec()
        renders.inc({ result })
      }
    },
  }
}
