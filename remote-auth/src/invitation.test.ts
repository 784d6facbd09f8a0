import { beforeEach, expect, test } from 'vitest'
import { forgetInvitation, keepInvitation, keptInvitation } from './invitation.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

beforeEach(() => localStorage.clear())

test.each(['?code=CAD-7KQM-4XTR', '?a=b&code=cad%207kqm%204xtr', '?code=7KQM4XTR'])(
  'the code of %s is kept for 30 days, and until it is used',
  (search) => {
    keepInvitation(search, NOW)
    expect(keptInvitation(NOW + 30 * DAY_MS)).toBe('CAD-7KQM-4XTR')
    forgetInvitation()
    expect(keptInvitation(NOW)).toBeUndefined()
  },
)

test('an invitation that is too old is forgotten, and so is one from a clock that was wrong', () => {
  for (const later of [31, -31]) {
    keepInvitation('?code=CAD-7KQM-4XTR', NOW)
    expect(keptInvitation(NOW + later * DAY_MS)).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  }
})

test.each(['', '?code=', '?code=hello', '?code=CAD-0000-0000', `?code=${'x'.repeat(5000)}`])(
  'what is no code (%j) replaces none',
  (search) => {
    keepInvitation('?code=CAD-7KQM-4XTR', NOW)
    keepInvitation(search, NOW)
    expect(keptInvitation(NOW)).toBe('CAD-7KQM-4XTR')
  },
)

test.each(['', '{', 'null', '[]', '{"code":7,"at":1}', '{"code":"<b>","at":1}'])(
  'what somebody else wrote (%j) is no invitation, and goes',
  (text) => {
    localStorage.setItem('cadence:invitation', text)
    expect(keptInvitation(NOW)).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  },
)
