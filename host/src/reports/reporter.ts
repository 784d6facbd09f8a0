import { documentRegistry } from '@cadence/releases/browser/live-registry'
import { createReportQueue } from '@cadence/releases/browser/report-queue'
import type { Report } from '@cadence/releases/rollout/report-contract'
import type { DataRouter } from '@cadence/shared/router'
import type { Failure } from '../errors/report-error.ts'
import { originOf } from '../remotes/remotes.ts'
import { routeOf } from '../routes.ts'
import { reportsOf } from './report-outcomes.ts'

/** Reports the outcomes of releases in this browser to the release server. */
export interface Reporter {
  /** Notes a failure. */
  fail: (failure: Failure) => void
  /** Notes the page on screen, and each that follows. @returns a function that ends it. */
  follow: (router: DataRouter) => () => void
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

/** Reports what releases do in this document. */
export function createReporter(): Reporter {
  const host = hostVersion()
  const note = createReportQueue()
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
