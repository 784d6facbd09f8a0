import { recordDataSchemas } from '@cadence/shared/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putRecord, recordsOf, removeRecord } from '../../records/records.ts'
import { collectionKey } from '../../records/records-local-storage.ts'
import { mergeServerRows } from '../../records/records-store.ts'
import { signIn } from '../../testing/fixtures.ts'
import { freshCountdown, phaseAt, sessionOf, started } from './countdown.ts'
import {
  countdownOf,
  pauseOf,
  press,
  reset,
  setLength,
  setTask,
  settleOverlaps,
  startPause,
  startSession,
} from './countdown-records.ts'

const MINUTE = 60_000
const start = Date.parse('2026-11-22T20:00:00.000Z')
let count = 0
let member = ''
const sessions = () => recordsOf(member, 'focusSession').map(({ data }) => data)
const phase = (kind: 'timer' | 'shield') => phaseAt(countdownOf(member, kind), Date.now())
const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE)
const maths = { text: 'Maths, chapitre 4', record: { collection: 'goal', id: '2026-11-22-1' } } as const

beforeEach(() => {
  count += 1
  member = `records-${count}`
  vi.useFakeTimers({ now: start })
  signIn(member)
})
afterEach(() => vi.useRealTimers())

test('a record of before this release is a countdown of 25 minutes without a task', () => {
  const old = { endsAt: null, leftMs: 60_000, startedAt: null, awayCount: 0, awayMs: 0 }
  expect(recordDataSchemas.countdown.parse(old)).toEqual({ ...old, lengthMs: 25 * MINUTE, task: null })
})

test('starting Timer pauses Focus Shield, and the other way round', () => {
  press('shield', 'ready')
  pass(5)
  press('timer', 'ready')
  expect([phase('shield'), phase('timer')]).toEqual(['paused', 'running'])
  pass(5)
  press('shield', 'paused')
  expect([phase('shield'), phase('timer')]).toEqual(['running', 'paused'])
  expect(countdownOf(member, 'shield').leftMs).toBe(20 * MINUTE)
})

test('a countdown that another tab has just started is paused too, before its storage event arrives', () => {
  countdownOf(member, 'shield')
  const row = {
    updatedAt: new Date(start).toISOString(),
    data: started(freshCountdown, start),
    pending: true,
  }
  localStorage.setItem(collectionKey(member, 'countdown'), JSON.stringify({ shield: row }))
  pass(5)
  press('timer', 'ready')
  expect(phase('shield')).toBe('paused')
})

test('two countdowns that two devices started are settled, and a session that was logged stays as it is', () => {
  putRecord('countdown', 'timer', started(freshCountdown, start))
  putRecord('countdown', 'shield', started(freshCountdown, start + 10 * MINUTE))
  pass(12)
  settleOverlaps(member)
  expect([phase('timer'), phase('shield')]).toEqual(['paused', 'running'])
  putRecord('countdown', 'timer', started(freshCountdown, start))
  putRecord('focusSession', `timer-${start}`, {
    kind: 'timer',
    startedAt: new Date(start).toISOString(),
    endedAt: new Date(start + 25 * MINUTE).toISOString(),
    focusMs: 25 * MINUTE,
    awayCount: 0,
    awayMs: 0,
    completed: true,
  })
  pass(14)
  settleOverlaps(member)
  expect(phase('timer')).toBe('over')
})

test('a browser that reads the countdowns before the sessions does not reopen a session that was completed', () => {
  pass(60)
  const timer = started(freshCountdown, start)
  const shield = started(freshCountdown, start + 20 * MINUTE)
  const row = (minutes: number, data: unknown) => ({
    updatedAt: new Date(start + minutes * MINUTE).toISOString(),
    data,
  })
  mergeServerRows(
    member,
    'countdown',
    new Map([
      ['timer', row(0, timer)],
      ['shield', row(20, shield)],
    ]),
  )
  settleOverlaps(member)
  const done = sessionOf('timer', timer, Date.now())
  mergeServerRows(member, 'focusSession', new Map([[done?.id ?? '', row(25, done?.data)]]))
  expect(phase('timer')).toBe('over')
})

