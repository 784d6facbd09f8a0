import { expect, test } from 'vitest'
import { childToken, hashToken, isToken, newToken } from './opaque-token.ts'

test('a token is 32 random bytes, 256 bits, in letters for a URL', () => {
  const tokens = Array.from({ length: 1000 }, newToken)
  expect(new Set(tokens).size).toBe(1000)
  for (const token of tokens) {
    expect(isToken(token)).toBe(true)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  }
})

test('the next token of a session needs both the token and the salt, and is as long', () => {
  const [token, salt] = [newToken(), newToken()]
  const child = childToken(token, salt)
  expect(Buffer.from(child, 'base64url')).toHaveLength(32)
  const guesses = [
    childToken(token, newToken()),
    childToken(newToken(), salt),
    childToken(hashToken(token), salt),
  ]
  expect(guesses).not.toContain(child)
})
