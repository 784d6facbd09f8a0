import { expect, test } from 'vitest'
import { isNearly, plain, search, searchIndex, searchWords } from './article-search.ts'
import { articles } from './content/article-list.ts'
import { questions } from './content/questions.ts'
import { searchHelp } from './help-index.ts'
import { helpPath } from './help-places.ts'
import { QUERY_MAX, queryOf } from './Search.tsx'

const found = (query: string) => searchHelp(query).map(({ to }) => to)

test('every article is found by its title, first or next to one that shares its words', () => {
  for (const { name, title } of articles) expect(found(title).slice(0, 2), title).toContain(helpPath(name))
})

test('every question is found by its own words', () => {
  for (const { id, question } of questions) expect(found(question)[0], question).toBe(`#${id}`)
})

test.each([
  ['theme', 'changer-de-theme'],
  ['mode sombre', 'changer-de-theme'],
  ['j’ai oublié mon mot de passe', 'mot-de-passe-oublie'],
  ['mdp perdu', 'mot-de-passe-oublie'],
  ['comment composer un tableau', 'composer-un-tableau-de-bord'],
  ['pomodoro', 'lancer-le-minuteur'],
  ['minuteur', 'lancer-le-minuteur'],
  ['premier pas', 'premier-pas'],
  ['fonctionnalite', 'fonctionnalites'],
  ['calendreir', 'calendrier-en-echec'],
  ['reunion', 'planning-de-la-semaine'],
  ['emploi du temp', 'emploi-du-temps-abonne'],
  ['hyperplaning', 'emploi-du-temps-abonne'],
  ['suprimer mon compte', 'supprimer-son-compte'],
  ['notifcations', 'notifications-bloquees'],
  ['telephone', 'se-reperer-sur-telephone'],
  ['raccourci clavier', 'aller-partout-au-clavier'],
  ['gogle', 'entrer-avec-google'],
  ['exporter mes donnees', 'telecharger-ses-donnees'],
  ['vacances zone b', 'vacances-et-premier-jour'],
  ['kanban', 'tableau-des-taches'],
  ['historqiue', 'historique'],
  ['revisions examen', 'plan-de-revision'],
  ['changer d adresse mail', 'changer-d-adresse-e-mail'],
  ['piraté', 'appareil-inconnu'],
  ['FRANCAIS', 'choisir-sa-langue'],
] as const)('« %s » leads to %s', (query, name) => {
  expect(found(query)[0]).toBe(helpPath(name))
})

test('a question about the network comes before articles', () => {
  expect(found('reseau tombe')[0]).toBe('#question-sans-connexion')
})

test('every word that matters must be there', () => {
  expect(found('minuteur girafe')).toEqual([])
})

test('a word counts from its beginning, not from its middle', () => {
  expect(found('anning')).toEqual([])
})

test.each([
  ['calendreir', 'calendrier', true],
  ['calendier', 'calendrier', true],
  ['calendrrier', 'calendrier', true],
  ['kalandriai', 'calendrier', false],
  ['notifc', 'notification', true],
  ['mot', 'mou', false],
  ['cour', 'jour', true],
  ['girafe', 'minuteur', false],
])('%s may stand for the beginning of %s: %s', (typed, word, isIt) => {
  expect(isNearly(typed, word)).toBe(isIt)
})

test('a word that is there is no typing error of another', () => {
  const index = searchIndex([
    { to: '#a', title: 'Un cours', kind: 'Article', more: '' },
    { to: '#b', title: 'Un jour', kind: 'Article', more: '' },
  ])
  expect(search(index, 'jour').map(({ to }) => to)).toEqual(['#b'])
})

test.each(['', '   ', '?!', '[', '\\', '(.*'])('nothing is found for %j', (query) => {
  expect(found(query)).toEqual([])
})

test('all are found, the title before the text', () => {
  const many = Array.from({ length: 20 }, (_, at) => ({
    to: `#n${at}` as const,
    title: at === 19 ? 'Mode sombre' : `Autre ${at}`,
    kind: 'Article',
    more: 'le mode',
  }))
  const all = search(searchIndex(many), 'mode')
  expect(all).toHaveLength(20)
  expect(all[0]?.to).toBe('#n19')
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
