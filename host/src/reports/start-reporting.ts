import type { DataRouter } from '@cadence/shared/router'
import { FAILURE_EVENT, type Failure } from '../errors/report-error.ts'
import { retryUntilDone, whenIdle } from '../shell/deferred-work.ts'
import type { Reporter } from './reporter.ts'

/**
 * From now on the release server learns the outcomes of releases in this browser. The reporter's code loads when the
 * page has rendered, or with the first failure. When that code does not load, the page works as before, and reports wait.
 * @returns a function that also reports the pages that a router shows.
 */
export function startReporting(): (router: DataRouter) => void {
  let reporter: Promise<Reporter> | undefined
  const tell = async (what: (reporter: Reporter) => unknown) => {
    reporter ??= import('./reporter.ts')
      .then(({ createReporter }) => createReporter())
      .catch((error: unknown) => {
        reporter = undefined
        throw error
      })
    what(await reporter)
  }
  addEventListener(FAILURE_EVENT, (event) => {
    if (event instanceof CustomEvent)
      tell(({ fail }) => fail(event.detail satisfies Failure)).catch(() => undefined)
  })
  return (router) => void whenIdle(() => retryUntilDone(() => tell(({ follow }) => follow(router))))
}
