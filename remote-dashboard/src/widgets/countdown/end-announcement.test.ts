import { setPreference } from '@cadence/shared/preferences'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putRecord } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { setVisible } from '../../testing/page-visibility.ts'
import { notifyEnd } from './end-announcement.ts'

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
