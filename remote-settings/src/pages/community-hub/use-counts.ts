import { ApiError } from '@cadence/shared/api'
import type { Community, Referrals } from '@cadence/shared/schemas'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getCommunity, getReferrals } from './community-api.ts'

/** What the page counts: what is known so far, and how the last call went. */
export interface Counted {
  known: { referrals: Referrals; community: Community } | null
  state: 'loading' | 'failed' | 'offline' | 'ready'
  load: () => void
}

/**
 * Loads the member's code and the counts at the start, when the network is back or the tab is seen again, and when
 * asked.
 */
export function useReferrals(): Counted {
  const [known, setKnown] = useState<Counted['known']>(null)
  const [state, setState] = useState<Counted['state']>('loading')
  // A late answer must not bring back what a later one has replaced.
  const latest = useRef(0)

  const load = useCallback(async () => {
    latest.current += 1
    const own = latest.current
    setState('loading')
    try {
      const [referrals, community] = await Promise.all([getReferrals(), getCommunity()])
      if (own !== latest.current) return
      setKnown({ referrals, community })
      setState('ready')
    } catch (error) {
      if (own !== latest.current) return
      console.warn('The referrals could not be loaded', error)
      setState(error instanceof ApiError && error.kind === 'no-answer' ? 'offline' : 'failed')
    }
  }, [])

  useEffect(() => {
    const again = () => void load()
    again()
    const whenSeen = () => {
      if (document.visibilityState === 'visible') again()
    }
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', whenSeen)
      latest.current += 1
    }
  }, [load])

  return { known, state, load: () => void load() }
}
