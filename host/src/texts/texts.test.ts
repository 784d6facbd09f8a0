import { expect, test } from 'vitest'
import { routes, titledOf } from '../routes.ts'
import { titlesTexts } from './app-area.ts'
import en from './en.ts'
import es from './es.ts'
import fr from './fr.ts'

test('the default titles of the app area are those of the product map', () => {
  const pages = routes.filter(({ layout }) => layout === 'app').flatMap(titledOf)
  const pairs = pages.map(({ address, title }) => [address, title])
  expect(pairs).toContainEqual(['/dashboard?view=history', 'Historique'])
  expect(titlesTexts.get()).toEqual(Object.fromEntries(pairs))
})

test.each(Object.entries({ fr, en, es }))('%s gives titles only to paths of the app area', (_, texts) => {
  for (const path of Object.keys(texts.titles)) expect(Object.keys(titlesTexts.get())).toContain(path)
})
