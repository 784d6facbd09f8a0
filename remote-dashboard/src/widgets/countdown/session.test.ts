import { expect, test } from 'vitest'
import { COUNTDOWN_MS, freshCountdown, pressed } from './countdown.ts'
import { sessionOf } from './session.ts'

const start = Date.parse('2026-11-22T20:00:00.000Z')
const running = pressed(freshCountdown, start)

test('a countdown that is not over is no session', () => {
  expect(sessionOf('timer', freshCountdown, start)).toBeNull()
  expect(sessionOf('timer', running, start + COUNTDOWN_MS - 1)).toBeNull()
  expect(sessionOf('timer', pressed(running, start + 1000), start + 9 * COUNTDOWN_MS)).toBeNull()
})

test('whoever sees the end, and whenever, logs the same session, which ended when it ended', () => {
  const seen = sessionOf('shield', { ...running, awayCount: 2, awayMs: 90_000 }, start + COUNTDOWN_MS)
  expect(seen).toEqual({
    id: `shield-${start}`,
    data: {
      kind: 'shield',
      startedAt: '2026-11-22T20:00:00.000Z',
      endedAt: '2026-11-22T20:25:00.000Z',
      focusMs: COUNTDOWN_MS,
      awayCount: 2,
      awayMs: 90_000,
    },
  })
  const late = sessionOf('shield', { ...running, awayCount: 2, awayMs: 90_000 }, start + 20 * COUNTDOWN_MS)
  expect(late).toEqual(seen)
})

test('pauses make it end later, and no longer', () => {
  const resumed = pressed(pressed(running, start + 60_000), start + 360_000)
  const session = sessionOf('timer', resumed, start + 2 * COUNTDOWN_MS)
  expect(session?.data).toMatchObject({ endedAt: '2026-11-22T20:30:00.000Z', focusMs: COUNTDOWN_MS })
})
