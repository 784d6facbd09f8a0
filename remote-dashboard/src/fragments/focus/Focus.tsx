import { useAuth } from '@cadence/shared/auth'
import { isLaunchedFor, withoutLaunch } from '@cadence/shared/contract'
import { useSearchParams } from '@cadence/shared/router'
import { useEffect } from 'react'
import { useSync } from '../../sync/use-sync.ts'
import { watchEnds } from '../../widgets/countdown/end-watch.ts'
import { openRoom } from '../../widgets/countdown/room-state.ts'
import { startNext } from '../../widgets/countdown/start-next.ts'
import { usePause } from '../../widgets/countdown/use-countdown.ts'
import { type ShownSession, useSession } from '../../widgets/countdown/use-session.ts'
import { FocusRoom } from './FocusRoom.tsx'
import { SessionInTopBar } from './SessionInTopBar.tsx'
import { StartButton } from './StartButton.tsx'
import { useRemainingTitle } from './use-remaining-title.ts'

/** Marks the document while a session runs, so that the page dims what is not part of it. */
function useFocusMark(running: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (running) dataset.focusRunning = ''
    return () => {
      delete dataset.focusRunning
    }
  }, [running])
}

/** Starts a session and shows it, once, where a shortcut of the installed app asks for that. */
function useLaunchedSession({ kind }: ShownSession, isSignedIn: boolean): void {
  const [params, setParams] = useSearchParams()
  const isAsked = isSignedIn && isLaunchedFor('session', params)
  useEffect(() => {
    if (!isAsked) return
    // First, so that a reload does not start another one.
    setParams(withoutLaunch, { replace: true, preventScrollReset: true })
    startNext(kind)
    openRoom(kind)
  }, [isAsked, kind, setParams])
}

/**
 * The start of a focus session in the bottom bar, and its time in the top bar of a wide window. The shell shows this fragment on every page of the app area, so this is
 * also where the ends of the member's countdowns are watched: they are heard after a reload of any page. It keeps the
 * remaining time in the title of the tab, and shows the room.
 */
export default function Focus() {
  const { user } = useAuth()
  const userId = user?._id
  // The log of a session that ends here is sent, also from a page that shows nothing of the dashboard.
  useSync(userId)
  useEffect(() => {
    if (userId !== undefined) watchEnds()
  }, [userId])
  const session = useSession()
  useLaunchedSession(session, userId !== undefined)
  const pause = usePause()
  const running = session.phase === 'running' ? session.countdown : null
  useRemainingTitle(pause?.countdown ?? running, pause !== null)
  useFocusMark(running !== null)
  return (
    <>
      <StartButton />
      <SessionInTopBar />
      <FocusRoom by="fragment" />
    </>
  )
}
