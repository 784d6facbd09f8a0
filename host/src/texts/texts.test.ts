import { expect, test } from 'vitest'
import { routes } from '../routes.ts'
import { titles } from './base/pages.ts'
import en from './en.ts'
import es from './es.ts'
import fr from './fr.ts'

test('the default titles of the app area are those of the product map', () => {
  const pairs = routes.filter(({ layout }) => layout === 'app').map(({ path, title }) => [path, title])
  expect(titles).toEqual(Object.fromEntries(pairs))
})

test.each(Object.entries({ fr, en, es }))('%s gives titles only to paths of the app area', (_, texts) => {
  for (const path of Object.keys(texts.titles)) expect(Object.keys(titles)).toContain(path)
})

test.each(Object.entries({ fr, en, es }))('no text of %s is empty or has spaces around it', (_, texts) => {
  const leaves = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(leaves)
  for (const text of leaves(texts)) expect(text).toMatch(/^\S(.*\S)?$/)
})

test('French has its typography: narrow no-break spaces, and no straight apostrophe', () => {
  expect(JSON.stringify(fr)).not.toMatch(/'|[^\u202f"](?=[!?;])|\w :/)
})
