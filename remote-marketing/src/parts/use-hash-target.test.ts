import { expect, test } from 'vitest'
import { hashTargetOf } from './use-hash-target.ts'

test.each([
  ['#article-deplacer-au-clavier', 'article-deplacer-au-clavier'],
  ['#question-mes-echanges', 'question-mes-echanges'],
  ['#categorie-premier-pas', 'categorie-premier-pas'],
  ['#contact', 'contact'],
  ['#droit-applicable', 'droit-applicable'],
  ['', null],
  ['#', null],
  ['#Contact', null],
  ['#content', null],
  ['#article-', null],
  ['#article-<img>', null],
  ['#article-%E0%A4%A', null],
])('%s names %s', (hash, place) => {
  expect(hashTargetOf(hash)).toBe(place)
})
