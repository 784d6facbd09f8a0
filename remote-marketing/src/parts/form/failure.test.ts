import { ApiError } from '@cadence/shared/api'
import { expect, test } from 'vitest'
import { failureText, faultsText } from './failure.ts'

test.each([
  [{ kind: 'no-answer' }, /^Pas de réponse\u202f: la connexion semble coupée/],
  [{ kind: 'answered', status: 429, retryAfter: 61 }, /nouvel essai possible dans 2\u00a0minutes\.$/],
  [{ kind: 'answered', status: 429, retryAfter: 5 }, /nouvel essai possible dans une minute\.$/],
  [{ kind: 'answered', status: 429 }, /nouvel essai possible dans une minute\.$/],
  [{ kind: 'answered', status: 400 }, /^L’envoi a été refusé/],
  [{ kind: 'answered', status: 503 }, /^Le service a eu un problème, de notre côté/],
  [{ kind: 'malformed', status: 200 }, /^Le service a eu un problème, de notre côté/],
] as const)('%j', (details, text) => {
  const said = failureText(new ApiError('Too many attempts.', details))
  expect(said).toMatch(text)
  expect(said).toContain('Rien de ce qui est écrit ici n’est perdu')
})

test('faults are counted', () => {
  expect([faultsText(1), faultsText(3)]).toEqual([
    'Un champ est à revoir avant l’envoi.',
    '3\u00a0champs sont à revoir avant l’envoi.',
  ])
})