test('a session that another device completed stays complete when this one resets it in its pause', () => {
  press('timer', 'ready')
  const done = sessionOf('timer', countdownOf(member, 'timer'), Number.POSITIVE_INFINITY)
  pass(20)
  press('timer', 'running')
  pass(10)
  if (done) putRecord('focusSession', done.id, done.data)
  reset('timer')
  expect(sessions()).toEqual([done?.data])
})

test('a reset session logs what was done, from one minute on', () => {
  press('timer', 'ready')
  vi.setSystemTime(start + 59_000)
  reset('timer')
  expect(sessions()).toEqual([])
  press('timer', 'ready')
  pass(10)
  press('timer', 'running')
  pass(60)
  reset('timer')
  expect(sessions()).toMatchObject([{ focusMs: 10 * MINUTE, completed: false }])
  expect(sessions()[0]?.endedAt).toBe(new Date(start + 59_000 + 10 * MINUTE).toISOString())
})

test('a length of one’s own stays through Restart, and a session that has begun keeps its length', () => {
  setLength(50 * MINUTE)
  press('timer', 'ready')
  setLength(10 * MINUTE)
  pass(50)
  expect(phase('timer')).toBe('over')
  press('timer', 'over')
  expect(sessions()).toMatchObject([{ focusMs: 50 * MINUTE, completed: true }])
  expect(countdownOf(member, 'timer')).toEqual({
    ...freshCountdown,
    leftMs: 10 * MINUTE,
    lengthMs: 10 * MINUTE,
  })
  press('timer', 'ready')
  pass(10)
  press('timer', 'over')
  expect(countdownOf(member, 'timer').leftMs).toBe(10 * MINUTE)
})

test('a task or a length chosen on a device that has not read yet leaves the session that runs elsewhere', () => {
  pass(10)
  setTask({ text: 'Maths', record: null })
  setLength(50 * MINUTE)
  const row = { updatedAt: new Date(start).toISOString(), data: started(freshCountdown, start) }
  mergeServerRows(member, 'countdown', new Map([['shield', row]]))
  expect(phase('shield')).toBe('running')
  expect(countdownOf(member, 'shield')).toMatchObject({ lengthMs: 25 * MINUTE, task: { text: 'Maths' } })
})

test('a task chosen in a tab leaves the session that another tab has just started', () => {
  countdownOf(member, 'shield')
  const data = started(freshCountdown, start)
  const row = { updatedAt: new Date(start).toISOString(), data, pending: true }
  localStorage.setItem(collectionKey(member, 'countdown'), JSON.stringify({ shield: row }))
  pass(1)
  setTask({ text: 'Maths', record: null })
  expect(phase('shield')).toBe('running')
})

test('a task and a length of before they had records of their own stay until another one is chosen', () => {
  putRecord('countdown', 'timer', {
    ...freshCountdown,
    leftMs: 50 * MINUTE,
    lengthMs: 50 * MINUTE,
    task: maths,
  })
  setTask({ text: 'Anglais', record: null })
  expect(countdownOf(member, 'timer')).toMatchObject({ leftMs: 50 * MINUTE, task: { text: 'Anglais' } })
  setLength(15 * MINUTE)
  expect(countdownOf(member, 'timer')).toMatchObject({ leftMs: 15 * MINUTE, lengthMs: 15 * MINUTE })
})

test('a paused session counts on the day of its pause, also when its task or the next length changed since', () => {
  press('timer', 'ready')
  pass(20)
  press('timer', 'running')
  pass(14 * 60)
  setTask({ text: 'Anglais', record: null })
  setLength(50 * MINUTE)
  reset('timer')
  expect(sessions()[0]?.endedAt).toBe(new Date(start + 20 * MINUTE).toISOString())
})

