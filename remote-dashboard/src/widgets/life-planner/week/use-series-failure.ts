import { useState } from 'react'
import { recurrenceModule } from './recurrence-module.ts'

interface SeriesFailure {
  /** Call it when the code that computes series could not be loaded. */
  note: () => void
  /** Loads that code again; null while it has not failed. */
  retry: (() => void) | null
}

/** Whether the code that computes series could not be loaded. */
export function useSeriesFailure(): SeriesFailure {
  const [failed, setFailed] = useState(false)
  const note = () => setFailed(true)
  const retry = () => {
    recurrenceModule.load().then(() => setFailed(false), note)
  }
  // Another part of the page may have loaded the code since.
  return { note, retry: failed && recurrenceModule.get() === null ? retry : null }
}
