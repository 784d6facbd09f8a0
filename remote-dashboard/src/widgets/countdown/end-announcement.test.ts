import { setPreference } from '@cadence/shared/preferences'
import { provideToasts } from '@cadence/shared/ui'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putRecord } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { setVisible } from '../../testing/page-visibility.ts'
import { freshCountdown } from './countdown.ts'
import { announceEnd, notifyEnd } from './end-announcement.ts'
import { useRewardPlace } from './reward-place.ts'

const shown: { title: string; body: string | undefined }[] = []
let permission: NotificationPermission = 'granted'
let breaks = false

class Note {
  static get permission() {
    return permission
  }
  constructor(title: string, { body }: NotificationOptions) {
    if (breaks) throw new TypeError('Illegal constructor')
    shown.push({ title, body })
  }
}

let count = 0
let member = ''
beforeEach(() => {
  count += 1
  member = `notify-${count}`
  vi.stubGlobal('Notification', Note)
  shown.length = 0
  permission = 'granted'
  breaks = false
  signIn(member)
  setVisible(false)
  setPreference('notifications', { push: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  setVisible(true)
})

const task = (id: string, completed: boolean) =>
  putRecord('task', id, { text: id, completed, completedAt: null, position: id })

test('a hidden tab shows a notification with the number of open tasks', () => {
  task('a', false)
  task('b', false)
  task('c', true)
  notifyEnd(member, 'timer')
  expect(shown).toEqual([{ title: 'Le temps est écoulé', body: '2 tâches vous attendent encore.' }])
})

test('the notification has no tasks when none is open or the member wants no reminder of them', () => {
  notifyEnd(member, 'timer')
  task('a', false)
  setPreference('notifications', { push: true, tasks: false })
  notifyEnd(member, 'timer')
  expect(shown.map(({ body }) => body)).toEqual([undefined, undefined])
})

test.each<[string, () => void]>([
  ['the page is visible', () => setVisible(true)],
  ['the member never asked for notifications', () => setPreference('notifications', null)],
  ['the member turned notifications off', () => setPreference('notifications', { push: false })],
  ['the browser does not allow notifications', () => (permission = 'default')],
  ['the browser has no notifications', () => void Reflect.deleteProperty(globalThis, 'Notification')],
])('no notification is shown when %s', (_, given) => {
  given()
  notifyEnd(member, 'timer')
  expect(shown).toEqual([])
})

test('a browser that throws on a notification causes no error', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  breaks = true
  expect(() => notifyEnd(member, 'shield')).not.toThrow()
})

test('the end of a session is told by a toast only where no band in sight shows it', async () => {
  setVisible(true)
  const toasts: string[] = []
  provideToasts(
    async () =>
      ({ text }) =>
        toasts.push(text),
  )
  const band = document.createElement('section')
  const top = vi.spyOn(band, 'getBoundingClientRect')
  const { rerender } = renderHook(({ ready }) => useRewardPlace({ current: band }, ready), {
    initialProps: { ready: true },
  })
  const end = (minute: number, id: 'timer' | 'pause' = 'timer') => {
    const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 20, minutes)).toISOString()
    announceEnd(member, id, { ...freshCountdown, startedAt: at(minute), endsAt: at(minute + 25) })
    // A toast is shown when its code is there.
    return new Promise((resolve) => setTimeout(resolve))
  }
  const bravo = /^Bravo/
  top.mockReturnValue(new DOMRect(0, 160, 390, 140))
  await end(0)
  expect(toasts).toEqual([])
  await end(1, 'pause')
  expect(toasts).toEqual(['La pause est finie'])
  top.mockReturnValue(new DOMRect(0, -900, 390, 140))
  await end(2)
  expect(toasts[1]).toMatch(bravo)
  top.mockReturnValue(new DOMRect(0, 160, 390, 140))
  rerender({ ready: false })
  await end(3)
  expect(toasts[2]).toMatch(bravo)
})