test('a session of 50 minutes that an older release paused, which writes no length, counts its whole focus', () => {
  const pausedByOlderRelease = () => {
    const { lengthMs: _, task: __, ...older } = countdownOf(member, 'timer')
    const data = { ...older, leftMs: 40 * MINUTE, endsAt: null }
    const row = { updatedAt: new Date(Date.now() + 1).toISOString(), data }
    mergeServerRows(member, 'countdown', new Map([['timer', row]]))
  }
  setLength(50 * MINUTE)
  press('timer', 'ready')
  pass(10)
  pausedByOlderRelease()
  press('timer', 'paused')
  pass(40)
  press('timer', 'over')
  press('timer', 'ready')
  pass(10)
  pausedByOlderRelease()
  reset('timer')
  expect(sessions().map(({ focusMs }) => focusMs)).toEqual([50 * MINUTE, 10 * MINUTE])
})

test('the Timer starts for a task; the same task goes on, and another one begins anew', () => {
  startSession('timer', maths)
  expect(countdownOf(member, 'timer').task).toEqual(maths)
  pass(5)
  press('timer', 'running')
  startSession('timer', maths)
  expect(countdownOf(member, 'timer').leftMs).toBe(20 * MINUTE)
  pass(5)
  startSession('timer', { text: 'Anglais', record: null })
  expect(countdownOf(member, 'timer')).toMatchObject({
    leftMs: 25 * MINUTE,
    task: { text: 'Anglais', record: null },
  })
  expect(sessions()).toMatchObject([{ focusMs: 10 * MINUTE, completed: false }])
})

test('the task can be changed while the session runs, and stays for the next one', () => {
  putRecord('goal', maths.record.id, { day: '2026-11-22', text: maths.text, done: false })
  press('timer', 'ready')
  setTask(maths)
  pass(25)
  press('timer', 'over')
  expect(countdownOf(member, 'timer').task).toEqual(maths)
  expect(countdownOf(member, 'shield').task).toEqual(maths)
  press('timer', 'ready')
  expect(countdownOf(member, 'timer').task).toEqual(maths)
})

test.each([
  ['done', () => putRecord('goal', maths.record.id, { day: '2026-11-22', text: maths.text, done: true })],
  ['deleted', () => removeRecord('goal', maths.record.id)],
])('a goal that is %s is no name of the next session', (_, finish) => {
  putRecord('goal', maths.record.id, { day: '2026-11-22', text: maths.text, done: false })
  startSession('timer', maths)
  pass(10)
  finish()
  press('timer', 'running')
  press('timer', 'paused')
  expect(countdownOf(member, 'timer').task).toEqual(maths)
  pass(25)
  press('timer', 'over')
  press('timer', 'ready')
  expect(countdownOf(member, 'timer').task).toBeNull()
})

test('a pause is no focus time; the next session ends it', () => {
  press('timer', 'ready')
  pass(25)
  startPause('timer', 5 * MINUTE)
  expect(sessions()).toHaveLength(1)
  expect(phase('timer')).toBe('ready')
  expect(pauseOf(member)).toMatchObject({ leftMs: 5 * MINUTE, lengthMs: 5 * MINUTE })
  pass(2)
  press('timer', 'ready')
  expect(pauseOf(member)).toBeNull()
  pass(25)
  reset('timer')
  expect(sessions().map(({ focusMs }) => focusMs)).toEqual([25 * MINUTE, 25 * MINUTE])
})

test('a session is logged with its task and the subject of that task, which another task does not take over', () => {
  const data = { text: 'Lire', completed: false, completedAt: null, position: 'a0', subject: 'law' }
  putRecord('task', 't', data)
  const lire = { text: 'Lire', record: { collection: 'task', id: 't' } } as const
  startSession('timer', lire)
  pass(25)
  reset('timer')
  expect(sessions()).toMatchObject([{ task: lire, subject: 'law' }])
  const ended = countdownOf(member, 'timer')
  putRecord('countdown', 'timer', { ...started(ended, start), awayCount: 1 })
  setTask(null)
  reset('timer')
  expect(sessions()).toMatchObject([{ task: lire, subject: 'law', awayCount: 1 }])
})
