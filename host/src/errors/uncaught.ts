import { remoteNames } from '@cadence/shared/contract'
import { toast } from '@cadence/shared/ui'
import { describeRemote, remoteNamed } from '../remotes/remotes.ts'
import { firstAddress, reportError } from './report-error.ts'

/** One message for failures that follow each other within this time, in milliseconds. */
const QUIET_MS = 10_000

const text = 'Une action n’a pas abouti. Le reste de Cadence fonctionne\u202f: vous pouvez réessayer.'

/** The remote and version of the file that a stack trace or an address names first; undefined for other files. */
export function culprit(trace: string): { remote: string; version: string } | undefined {
  const [, name, version] = /:\/\/[^/]+\/remotes\/([^/]+)\/([^/]+)\//.exec(firstAddress(trace) ?? '') ?? []
  const remote = remoteNames.find((candidate) => candidate === name)
  return remote && version ? { remote, version } : undefined
}

const traceOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '')

/** Whether an error happened in an extension of the browser. The member is not told: their action did not fail. */
const isForeign = (trace: string) => /^(?!https?:)/i.test(firstAddress(trace) ?? 'https:')

/** Browsers report this when an observer's work takes another frame. Nothing failed. */
const harmless = /^ResizeObserver loop/

/**
 * Reports what fails after a page has rendered, in an event, a timer or a promise, and shows a toast: an action of the
 * member may have failed. The page stays.
 * @returns a function that ends it.
 */
export function watchUncaught(): () => void {
  let quietUntil = 0
  const failed = (error: unknown, trace: string) => {
    const from = culprit(trace)
    reportError({ error, phase: 'script', ...describeRemote(from?.remote), ...from })
    if (isForeign(trace)) return
    const now = performance.now()
    if (now < quietUntil) return
    quietUntil = now + QUIET_MS
    toast({ kind: 'error', text })
  }
  const onError = ({ error, message, filename }: ErrorEvent) => {
    if (harmless.test(message)) return
    const from = culprit(filename)
    // A script that breaks while its remote is loading is reported by the load that fails with it.
    if (from && remoteNamed(from.remote).isLoading) return
    failed(error ?? message, `${filename}\n${traceOf(error)}`)
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => failed(reason, traceOf(reason))
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}
