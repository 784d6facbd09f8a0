import {
  authState,
  checkSession,
  clearOtherMembers,
  followOtherTabs,
  isSessionStored,
  onAuthChange,
  rehydrate,
  SESSION_EXPIRED,
} from '@cadence/shared/auth'
import { type DataRouter, paths } from '@cadence/shared/router'
import { toast } from '@cadence/shared/ui'
import { reportError } from '../errors/report-error.ts'
import { forgetOrigin } from '../guards/origin.ts'
import { forgetTypedText } from '../releases/typed-text.ts'
import { routeOf } from '../routes.ts'
import { whenIdle } from '../shell/deferred-work.ts'
import { whenOnScreen } from '../shell/visit-on-screen.ts'

/**
 * How long a member's data stays in this browser after the API refused their session, in milliseconds. Each window still
 * stores what was being typed when it goes to /login.
 */
const FORGET_AFTER_MS = 10_000

const notStored =
  'Votre navigateur ne laisse pas Cadence enregistrer votre session\u202f: elle prendra fin quand vous fermerez ou rechargerez cet onglet.'

/**
 * Tells a member who has just signed in that their session lives in this tab only, where storage is forbidden or full.
 * Otherwise the sign-out after the next reload would look like a fault.
 */
function announceUnstoredSession(): void {
  if (!isSessionStored()) toast({ kind: 'info', text: notStored })
}

function clearBadge(): void {
  if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => undefined)
}

/** Reads the session from storage, before the first guard runs. */
export function startSession(): void {
  rehydrate()
  followOtherTabs()
}

/**
 * Runs the guards again after a member signs in or out, here or in another tab, and shows the page that they choose.
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
    const isSameRole = now.isAuthenticated === before.isAuthenticated && now.role === before.role
    if (isSameRole && (now.id === before.id || !isAuthenticated)) return
    const isRefused = before.isAuthenticated && !isAuthenticated && error === SESSION_EXPIRED
    const leftOnPurpose = before.isAuthenticated && !isAuthenticated && !isRefused
    if (isRefused) leaving = setTimeout(noteMember, FORGET_AFTER_MS)
    if (isAuthenticated && !before.isAuthenticated) {
      forgetTypedText()
      announceUnstoredSession()
    }
    // The number on the icon is of the member who left, also when a page of another visit has set it.
    if (before.isAuthenticated && !isAuthenticated) clearBadge()
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

const noteMember = () =>
  clearOtherMembers(authState.isAuthenticated ? authState.user?._id : undefined, new Date())

/** Removes the data of members who are no longer signed in from this browser, after the first page has rendered. */
export function noteMemberWhenIdle(): void {
  whenIdle(noteMember)
}

/** Asks the API for the member's role and renews an old session, after the first page has rendered. */
export function checkSessionWhenIdle(): void {
  whenIdle(() => void checkSession().catch((error: unknown) => reportError({ error, phase: 'script' })))
}
