import { expect, test } from 'vitest'
import { entries, plain, search, searchWords } from './article-search.ts'
import { articles } from './content/articles.ts'
import { categories } from './content/categories.ts'
import { questions } from './content/questions.ts'
import { QUERY_MAX, queryOf } from './Search.tsx'

const first = (query: string) => search(entries, query)[0]?.id

test('titles, categories and questions can all be found by their own words', () => {
  for (const { id, title } of [...articles, ...categories]) {
    expect(
      search(entries, title).map((entry) => entry.id),
      title,
    ).toContain(id)
  }
  for (const { id, question } of questions) expect(first(question), question).toBe(id)
})

test.each([
  ['theme', 'article-changer-de-theme'],
  ['THÈMES', 'article-changer-de-theme'],
  ['j’ai oublié mon mot de passe', 'article-mot-de-passe-oublie'],
  ['comment composer un tableau', 'article-composer-un-tableau-de-bord'],
  ['teleph', 'article-ajuster-sur-un-telephone'],
  ['premier pas', 'categorie-premier-pas'],
  ['fonctionnalite', 'categorie-fonctionnalites'],
  ['reseau', 'question-sans-connexion'],
])('%s leads to %s', (query, id) => {
  expect(first(query)).toBe(id)
})

test('every word that matters must be there', () => {
  expect(first('minuteur')).toBe('article-lancer-le-minuteur')
  expect(search(entries, 'minuteur girafe')).toEqual([])
})

test('a word counts from its beginning, not from its middle', () => {
  expect(search(entries, 'inuteur')).toEqual([])
})

test.each(['', '   ', '?!', '[', '\\', '(.*'])('nothing is found for %j', (query) => {
  expect(search(entries, query)).toEqual([])
})

test('at most eight are shown, the title before the text', () => {
  const many = Array.from({ length: 20 }, (_, at) => ({
    id: `n${at}`,
    title: at === 19 ? 'Mode sombre' : `Autre ${at}`,
    kind: 'Article',
    more: 'le mode',
  }))
  const found = search(many, 'mode')
  expect(found).toHaveLength(8)
  expect(found[0]?.id).toBe('n19')
})

test('a text is compared without accents, ligatures, capitals and signs', () => {
  expect(plain("  L’ÉCRAN d'accueil\u202f: cœur ")).toBe('l ecran d accueil coeur')
})

test('small words count only where there is nothing else', () => {
  expect(searchWords('comment changer les thèmes')).toEqual(['changer', 'theme'])
  expect(searchWords('pour')).toEqual(['pour'])
})

test.each([
  ['?q=mot+de%20passe', 'mot de passe'],
  ['?q=%20%0A%00clavier%E2%80%AE', 'clavier'],
  ['', ''],
  ['?q=', ''],
  ['?q=%E0%A4%A', '\ufffd%A'],
  [`?q=${'x'.repeat(5000)}`, 'x'.repeat(QUERY_MAX)],
])('the query of the address is parsed: %s', (address, query) => {
  expect(queryOf(address)).toBe(query)
})
