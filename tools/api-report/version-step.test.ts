import { expect, test } from 'vitest'
import { demandedVersion, isAtLeast } from './version-step.ts'

test.each([
  ['0.1.4', 'none', '0.1.4'],
  ['0.1.4', 'addition', '0.1.5'],
  ['0.1.4', 'breaking', '0.2.0'],
  ['1.3.2', 'addition', '1.4.0'],
  ['1.3.2', 'breaking', '2.0.0'],
] as const)('%s with a change of weight %s: %s', (before, weight, demanded) => {
  expect(demandedVersion(before, weight)).toBe(demanded)
})

test.each([
  ['0.2.0', '0.2.0', true],
  ['0.10.0', '0.9.1', true],
  ['1.0.0', '0.9.1', true],
  ['0.1.9', '0.2.0', false],
  ['0.1.0', '0.1.1', false],
])('%s is at least %s: %s', (version, demanded, answer) => {
  expect(isAtLeast(version, demanded)).toBe(answer)
})

test('what is no version of three numbers is named', () => {
  expect(() => demandedVersion('1.0', 'addition')).toThrow("'1.0' is not a version of three numbers")
})
