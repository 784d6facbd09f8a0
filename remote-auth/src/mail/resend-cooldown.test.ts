import { beforeEach, expect, test } from 'vitest'
import { cooldownEnd, secondsUntil, startCooldown } from './resend-cooldown.ts'

const NOW = 1_768_478_400_000
const email = 'ines@exemple.fr'

beforeEach(() => sessionStorage.clear())

test.each([
  [NOW, 0],
  [NOW - 1, 0],
  [NOW + 1, 1],
  [NOW + 1000, 1],
  [NOW + 1001, 2],
  [NOW + 60_000, 60],
  // The clock was set back meanwhile.
  [NOW + 60_001, 0],
  [NOW + 86_400_000, 0],
  [Number.NaN, 0],
])('until %d it is %i s', (until, seconds) => {
  expect(secondsUntil(until, NOW)).toBe(seconds)
})

test('a minute for that mail to that address, and for no other', () => {
  expect(startCooldown('verification', email, NOW)).toBe(NOW + 60_000)
  expect(cooldownEnd('verification', email)).toBe(NOW + 60_000)
  expect(cooldownEnd('reset', email)).toBe(0)
  expect(cooldownEnd('verification', 'other@exemple.fr')).toBe(0)
})

test.each(['', 'undefined', '{', '[]', '0', '{"email":"ines@exemple.fr"}', '{"email":1,"until":"x"}'])(
  'a stored text of another form (%j) is ignored',
  (text) => {
    sessionStorage.setItem('cadence:cooldown:reset', text)
    expect(cooldownEnd('reset', email)).toBe(0)
  },
)
