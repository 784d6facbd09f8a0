import { expect, test } from 'vitest'
import { takeSubject } from './subject-in-text.ts'

const subject = (id: string, name: string, archived = false) => ({
  ...{ id, updatedAt: '2026-11-25T08:00:00.000Z' },
  data: { name, colour: 'teal' as const, ...(archived && { archived }) },
})
const subjects = [
  subject('m', 'Maths'),
  subject('d', 'Droit civil'),
  subject('e', 'Économie'),
  subject('l', 'Latin', true),
]

test.each([
  ['Rendre le DM #maths', 'Rendre le DM', 'm'],
  ['#Maths rendre le DM vendredi', 'rendre le DM vendredi', 'm'],
  ['Lire #droit-civil chapitre 2', 'Lire chapitre 2', 'd'],
  ['Lire #droitcivil', 'Lire', 'd'],
  ['Exposé #economie #maths', 'Exposé #maths', 'e'],
  ['Exercice #3 #maths', 'Exercice #3', 'm'],
  ['Rendre le DM #physique', 'Rendre le DM #physique', null],
  ['Version #latin', 'Version #latin', null],
  ['#maths', '#maths', null],
  ['C#maths', 'C#maths', null],
  ['Rendre le DM', 'Rendre le DM', null],
])('%s', (typed, text, found) => {
  expect(takeSubject(typed, subjects)).toEqual({ text, subject: found })
})
