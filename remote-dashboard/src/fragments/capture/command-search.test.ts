import { expect, test } from 'vitest'
import { searchCommands } from './command-search.ts'

const items = [
  { id: 'dashboard', label: 'Dashboard', words: 'accueil tableau de bord' },
  { id: 'edit', label: 'Modifier le tableau', words: 'édition' },
  { id: 'new', label: 'Créer un tableau', words: 'nouveau tableau' },
  { id: 'settings', label: 'Settings', words: 'paramètres réglages' },
  { id: 'security', label: 'Paramètres : sécurité', words: '' },
]
const found = (query: string, recent: string[] = []) =>
  searchCommands(items, query, recent).map(({ item }) => item.id)

test.each([
  ['param', ['settings', 'security']],
  ['PARAMETRES secu', ['security']],
  ['creer', ['new']],
  ['tableau', ['dashboard', 'edit', 'new']],
  ['bleau', ['edit', 'new']],
  ['mdfr', ['edit']],
  ['tableau xyz', []],
  // A sign between words says nothing, so the whole name of a command finds it.
  ['Paramètres : sécurité', ['security']],
  ['paramètres :', []],
])('%s finds %o', (query, ids) => {
  expect(found(query)).toEqual(ids)
})

test('of commands that fit alike, the one that was used last comes first', () => {
  expect(found('tableau', ['new', 'edit'])).toEqual(['new', 'edit', 'dashboard'])
})

test('a hit is sure when each word of the query begins a word of it', () => {
  const sure = (query: string) => searchCommands(items, query, [])[0]?.isSure
  expect(sure('modifier tab')).toBe(true)
  expect(sure('bleau')).toBe(false)
})
