import { preference } from '@cadence/shared/preferences'
import type { Countdown } from '@cadence/shared/schemas'
import { readText, writeText } from '@cadence/shared/storage'
import { toast } from '@cadence/shared/ui'
import { recordsOf } from '../../records/records.ts'
import { focusShieldTexts } from '../../texts/focus-shield.ts'
import { timerTexts } from '../../texts/timer.ts'
import type { CountdownKind } from './countdown.ts'

/** What still waits on the to-do list, where the member wants to be reminded of it. */
function tasksLeft(userId: string): string | undefined {
  if (preference('notifications')?.tasks === false) return undefined
  const count = recordsOf(userId, 'task').filter(({ data }) => !data.completed).length
  return count > 0 ? timerTexts.get().tasksLeft({ count }) : undefined
}

/**
 * Tells the end of a countdown to a member who looks elsewhere: by a notification of the browser, where they want it and
 * have allowed it (specification, section 2, Settings, Notifications). Who looks at the page is told there.
 */
export function notifyEnd(userId: string, kind: CountdownKind): void {
  if (document.visibilityState !== 'hidden' || preference('notifications')?.push !== true) return
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const body = tasksLeft(userId)
  try {
    // Of several tabs, or devices of one system, the last one takes the place of the others.
    const note = new Notification(endText(kind), { tag: `cadence-${kind}`, ...(body ? { body } : {}) })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch (error) {
    // Chromium on Android shows none without a service worker.
    console.warn('The notification could not be shown', error)
  }
}

/** Key of the end that was said last, of a kind: of all tabs of a browser one says it. */
const saidKey = (kind: CountdownKind) => `countdownSaid:${kind}`

const texts = { timer: () => timerTexts.get().timeUp, shield: () => focusShieldTexts.get().over }

/** What is said at the end of a countdown. */
export const endText = (kind: CountdownKind): string => texts[kind]()

/** The same for this tab alone, where storage is full. */
const said = new Map<CountdownKind, string>()

/**
 * Says the end of a countdown once, on whatever page is on the screen. A tab that nobody sees leaves it to another, or
 * to the moment when it is seen: a toast does not wait.
 */
export function sayEnd(userId: string, kind: CountdownKind, { startedAt }: Countdown): void {
  if (startedAt === null || document.visibilityState === 'hidden') return
  const id = `${userId} ${startedAt}`
  if (said.get(kind) === id || readText(saidKey(kind)) === id) return
  said.set(kind, id)
  writeText(saidKey(kind), id)
  toast({ kind: 'info', text: endText(kind) })
}
