import { ApiError } from '@cadence/shared/api'
import { useRef, useState } from 'react'

/** A call that a press starts. */
export interface Sending {
  busy: boolean
  /** Why it failed the last time. */
  failure: ApiError | null
  /** Does the work, unless some is under way. @returns whether it went through. */
  send: (work: () => Promise<void>) => Promise<boolean>
  /** Something else is done now: why it failed is of no interest any longer. */
  forget: () => void
}

/** One call at a time, however often a button is pressed. */
export function useSending(): Sending {
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  async function send(work: () => Promise<void>): Promise<boolean> {
    if (underWay.current) return false
    underWay.current = true
    setBusy(true)
    setFailure(null)
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      return false
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { busy, failure, send, forget: () => setFailure(null) }
}
