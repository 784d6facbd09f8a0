import { expect, test } from 'vitest'
import { fr } from './typography.ts'

test.each([
  ['Vraiment ? Oui ; sûr !', 'Vraiment\u202f? Oui\u202f; sûr\u202f!'],
  ['Trois outils : un', 'Trois outils\u202f: un'],
  ['« Demain »', '«\u202fDemain\u202f»'],
  ["l'heure", 'l’heure'],
  ['plus de 50 000 membres', 'plus de 50\u202f000\u00a0membres'],
  ['65 % de mieux', '65\u202f% de mieux'],
  ['à 8 h 10, puis 22 h', 'à 8\u202fh\u202f10, puis 22\u202fh'],
  ['25 minutes, 3 heures', '25\u00a0minutes, 3\u00a0heures'],
  ['500+ ambassadeurs', '500+\u00a0ambassadeurs'],
])('%s', (written, set) => {
  expect(fr(written)).toBe(set)
})

test('a text that is already set stays as it is', () => {
  const set = fr("« L'examen est à 8 h 10 : 65 % de 50 000 »")
  expect(fr(set)).toBe(set)
})
