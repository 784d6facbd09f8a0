import type { FocusSession } from '@cadence/shared/schemas'
import { expect, test } from 'vitest'
import { freshCountdown, sessionOf, started } from './countdown.ts'
import { countToday, sessionSentence } from './session-sentence.ts'

const start = Date.parse('2026-11-22T20:00:00.000Z')
const ended = started(freshCountdown, start)

test.each([
  [1, '25\u00a0min, première séance aujourd’hui'],
  [3, '25\u00a0min, troisième séance aujourd’hui'],
  [10, '25\u00a0min, dixième séance aujourd’hui'],
  [11, '25\u00a0min, 11e séance aujourd’hui'],
])('session %i of the day is: %s', (count, sentence) => {
  expect(sessionSentence(ended, count)).toBe(sentence)
})

test('the session that has just ended counts once, whether it is logged or not', () => {
  const logged = sessionOf('timer', ended, Number.POSITIVE_INFINITY)
  const count = (sessions: { id: string; data: FocusSession }[]) =>
    countToday('timer', ended, sessions, '2026-11-22', 'Europe/Paris')
  expect(count([])).toBe(1)
  expect(count(logged ? [logged] : [])).toBe(1)
  expect(count(logged ? [logged, { ...logged, id: 'other' }] : [])).toBe(2)
})

test('a session of yesterday that is still on the screen is none of today', () => {
  const logged = sessionOf('timer', started(freshCountdown, start + 12 * 3_600_000), Number.POSITIVE_INFINITY)
  expect(countToday('timer', ended, logged ? [logged] : [], '2026-11-23', 'Europe/Paris')).toBe(0)
  expect(sessionSentence(ended, 0)).toBe('25\u00a0min')
})
