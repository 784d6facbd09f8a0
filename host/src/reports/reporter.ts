import type { DataRouter } from '@cadence/shared/router'
import type { Failure } from '../errors/report-error.ts'
import { documentRegistry } from '../remotes/live-registry.ts'
import { originOf } from '../remotes/remotes.ts'
import { routeOf } from '../routes.ts'
import { REPORTS_PATH, type Report } from './report-contract.ts'
import { reportsOf } from './report-outcomes.ts'

/**
 * What is first told of a release is told after this long, shown or failed alike, with what comes along with it, in
 * milliseconds: were failures heard of long before what works, every fresh release would look bad at first.
 */
const SOON_MS = 1000

/** That more pages of it are shown can wait, in milliseconds. */
const LATER_MS = 15_000

/** Tells the release server how releases do in this browser. */
export interface Reporter {
  /** Takes note of a failure. */
  fail: (failure: Failure) => void
  /** Takes note of the page that stands, and of each that follows. @returns a function that ends it. */
  follow: (router: DataRouter) => () => void
}

/** Says it, and forgets: the browser sends it although the page goes. */
function send(reports: readonly Report[]): void {
  const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' })
  // Extensions and settings take it away, and it refuses what is too much at once.
  if (navigator.sendBeacon?.(REPORTS_PATH, body)) return
  fetch(REPORTS_PATH, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}

/** The releases that the page on screen comes from; none while it is on its way, or did not come. */
function shownBy({ state }: DataRouter, host: string): Report[] {
  const { initialized, navigation, errors, location, loaderData } = state
  if (!initialized || navigation.state !== 'idle' || errors) return []
  const path = routeOf(location.pathname)?.path
  const from = path && originOf(loaderData[path])
  return [
    { part: 'host', version: host, outcome: 'shown' },
    ...(from ? [{ part: from.remote, version: from.version, outcome: 'shown' as const }] : []),
  ]
}

/** Where nothing is published, as in development, or something is previewed, there is nothing to tell. */
function hostVersion(): string | undefined {
  try {
    const { host, previews } = documentRegistry()
    return previews().length === 0 ? host : undefined
  } catch {
    return undefined
  }
}

/** Collects how releases do, each outcome once, and tells it in as few requests as possible. */
export function createReporter(): Reporter {
  const host = hostVersion()
  const pending = new Map<string, Report>()
  /** Releases of which something is told, or about to be. */
  const begun = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Number.POSITIVE_INFINITY

  function flush(): void {
    clearTimeout(timer)
    due = Number.POSITIVE_INFINITY
    if (pending.size === 0) return
    const reports = [...pending.values()]
    pending.clear()
    send(reports)
  }
  function note(report: Report): void {
    const release = `${report.part} ${report.version}`
    const key = `${release} ${report.outcome}`
    if (pending.has(key)) return
    pending.set(key, report)
    const wait = report.outcome === 'shown' && begun.has(release) ? LATER_MS : SOON_MS
    begun.add(release)
    const at = performance.now() + wait
    if (at >= due) return
    due = at
    clearTimeout(timer)
    timer = setTimeout(flush, wait)
  }
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())

  return {
    fail(failure) {
      if (host) for (const report of reportsOf(failure, host, navigator.onLine)) note(report)
    },
    follow(router) {
      let noted: string | undefined
      const look = () => {
        const { key } = router.state.location
        if (!host || key === noted) return
        const reports = shownBy(router, host)
        if (reports.length === 0) return
        noted = key
        for (const report of reports) note(report)
      }
      look()
      return router.subscribe(look)
    },
  }
}
