import { expect, test } from 'vitest'
import { detailOf, providerFailure } from './provider-failure.ts'

const codes = [
  'access_denied',
  'email_not_verified',
  'state_mismatch',
  'provider_unavailable',
  'invalid_answer',
  'too_many_attempts',
]

test('every code of the API has a text of its own, in French', () => {
  const texts = codes.map(detailOf)
  expect(new Set(texts).size).toBe(codes.length)
  for (const text of texts) expect(text).not.toContain('Failed')
})

test.each(['', 'x', '<script>', '__proto__', 'constructor', 'ACCESS_DENIED'])(
  'the code %j has the stated text',
  (code) => {
    expect(detailOf(code)).toBe('Failed to authenticate with Google')
  },
)

test('the state of /login', () => {
  expect(providerFailure('Détail')).toEqual({ error: 'Google login failed', details: 'Détail' })
})
