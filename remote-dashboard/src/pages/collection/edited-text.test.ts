import { expect, test } from 'vitest'
import { collectionTexts } from '../../texts/collection.ts'
import { editedText } from './edited-text.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const ago = (days: number, ms = 0) => new Date(now - days * 86_400_000 + ms).toISOString()

test.each([
  [ago(0), 'today'],
  [ago(-1), 'today'],
  [ago(1, 1), 'today'],
  [ago(1), '1 day ago'],
  [ago(2), '2 days ago'],
  [ago(6), '6 days ago'],
  [ago(7, 1), '6 days ago'],
  [ago(7), '1 week ago'],
  [ago(13), '1 week ago'],
  [ago(14), '2 weeks ago'],
  [ago(29), '4 weeks ago'],
  [ago(30), '22/10/2026'],
])('%s is shown as %s', (iso, text) => {
  expect(editedText(collectionTexts.get(), { tag: 'fr-FR', timeZone: 'Europe/Paris' }, iso, now)).toBe(
    `Edited ${text}`,
  )
})

test.each([
  ['Europe/Paris', 'Edited 22/10/2026'],
  ['Asia/Tokyo', 'Edited 23/10/2026'],
])('the date is the one in %s', (timeZone, text) => {
  const iso = '2026-10-22T20:00:00.000Z'
  const later = Date.parse(iso) + 40 * 86_400_000
  expect(editedText(collectionTexts.get(), { tag: 'fr-FR', timeZone }, iso, later)).toBe(text)
})
