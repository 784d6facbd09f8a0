import { createOutcomeCounts, type OutcomeCounts } from '@cadence/releases/rollout/outcome-counts'
import { hostDist, remoteDist, temporaryFolder } from '@cadence/releases/store/builds.test-kit'
import { startCanary, stopCanary } from '@cadence/releases/store/canary'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { liveDocumentReader } from '@cadence/releases/store/live-document'
import { publishHost, publishRemote, putRelease } from '@cadence/releases/store/live-release'
import type { ReleaseStore } from '@cadence/releases/store/release-store'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { type Metrics, openMetrics } from '@cadence/shared/metrics'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { ask, serveApp } from '../http.test-kit.ts'
import { putBuild, requestOf } from '../render/builds.test-kit.ts'
import { countUnjudged, measureReleases } from './release-metrics.ts'
import { measureRenderer } from './render-metrics.ts'
import { measureServer } from './server-metrics.ts'

let folder = ''
let releases: ReleaseStore
let outcomeCounts: OutcomeCounts
let metrics: Metrics
let port = 0
let metricsPort = 0

beforeEach(async () => {
  folder = await temporaryFolder()
  releases = folderStore(folder)
  outcomeCounts = createOutcomeCounts()
  metricsPort = await freePort()
  const opened = await openMetrics({ METRICS_PORT: metricsPort, METRICS_BIND: '127.0.0.1' })
  if (!opened) throw new Error('no metrics')
  metrics = opened
  measureReleases(metrics, liveDocumentReader(releases), outcomeCounts)
  port = await serveApp(
    createApp({ releases, api: 'http://127.0.0.1:1', outcomeCounts, metrics: measureServer(metrics) }),
  )
})
afterEach(() => metrics.close())

const publish = async () => {
  await publishHost(releases, '1', await hostDist('one'))
  await publishRemote(releases, 'auth', '1', await remoteDist('one'))
}

/** The lines of some metrics, without what all their names begin with. */
async function linesOf(...names: readonly string[]): Promise<string[]> {
  const { text } = await ask(metricsPort, '/metrics')
  const lines = text.split('\n').filter((line) => line.startsWith('cadence_releases_'))
  return lines
    .map((line) => line.slice('cadence_releases_'.length))
    .filter((line) => names.some((name) => line.startsWith(`${name}{`) || line.startsWith(`${name} `)))
}

test('requests are counted by kind and status, and the calls that the API did not answer', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await publish()
  const paths = ['/login', '/secret', '/remotes/auth/1/remoteEntry.js', '/remotes/auth/1/secret.js']
  for (const path of [...paths, '/registry.json', '/api/v1/users/secret', '/health', '/robots.txt'])
    await ask(port, path)
  await ask(port, '/reports', { method: 'POST', body: 'secret' })
  await ask(port, '/secret', { method: 'POST' })
  expect(await linesOf('requests_total', 'api_unanswered_total')).toEqual([
    'requests_total{kind="page",status="200"} 3',
    'requests_total{kind="file",status="200"} 1',
    'requests_total{kind="file",status="404"} 1',
    'requests_total{kind="registry",status="200"} 1',
    'requests_total{kind="proxy",status="503"} 1',
    'requests_total{kind="health",status="200"} 1',
    'requests_total{kind="report",status="415"} 1',
    'requests_total{kind="other",status="404"} 1',
    'api_unanswered_total 1',
  ])
  expect(await linesOf('request_duration_seconds_count')).toContain(
    'request_duration_seconds_count{kind="page"} 3',
  )
  expect((await ask(metricsPort, '/metrics')).text).not.toMatch(/secret/)
  expect(log).toHaveBeenCalledOnce()
})

test('what is live, the canaries and what browsers reported are shown by part and version', async () => {
  expect(await linesOf('store_known', 'registry_revision', 'live')).toEqual([
    'store_known 1',
    'registry_revision 0',
  ])
  await publish()
  await putRelease(releases, 'auth', '2', await remoteDist('two'))
  await startCanary(releases, 'auth', '2', 10)
  for (const browser of ['a', 'b', 'c'])
    outcomeCounts.record('auth 2', { browser, network: browser, isFailure: browser === 'a' })
  const names = ['live', 'canary_share', 'browsers', 'failing_browsers']
  expect(await linesOf('registry_revision', ...names)).toEqual([
    'registry_revision 3',
    'live{part="host",version="1"} 1',
    'live{part="auth",version="1"} 1',
    'canary_share{part="auth",version="2"} 0.1',
    'browsers{part="host",version="1"} 0',
    'browsers{part="auth",version="1"} 0',
    'browsers{part="auth",version="2"} 3',
    'failing_browsers{part="host",version="1"} 0',
    'failing_browsers{part="auth",version="1"} 0',
    'failing_browsers{part="auth",version="2"} 1',
  ])
  await stopCanary(releases, 'auth', { who: 'Inès', why: 'a test' })
  expect(await linesOf('canary_share')).toEqual([])
})

test('rendered pages, failed ones and those that wait are counted', async () => {
  const build = await putBuild(folder, 'host/1', '')
  const request = requestOf(build, build)
  let finish = () => {}
  const first = new Promise<null>((resolve) => {
    finish = () => resolve(null)
  })
  const answers = [first, Promise.reject(new Error('broken'))]
  for (const answer of answers) answer.catch(() => undefined)
  const render = () => answers.shift() ?? Promise.resolve(null)
  const renderer = measureRenderer(metrics, { render, close: async () => undefined })
  const running = renderer.render(request)
  expect(await linesOf('renders_pending')).toEqual(['renders_pending 1'])
  await expect(renderer.render(request)).rejects.toThrow('broken')
  finish()
  expect(await running).toBe(null)
  expect(await linesOf('renders_pending', 'renders_total', 'render_duration_seconds_count')).toEqual([
    'renders_total{result="failed"} 1',
    'renders_total{result="rendered"} 1',
    'render_duration_seconds_count 2',
    'renders_pending 0',
  ])
})

test('the port of the site never answers with metrics, and the port of the metrics with nothing else', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await publish()
  for (const path of ['/metrics', '/api/v1/metrics', '/remotes/metrics', '/host/metrics'])
    expect((await ask(port, path)).text).not.toContain('cadence_releases_')
  for (const path of ['/', '/health', '/registry.json', '/metrics/'])
    expect((await ask(metricsPort, path)).status).toBe(404)
})

test('turns in which releases could not be judged are counted, from zero on', async () => {
  const count = countUnjudged(metrics)
  expect(await linesOf('unjudged_turns_total')).toEqual(['unjudged_turns_total 0'])
  count()
  expect(await linesOf('unjudged_turns_total')).toEqual(['unjudged_turns_total 1'])
})
