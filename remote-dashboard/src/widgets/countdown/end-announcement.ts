import { isSignedIn } from '@cadence/shared/auth'
import { memberTimeZone, preference } from '@cadence/shared/preferences'
import type { Countdown } from '@cadence/shared/schemas'
import { readText, writeText } from '@cadence/shared/storage'
import { type Toast, toast } from '@cadence/shared/ui'
import { recordsOf } from '../../records/records.ts'
import { timerTexts } from '../../texts/countdown.ts'
import { focusTexts } from '../../texts/focus.ts'
import { focusShieldTexts } from '../../texts/focus-shield.ts'
import { dayAt } from '../../time/day.ts'
import { isSessionRunning, startPause } from './countdown-records.ts'
import { pauseAfter, roundOf } from './focus-sessions.ts'
import { isRewardInSight } from './reward-place.ts'
import { isRoomOpen } from './room-state.ts'
import { type CountdownId, PAUSE } from './running-countdowns.ts'
import { countToday, sessionSentence } from './session-sentence.ts'

const texts = {
  timer: () => timerTexts.get().timeUp,
  shield: () => focusShieldTexts.get().over,
  pause: () => focusTexts.get().pauseOver,
}

/** Of all tabs of a browser, one announces an end, and one sounds the end of a pause. */
type Claim = 'announce' | 'sound'

const claimKey = (claim: Claim, id: CountdownId) =>
  claim === 'announce' ? `countdownSaid:${id}` : `countdownHeard:${id}`

/** The same for this tab alone: when storage is full, the keys are not written. */
const claimed = new Map<string, string>()

/** Claims an end for this tab. @returns false when this tab or another one has claimed it before. */
export function claimEnd(claim: Claim, id: CountdownId, end: string): boolean {
  const key = claimKey(claim, id)
  if (claimed.get(key) === end || readText(key) === end) return false
  claimed.set(key, end)
  writeText(key, end)
  return true
}

/** The toast of an end: what was done, with the pause that follows. */
function endToast(userId: string, id: CountdownId, countdown: Countdown): Toast {
  if (id === PAUSE) return { kind: 'info', text: texts.pause() }
  const sessions = recordsOf(userId, 'focusSession')
  const zone = memberTimeZone()
  const today = dayAt(Date.now(), zone)
  const count = countToday(id, countdown, sessions, today, zone)
  const pauseMs = pauseAfter(
    roundOf(
      sessions.map(({ data }) => data),
      countdown,
      today,
      zone,
    ),
  )
  const t = focusTexts.get()
  const run = () => {
    // The toast may outlive the member's session, and the next session of focus may run already.
    if (isSignedIn(userId) && !isSessionRunning(userId)) startPause(id, pauseMs)
  }
  return {
    kind: 'success',
    text: t.well({ done: sessionSentence(countdown, count, t) }),
    action: { label: t.takePause({ minutes: pauseMs / 60_000 }), run },
  }
}

/**
 * Announces the end of a countdown once, in a toast, on whatever page is open. A hidden tab leaves it to a visible one,
 * or to the moment when it becomes visible, because a toast would disappear unseen. The room announces it by itself,
 * and so does the band of the dashboard where it is in sight.
 */
export function announceEnd(userId: string, id: CountdownId, countdown: Countdown): void {
  const { startedAt } = countdown
  if (startedAt === null || document.visibilityState === 'hidden') return
  if (!claimEnd('announce', id, `${userId} ${startedAt}`) || isRoomOpen()) return
  if (id !== PAUSE && isRewardInSight()) return
  toast(endToast(userId, id, countdown))
}

/** Text about the open tasks, when the member wants to be reminded of them and has some. */
function tasksLeft(userId: string): string | undefined {
  if (preference('notifications')?.tasks === false) return undefined
  const count = recordsOf(userId, 'task').filter(({ data }) => !data.completed).length
  return count > 0 ? timerTexts.get().tasksLeft({ count }) : undefined
}

/**
 * Shows a browser notification of the end when the tab is hidden, the member has turned notifications on and the
 * browser allows them (specification, section 2, Settings, Notifications). A visible tab shows the toast instead.
 */
export function notifyEnd(userId: string, id: CountdownId): void {
  if (document.visibilityState !== 'hidden' || preference('notifications')?.push !== true) return
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const body = tasksLeft(userId)
  try {
    // With one tag, the notification of a second tab replaces the first one.
    const note = new Notification(texts[id](), { tag: `cadence-${id}`, ...(body ? { body } : {}) })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch (error) {
    // Chrome on Android throws here: it shows notifications through a service worker only.
    console.warn('The notification could not be shown', error)
  }
}
