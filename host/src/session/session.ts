import {
  authState,
  checkSession,
  followOtherTabs,
  noteSeen,
  onAuthChange,
  rehydrate,
  SESSION_EXPIRED,
} from '@cadence/shared/auth'
import { type DataRouter, paths } from '@cadence/shared/router'
import { reportError } from '../errors/report.ts'
import { forgetOrigin } from '../guards/origin.ts'
import { forgetTyped } from '../releases/typed.ts'
import { routeOf } from '../routes.tsx'
import { whenOnScreen } from '../shell/on-screen.ts'
import { whenIdle } from '../shell/when-idle.ts'
import { tellWhenNotKept } from './kept.ts'

/**
 * How long what is kept of a member stays after their session was refused, in milliseconds: each window writes what was
 * being typed when it shows /login instead.
 */
const LEFT_AFTER_MS = 10_000

/** Reads the session from storage, before anything is guarded. */
export function startSession(): void {
  rehydrate()
  followOtherTabs()
}

/**
 * Sends the member where the guards want them when they sign in or out, here or in another tab.
 * @returns a function that ends it.
 */
export function guardSession(router: DataRouter): () => void {
  let before = {
    isAuthenticated: authState.isAuthenticated,
    role: authState.user?.role,
    id: authState.user?._id,
  }
  let leaving: ReturnType<typeof setTimeout> | undefined
  const stop = onAuthChange(({ isAuthenticated, user, error }) => {
    const now = { isAuthenticated, role: user?.role, id: user?._id }
    const same = now.isAuthenticated === before.isAuthenticated && now.role === before.role
    if (same && (now.id === before.id || !isAuthenticated)) return
    const isRefused = before.isAuthenticated && !isAuthenticated && error === SESSION_EXPIRED
    const leftOnPurpose = before.isAuthenticated && !isAuthenticated && !isRefused
    if (isRefused) leaving = setTimeout(noteMember, LEFT_AFTER_MS)
    if (isAuthenticated && !before.isAuthenticated) {
      forgetTyped()
      tellWhenNotKept()
    }
    before = now
    const onProtectedPage = routeOf(router.state.location.pathname)?.layout === 'app'
    if (leftOnPurpose && onProtectedPage) {
      forgetOrigin()
      void router.navigate(paths.login, { replace: true })
    } else {
      whenOnScreen(router.state, () => void router.revalidate())
    }
  })
  return () => {
    stop()
    clearTimeout(leaving)
  }
}

const noteMember = () => noteSeen(authState.isAuthenticated ? authState.user?._id : undefined, new Date())

/** Takes what is kept of members who are not signed in any more out of the browser, when the first page stands. */
export function noteMemberWhenIdle(): void {
  whenIdle(noteMember)
}

/** Asks the API for the member's role and renews an old session, when the first page stands. */
export function checkSessionWhenIdle(): void {
  whenIdle(() => void checkSession().catch((error: unknown) => reportError({ error, phase: 'script' })))
}
