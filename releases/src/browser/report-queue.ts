import { REPORTS_PATH, type Report } from '../rollout/report-contract.ts'

/**
 * The first report of a release is sent after this long, in milliseconds, whether it was shown or failed. If failures
 * arrived long before the successes, every new release would look bad at first.
 */
const SOON_MS = 1000

/** Later successes wait this long, in milliseconds. */
const LATER_MS = 15_000

/** Sends reports without waiting for an answer. The browser sends them even when the page is closed. */
function send(reports: readonly Report[]): void {
  const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' })
  // Extensions and settings remove beacons, and a beacon refuses too much data.
  if (navigator.sendBeacon?.(REPORTS_PATH, body)) return
  fetch(REPORTS_PATH, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}

/** Collects outcomes, each once, and sends them in as few requests as possible. @returns a function that notes one. */
export function createReportQueue(): (report: Report) => void {
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
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())

  return (report) => {
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
}
