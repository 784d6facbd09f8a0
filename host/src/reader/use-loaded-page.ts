import type { PageRef } from '@cadence/shared/contract'
import { type ComponentType, useEffect, useState } from 'react'
import { loadPage } from '../remotes/load-page.ts'

/** What came: the component, as a value that React does not call, or that it failed. Null while it is awaited. */
type Outcome = { Page: ComponentType } | 'failed' | null

/** The component of the one page that whoever calls shows, and the way to ask for it again. A failure was reported. */
export function useLoadedPage(ref: PageRef): { outcome: Outcome; retry: () => void } {
  const [asked, setAsked] = useState(() => loadPage(ref))
  const [outcome, setOutcome] = useState<Outcome>(null)
  useEffect(() => {
    let current = true
    asked.then(
      (Page) => current && setOutcome({ Page }),
      () => current && setOutcome('failed'),
    )
    return () => {
      current = false
    }
  }, [asked])
  const retry = () => {
    setOutcome(null)
    setAsked(loadPage(ref))
  }
  return { outcome, retry }
}
