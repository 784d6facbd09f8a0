import { hasUnsaved } from '@cadence/shared/router'
import { COUNTDOWN_MS } from '@cadence/shared/schemas'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordsOf } from '../../records/records.ts'
import { collectionKey } from '../../records/records-local-storage.ts'
import { signIn } from '../../testing/fixtures.ts'
import { setVisible } from '../../testing/page-visibility.ts'
import { countdownOf, pauseOf, press, reset, startPause } from './countdown-records.ts'
import { playSound } from './end-sound.ts'
import { watchEnds } from './end-watch.ts'
import { closeRoom, openRoom } from './room-state.ts'

vi.mock('./end-sound.ts', () => ({ playSound: vi.fn(), isSoundAllowed: () => true }))

const start = Date.parse('2026-11-22T20:00:00.000Z')
let count = 0
let member = ''
const announcements: string[] = []
const toasts: Toast[] = []
const firstEnd = 'Bravo\u202f: 25\u00a0min, première séance aujourd’hui'
const sessions = () => recordsOf(member, 'focusSession')

beforeEach(() => {
  count += 1
  member = `ends-${count}`
  vi.useFakeTimers({ now: start })
  vi.mocked(playSound).mockClear()
  announcements.length = 0
  toasts.length = 0
  provideToasts(async () => (toast) => {
    announcements.push(toast.text)
    toasts.push(toast)
  })
  setVisible(true)
  signIn(member)
  watchEnds()
})
afterEach(() => vi.useRealTimers())

test('the end sounds and is logged once, on time, whatever page is open', async () => {
  press('timer', 'ready')
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS - 1)
  expect(sessions()).toEqual([])
  await vi.advanceTimersByTimeAsync(2)
  expect(sessions().map(({ data }) => data.endedAt)).toEqual(['2026-11-22T20:25:00.000Z'])
  expect(playSound).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS)
  press('timer', 'over')
  expect(sessions()).toHaveLength(1)
  expect(playSound).toHaveBeenCalledOnce()
})

test('while a countdown runs, a new release does not replace this document', async () => {
  expect(hasUnsaved()).toBe(false)
  press('timer', 'ready')
  expect(hasUnsaved()).toBe(true)
  press('timer', 'running')
  expect(hasUnsaved()).toBe(false)
  startPause('timer', 300_000)
  expect(hasUnsaved()).toBe(true)
  press('timer', 'paused')
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS + 1000)
  expect(announcements).toHaveLength(1)
  expect(hasUnsaved()).toBe(false)
})

test('when another tab has logged the end, this tab makes no sound', async () => {
  press('timer', 'ready')
  const data = {
    kind: 'timer',
    startedAt: '2026-11-22T20:00:00.000Z',
    endedAt: '2026-11-22T20:25:00.000Z',
    focusMs: COUNTDOWN_MS,
    awayCount: 0,
    awayMs: 0,
  }
  const row = { updatedAt: '2026-11-22T20:25:00.000Z', data, pending: true }
  // This tab has not received the storage event of the other tab.
  localStorage.setItem(collectionKey(member, 'focusSession'), JSON.stringify({ [`timer-${start}`]: row }))
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS + 1)
  expect(sessions()).toHaveLength(1)
  expect(playSound).not.toHaveBeenCalled()
})

test('an end that happened while the machine slept is logged in silence, with its real time', async () => {
  press('shield', 'ready')
  vi.setSystemTime(start + 8 * 3_600_000)
  watchEnds()
  await vi.advanceTimersByTimeAsync(2000)
  expect(sessions().map(({ data }) => data.endedAt)).toEqual(['2026-11-22T20:25:00.000Z'])
  expect(playSound).not.toHaveBeenCalled()
})

test('starting Focus Shield pauses the Timer, and each makes a sound at its own end', async () => {
  press('timer', 'ready')
  await vi.advanceTimersByTimeAsync(60_000)
  press('shield', 'ready')
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS + 1000)
  expect(sessions().map(({ data }) => data.kind)).toEqual(['shield'])
  press('timer', 'paused')
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS - 59_000)
  expect(sessions()).toHaveLength(2)
  expect(playSound).toHaveBeenCalledTimes(2)
})

