import { preference } from '@cadence/shared/preferences'
import type { Countdown } from '@cadence/shared/schemas'
import { readText, writeText } from '@cadence/shared/storage'
import { toast } from '@cadence/shared/ui'
import { recordsOf } from '../../records/records.ts'
import { timerTexts } from '../../texts/countdown.ts'
import { focusShieldTexts } from '../../texts/widgets.ts'
import type { CountdownKind } from './countdown.ts'

const texts = { timer: () => timerTexts.get().timeUp, shield: () => focusShieldTexts.get().over }

/** Key of the end that was announced last: of all tabs of a browser, one announces it. */
const announcedKey = (kind: CountdownKind) => `countdownSaid:${kind}`

/** The same for this tab alone: when storage is full, the key above is not written. */
const announced = new Map<CountdownKind, string>()

/**
 * Announces the end of a countdown once, in a toast, on whatever page is open. A hidden tab leaves it to a visible one,
 * or to the moment when it becomes visible, because a toast would disappear unseen.
 */
export function announceEnd(userId: string, kind: CountdownKind, { startedAt }: Countdown): void {
  if (startedAt === null || document.visibilityState === 'hidden') return
  const id = `${userId} ${startedAt}`
  if (announced.get(kind) === id || readText(announcedKey(kind)) === id) return
  announced.set(kind, id)
  writeText(announcedKey(kind), id)
  toast({ kind: 'info', text: texts[kind]() })
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
export function notifyEnd(userId: string, kind: CountdownKind): void {
  if (document.visibilityState !== 'hidden' || preference('notifications')?.push !== true) return
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const body = tasksLeft(userId)
  try {
    // With one tag, the notification of a second tab replaces the first one.
    const note = new Notification(texts[kind](), { tag: `cadence-${kind}`, ...(body ? { body } : {}) })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch (error) {
    // Chrome on Android throws here: it shows notifications through a service worker only.
    console.warn('The notification could not be shown', error)
  }
}
