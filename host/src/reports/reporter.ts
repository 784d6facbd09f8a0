import type { DataRouter } from '@cadence/shared/router'
import type { Failure } from '../errors/report-error.ts'
import { documentRegistry } from '../remotes/live-registry.ts'
import { originOf } from '../remotes/remotes.ts'
import { routeOf } from '../routes.ts'
import { REPORTS_PATH, type Report } from './report-contract.ts'
import { reportsOf } from './report-outcomes.ts'

/**
 * The first report of a release is sent after this long, in milliseconds, whether it was shown or failed. If failures
 * arrived long before the successes, every new release would look bad at first.
 */
const SOON_MS = 1000

/** Later successes wait this long, in milliseconds. */
const LATER_MS = 15_000

/** Reports the outcomes of releases in this browser to the release server. */
export interface Reporter {
  /** Notes a failure. */
  fail: (failure: Failure) => void
  /** Notes the page on screen, and each that follows. @returns a function that ends it. */
  follow: (router: DataRouter) => () => void
}

/** Sends reports without waiting for an answer. The browser sends them even when the page is closed. */
function send(reports: readonly Report[]): void {
  const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' })
  // Extensions and settings remove beacons, and a beacon refuses too much data.
  if (navigator.sendBeacon?.(REPORTS_PATH, body)) return
  fetch(REPORTS_PATH, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}

/** The releases that the page on screen comes from; empty while it is loading or when it failed. */
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

/** The version of the host; undefined in development and in a preview, where nothing is reported. */
function hostVersion(): string | undefined {
  try {
    const { host, previews } = documentRegistry()
    return previews().length === 0 ? host : undefined
  } catch {
    return undefined
  }
}

/** Collects outcomes, each once, and sends them in as few requests as possible. */
export function createReporter(): Reporter {
  const host = hostVersion()
  const pending = new Map<string, Report>()
  /** Releases with a report that is sent or pending. */
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
