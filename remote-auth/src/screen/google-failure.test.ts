import { googleErrors } from '@cadence/shared/schemas'
import { expect, test } from 'vitest'
import { googleFailure, googleFailureLang, googleFailureText } from './google-failure.ts'

test('every code of the API has a text of its own, in French', () => {
  const texts = googleErrors.map(googleFailureText)
  expect(new Set(texts).size).toBe(googleErrors.length)
  for (const text of texts) expect(text).not.toContain('Failed')
  expect(texts.map(googleFailureLang)).toEqual(texts.map(() => 'fr'))
})

test('a person who already has an account learns how to sign in', () => {
  expect(googleFailureText('account_exists')).toBe(
    'Un compte existe déjà avec cette adresse. Connectez-vous avec votre mot de passe, ou choisissez-en un par « Mot de passe oublié ».',
  )
})

test.each(['', 'x', '<script>', '__proto__', 'constructor', 'ACCESS_DENIED'])(
  'the code %j has the stated text',
  (code) => {
    expect(googleFailureText(code)).toBe('Failed to authenticate with Google')
    expect(googleFailureLang(googleFailureText(code))).toBe('en')
  },
)

test('a failure that may be ours does not blame Google', () => {
  expect(googleFailureText('provider_unavailable')).toBe(
    'La connexion avec Google est indisponible pour le moment. Réessayez dans quelques instants.',
  )
})

test('the state of /login', () => {
  expect(googleFailure('Détail')).toEqual({ error: 'Google login failed', details: 'Détail' })
})
