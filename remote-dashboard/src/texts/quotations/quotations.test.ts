import { expect, test } from 'vitest'
import en from './en.ts'
import es from './es.ts'
import fr from './fr.ts'
import type { Quotation } from './quotation.ts'

const all: readonly (readonly [string, readonly Quotation[]])[] = [
  ['fr', fr],
  ['en', en],
  ['es', es],
]

test('French has one for each day of a month, the other languages for each day of a week', () => {
  expect(fr.length).toBeGreaterThanOrEqual(31)
  expect(en.length).toBeGreaterThanOrEqual(7)
  expect(es.length).toBeGreaterThanOrEqual(7)
})

test.each(all)('%s: every quotation names its author and its work, and is out of copyright', (_, list) => {
  for (const { text, author, died, work, year } of list) {
    expect(text.trim(), text).toBe(text)
    expect(author, text).not.toBe('')
    expect(work, text).not.toBe('')
    expect(year, text).toBeLessThan(1956)
    // Seventy full years, counted from the end of that of the death.
    expect(died, text).toBeLessThan(1956)
    // The widget's smallest place holds no more.
    expect(text.length, text).toBeLessThanOrEqual(150)
  }
})

test.each(all)(
  '%s: no two quotations are alike, and an author does not speak two days in a row',
  (_, list) => {
    expect(new Set(list.map(({ text }) => text)).size).toBe(list.length)
    list.forEach(({ author }, at) => {
      expect(list[(at + 1) % list.length]?.author, `${at}`).not.toBe(author)
    })
  },
)

test('French is set as it is printed', () => {
  for (const { text, author, work } of fr) {
    expect(`${text} ${author} ${work}`).not.toMatch(/(?<!\u202f)[;:!?»]|«(?!\u202f)|\u00a0|['"]|\.\.\./)
  }
})
