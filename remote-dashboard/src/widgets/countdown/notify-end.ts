import { preference } from '@cadence/shared/preferences'
import { recordsOf } from '../../records/records.ts'
import { timerTexts } from '../../texts/timer.ts'
import type { CountdownKind } from './countdown.ts'
import { endText } from './say-end.ts'

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