test('the end of a pause sounds and is announced once, and is no session', async () => {
  startPause('timer', 300_000)
  await vi.advanceTimersByTimeAsync(300_001)
  watchEnds()
  await vi.advanceTimersByTimeAsync(1000)
  expect(announcements).toEqual(['La pause est finie'])
  expect(playSound).toHaveBeenCalledOnce()
  expect(sessions()).toEqual([])
})

test('the end of a pause that another tab has sounded is silent here, and an old end is too', async () => {
  startPause('timer', 300_000)
  localStorage.setItem('countdownHeard:pause', `${member} 2026-11-22T20:00:00.000Z`)
  await vi.advanceTimersByTimeAsync(300_001)
  startPause('timer', 300_000)
  vi.setSystemTime(start + 8 * 3_600_000)
  watchEnds()
  await vi.advanceTimersByTimeAsync(2000)
  expect(playSound).not.toHaveBeenCalled()
  expect(announcements).toEqual(['La pause est finie'])
})

test('a countdown that was reset or paused makes no sound', async () => {
  press('timer', 'ready')
  press('shield', 'ready')
  reset('timer')
  press('shield', 'running')
  await vi.advanceTimersByTimeAsync(3 * COUNTDOWN_MS)
  expect(sessions()).toEqual([])
  expect(playSound).not.toHaveBeenCalled()
})

test('a press of Pause in the last instant is not a Restart', async () => {
  press('timer', 'ready')
  vi.setSystemTime(start + COUNTDOWN_MS)
  press('timer', 'running')
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS + 2000)
  expect(sessions()).toHaveLength(1)
})

test('the end of a signed-out member’s countdown is not logged for the next member', async () => {
  press('timer', 'ready')
  signIn('somebody-else')
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS + 1)
  expect(recordsOf('somebody-else', 'focusSession')).toEqual([])
  expect(playSound).not.toHaveBeenCalled()
})

test('the end is announced once, however often it is checked afterwards', async () => {
  press('timer', 'ready')
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS + 1)
  watchEnds()
  await vi.advanceTimersByTimeAsync(1000)
  expect(announcements).toEqual([firstEnd])
  press('shield', 'ready')
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS + 1)
  expect(announcements).toEqual([firstEnd, 'Bravo\u202f: 25\u00a0min, deuxième séance aujourd’hui'])
})

test('the pause of an old toast does not stop a session that was started since', async () => {
  press('timer', 'ready')
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS + 1)
  press('timer', 'over')
  press('shield', 'ready')
  toasts[0]?.action?.run()
  expect(pauseOf(member)).toBeNull()
  expect(countdownOf(member, 'shield').endsAt).not.toBeNull()
  press('shield', 'running')
  toasts[0]?.action?.run()
  expect(pauseOf(member)).not.toBeNull()
})

test('a hidden tab does not announce the end until it becomes visible', async () => {
  press('timer', 'ready')
  setVisible(false)
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS + 1)
  expect(sessions()).toHaveLength(1)
  expect(announcements).toEqual([])
  await vi.advanceTimersByTimeAsync(10_000)
  setVisible(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(announcements).toEqual([firstEnd])
})

test('an end that is hours old is not announced', async () => {
  press('timer', 'ready')
  vi.setSystemTime(start + 8 * 3_600_000)
  watchEnds()
  await vi.advanceTimersByTimeAsync(2000)
  expect(announcements).toEqual([])
})

test('an end that another tab has announced is not announced again', async () => {
  press('timer', 'ready')
  localStorage.setItem('countdownSaid:timer', `${member} 2026-11-22T20:00:00.000Z`)
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS + 1)
  expect(announcements).toEqual([])
})

test('an end that the room shows has no toast, in this tab or another one', async () => {
  openRoom('timer')
  press('timer', 'ready')
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS + 1)
  closeRoom()
  watchEnds()
  expect(announcements).toEqual([])
  expect(localStorage.getItem('countdownSaid:timer')).toBe(`${member} 2026-11-22T20:00:00.000Z`)
})
