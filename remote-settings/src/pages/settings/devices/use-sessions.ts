import type { MemberSession } from '@cadence/shared/schemas'
import { useCallback, useEffect, useState } from 'react'
import { endOtherSessions, endSession, listSessions } from './sessions-api.ts'

type Loaded = { state: 'loading' | 'failed' } | { state: 'ready'; sessions: readonly MemberSession[] }

/** The member's sessions as the screen shows them. */
export interface Sessions {
  loaded: Loaded
  load: () => void
  /** Signs one out, and takes it off the list. @throws ApiError */
  end: (id: string) => Promise<void>
  /** Signs out all but this one. @throws ApiError */
  endOthers: () => Promise<void>
}

/** Loads the sessions when the screen stands. */
export function useSessions(): Sessions {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const load = useCallback(() => {
    setLoaded({ state: 'loading' })
    listSessions().then(
      (sessions) => setLoaded({ state: 'ready', sessions }),
      (error: unknown) => {
        console.warn('The devices could not be loaded', error)
        setLoaded({ state: 'failed' })
      },
    )
  }, [])
  useEffect(load, [load])

  const keep = (wanted: (session: MemberSession) => boolean) =>
    setLoaded((before) =>
      before.state === 'ready' ? { ...before, sessions: before.sessions.filter(wanted) } : before,
    )
  const end = async (id: string) => {
    await endSession(id)
    keep((session) => session.id !== id)
  }
  const endOthers = async () => {
    await endOtherSessions()
    keep(({ isCurrent }) => isCurrent)
  }
  return { loaded, load, end, endOthers }
}
