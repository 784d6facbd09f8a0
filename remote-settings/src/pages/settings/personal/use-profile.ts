import type { Profile } from '@cadence/shared/schemas'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getProfile } from '../profile-api.ts'

/** What the API knows beyond the member; null until it has come. */
export interface ProfileState {
  profile: Profile | null
  failed: boolean
  load: () => void
  /** Takes over what another call has answered. */
  show: (profile: Profile) => void
}

/**
 * Loads the profile, for as long as the section stands: again when the address has changed, and when the tab is seen
 * again, for the link of a mail opens in another one.
 * @param address e-mail of the member.
 */
export function useProfile(address: string): ProfileState {
  const [profile, setProfile] = useState<Profile | null>(null)
  const [failed, setFailed] = useState(false)
  // A late answer must not bring back what a later one has replaced.
  const latest = useRef(0)

  const load = useCallback(async () => {
    latest.current += 1
    const own = latest.current
    setFailed(false)
    try {
      const answer = await getProfile()
      if (own === latest.current) setProfile(answer)
    } catch (error) {
      if (own !== latest.current) return
      console.warn('The profile could not be loaded', error)
      setFailed(true)
    }
  }, [])

  const show = useCallback((answer: Profile) => {
    latest.current += 1
    setFailed(false)
    setProfile(answer)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the API knows changes with the address
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void load()
    }
    void load()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      latest.current += 1
    }
  }, [load, address])

  return { profile, failed, load: () => void load(), show }
}
