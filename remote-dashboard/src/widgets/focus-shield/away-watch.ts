import { authState } from '@cadence/shared/auth'
import { type ShieldWatch, shieldWatchSchema } from '@cadence/shared/schemas'
import { readTabJson, removeTabKey, writeTabJson } from '@cadence/shared/storage'
import { useSyncExternalStore } from 'react'
import { isSignedIn } from '../../dashboards/member.ts'
import { putRecord } from '../../records/records.ts'
import { subscribeRecords } from '../../records/store.ts'
import { phaseAt } from '../countdown/countdown.ts'
import { countdownOf } from '../countdown/countdown-records.ts'
import { left, returned, watchOver, withAway } from './away-count.ts'
import { keepAwake } from './wake-lock.ts'

/** Key of the watch in the storage of this tab, which a reload keeps. */
const WATCH_KEY = 'shieldWatch'

/** The watch of this tab, while it is the one that started the run; other tabs and devices do not count. */
let watch: ShieldWatch | null = null
let listening = false
let leaving = false
const listeners = new Set<() => void>()

function keep(next: ShieldWatch | null): void {
  if (next === watch) return
  watch = next
  if (next) writeTabJson(WATCH_KEY, next)
  else removeTabKey(WATCH_KEY)
  for (const listener of listeners) listener()
}

/** The countdown as it stands, if its member is still there. */
function countdownNow() {
  const userId = authState.user?._id
  return userId !== undefined && isSignedIn(userId) ? countdownOf(userId, 'shield') : null
}

/** Adds to the record what this tab has counted so far. Only where the record is written anyway, or the tab goes. */
function addToRecord(): void {
  const countdown = countdownNow()
  if (!watch || !countdown) return
  const counted = withAway(countdown, watch)
  keep({ ...watch, count: 0, ms: 0 })
  if (counted !== countdown) putRecord('countdown', 'shield', counted)
}

/** Ends the watch of a run that is paused, over or reset, wherever that was done. */
export function settleAway(): void {
  const countdown = countdownNow()
  const runs =
    countdown?.endsAt === watch?.endsAt && countdown && phaseAt(countdown, Date.now()) === 'running'
  if (watch && !runs) {
    keep(returned(watch, Date.now()))
    addToRecord()
    keep(null)
  }
  keepAwake(watch !== null)
}

function onVisibility(): void {
  if (watch && document.visibilityState === 'visible') keep(returned(watch, Date.now()))
  // A page that is on its way out is hidden, too: a reload is not leaving.
  else if (watch && !leaving) keep(left(watch, Date.now()))
  settleAway()
}

function onPageHide(): void {
  leaving = true
  if (!watch) return
  keep(returned(watch, Date.now()))
  addToRecord()
}

function onPageShow(): void {
  leaving = false
  settleAway()
}

/** From the first call on, for the life of the page, whatever it shows. */
export function watchShield(): void {
  if (listening) return
  listening = true
  watch = readTabJson(WATCH_KEY, shieldWatchSchema)
  subscribeRecords(settleAway)
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', onPageHide)
  window.addEventListener('pageshow', onPageShow)
  // A tab that the browser had put away while it was left is seen again only now.
  onVisibility()
}

/** This tab has started the run: it counts from now on how often it is left, and keeps the screen on. */
export function guardRun(): void {
  const countdown = countdownNow()
  keep(countdown && watchOver(countdown))
  settleAway()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** The watch of this tab, drawn again when it changes. */
export function useWatch(): ShieldWatch | null {
  return useSyncExternalStore(subscribe, () => watch)
}
