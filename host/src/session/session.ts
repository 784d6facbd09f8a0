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
  return onAuthChange(({ isAuthenticated, user, error }) => {
    const now = { isAuthenticated, role: user?.role, id: user?._id }
    const same = now.isAuthenticated === before.isAuthenticated && now.role === before.role
    if (same && (now.id === before.id || !isAuthenticated)) return
    const leftOnPurpose = before.isAuthenticated && !isAuthenticated && error !== SESSION_EXPIRED
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
}

/** Notes who is here, for those who are not any more, when the first page stands. */
export function noteMemberWhenIdle(): void {
  whenIdle(() => noteSeen(authState.isAuthenticated ? authState.user?._id : undefined, new Date()))
}

/** Asks the API for the member's role and renews an old session, when the first page stands. */
export function checkSessionWhenIdle(): void {
  whenIdle(() => void checkSession().catch((error: unknown) => reportError({ error, phase: 'script' })))
}
