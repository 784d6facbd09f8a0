import { authState, isSignedIn } from '@cadence/shared/auth'
import { type ShieldWatch, shieldWatchSchema } from '@cadence/shared/schemas'
import { readTabJson, removeTabKey, writeTabJson } from '@cadence/shared/storage'
import { proxy, useSnapshot } from 'valtio'
import { putRecord } from '../../records/records.ts'
import { subscribeRecords } from '../../records/records-store.ts'
import { phaseAt } from '../countdown/countdown.ts'
import { countdownOf } from '../countdown/countdown-records.ts'
import { returned, tabLeft, watchOver, withAway } from './away-count.ts'
import { keepAwake } from './wake-lock.ts'

/** Key of the watch in the storage of this tab, which survives a reload. */
const WATCH_KEY = 'shieldWatch'

/** The watch is set in the tab that started the session. Other tabs and devices do not count. */
const state = proxy<{ watch: ShieldWatch | null }>({ watch: null })
let isListening = false
/** True while the page is being closed or reloaded: such a page is hidden too, but the member has not left the tab. */
let isUnloading = false

function setWatch(next: ShieldWatch | null): void {
  if (next === state.watch) return
  state.watch = next
  if (next) writeTabJson(WATCH_KEY, next)
  else removeTabKey(WATCH_KEY)
}

/** The stored countdown, if the member is still signed in. */
function countdownNow() {
  const userId = authState.user?._id
  return userId !== undefined && isSignedIn(userId) ? countdownOf(userId, 'shield') : null
}

/** Adds the counts of this tab to the record: when the session pauses or ends, and when the tab is closed. */
function addToRecord(): void {
  const { watch } = state
  const countdown = countdownNow()
  if (!watch || !countdown) return
  const counted = withAway(countdown, watch)
  setWatch({ ...watch, count: 0, ms: 0 })
  if (counted !== countdown) putRecord('countdown', 'shield', counted)
}

/** Ends the watch when its session is paused, over or reset, in this tab or elsewhere. */
export function settleAwayWatch(): void {
  const { watch } = state
  const countdown = countdownNow()
  const runs =
    countdown?.endsAt === watch?.endsAt && countdown && phaseAt(countdown, Date.now()) === 'running'
  if (watch && !runs) {
    setWatch(returned(watch, Date.now()))
    addToRecord()
    setWatch(null)
  }
  keepAwake('shield', state.watch !== null)
}

function onVisibilityChange(): void {
  const { watch } = state
  if (watch && document.visibilityState === 'visible') setWatch(returned(watch, Date.now()))
  else if (watch && !isUnloading) setWatch(tabLeft(watch, Date.now()))
  settleAwayWatch()
}

function onPageHide(): void {
  isUnloading = true
  if (!state.watch) return
  setWatch(returned(state.watch, Date.now()))
  addToRecord()
}

function onPageShow(): void {
  isUnloading = false
  settleAwayWatch()
}

/** Starts to listen, once, until the page is closed. Continues the stored watch after a reload. */
export function startAwayWatch(): void {
  if (isListening) return
  isListening = true
  state.watch = readTabJson(WATCH_KEY, shieldWatchSchema)
  subscribeRecords(settleAwayWatch)
  document.addEventListener('visibilitychange', onVisibilityChange)
  window.addEventListener('pagehide', onPageHide)
  window.addEventListener('pageshow', onPageShow)
  // A tab that the browser had discarded while it was hidden may be loaded again visible: no event tells that.
  onVisibilityChange()
}

/** Called when this tab has started the session: it then counts how often it is left, and keeps the screen on. */
export function watchSession(): void {
  const countdown = countdownNow()
  setWatch(countdown && watchOver(countdown))
  settleAwayWatch()
}

/** The watch of this tab, or null when it does not count. */
export function useAwayWatch(): ShieldWatch | null {
  return useSnapshot(state).watch
}
