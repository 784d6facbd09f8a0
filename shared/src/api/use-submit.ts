import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from './api-error.ts'

/** The state of a command that a button sends. */
export interface Submit<Args extends unknown[]> {
  /** True while the command is being sent. */
  busy: boolean
  /** Whether the last attempt succeeded. False again as soon as the next one starts. */
  done: boolean
  /** Why the last attempt failed. Null again as soon as the next one starts. */
  failure: Error | null
  /** Sends the command, unless it is being sent already. @returns whether it succeeded. Never rejects for an Error. */
  submit: (...args: Args) => Promise<boolean>
  /** Forgets the outcome of the last attempt, for example when its dialog is opened again. */
  reset: () => void
}

/** What happens after an attempt. */
export interface SubmitOptions {
  /** Called after a failure, for example to show a toast. */
  onFailure?: (failure: Error) => void
  /** The screen is left after success: `busy` stays true, and the command cannot be sent again. */
  once?: boolean
}

/**
 * Sends a command of the API from a button: one request at a time, however often the button is pressed. For a form,
 * use `useSubmitForm` of `@cadence/shared/forms`. An error that is no `ApiError` is a fault of our own code: it is also
 * reported to the page.
 * @param action sends the command, and does what follows from its success.
 */
export function useSubmit<Args extends unknown[]>(
  action: (...args: Args) => Promise<unknown>,
  { onFailure, once = false }: SubmitOptions = {},
): Submit<Args> {
  const [outcome, setOutcome] = useState<'idle' | 'busy' | 'done' | Error>('idle')
  const newest = useRef({ action, onFailure, once })
  useLayoutEffect(() => {
    newest.current = { action, onFailure, once }
  })
  // The state is too late for a second press in the same frame.
  const isBusy = useRef(false)

  const submit = useCallback(async (...args: Args) => {
    if (isBusy.current) return false
    isBusy.current = true
    setOutcome('busy')
    try {
      await newest.current.action(...args)
      isBusy.current = newest.current.once
      setOutcome('done')
      return true
    } catch (error) {
      isBusy.current = false
      if (!(error instanceof Error)) {
        setOutcome('idle')
        throw error
      }
      if (!(error instanceof ApiError)) globalThis.reportError(error)
      setOutcome(error)
      newest.current.onFailure?.(error)
      return false
    }
  }, [])
  const reset = useCallback(() => {
    if (!isBusy.current) setOutcome('idle')
  }, [])
  const isDone = outcome === 'done'
  return {
    busy: outcome === 'busy' || (isDone && once),
    done: isDone,
    failure: outcome instanceof Error ? outcome : null,
    submit,
    reset,
  }
}
