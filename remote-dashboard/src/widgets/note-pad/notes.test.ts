import { expect, test } from 'vitest'
import { editedAt, headOf, latestFirst, matching } from './notes.ts'

const note = (title: string, content: string, date = '2026-11-22T10:00:00.000Z') => ({
  id: title,
  updatedAt: date,
  data: { title, content, createdAt: date, date },
})

test('the note that was edited last comes first, with and without milliseconds in its time', () => {
  const notes = [
    note('a', '', '2026-11-22T10:00:00Z'),
    note('b', '', '2026-11-22T10:00:00.500Z'),
    note('c', '', '2026-11-21T10:00:00.000Z'),
  ]
  expect(latestFirst(notes).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
})

test('a note without a title has its first line as title', () => {
  expect(headOf({ title: ' Oral ', content: 'un\n\ndeux' })).toEqual({ title: 'Oral', preview: 'un deux' })
  expect(headOf({ title: ' ', content: '\n  Oral\ndeux\ntrois' })).toEqual({
    title: 'Oral',
    preview: 'deux trois',
  })
  expect(headOf({ title: '', content: ' \n' })).toEqual({ title: '', preview: '' })
})

test('a search finds all its words, whatever the accents and capitals', () => {
  const notes = [note('Élan', 'du matin'), note('Élan', 'du soir'), note('Oral', 'matinée')]
  expect(matching(notes, 'elan MATIN')).toEqual([notes[0]])
  expect(matching(notes, '  ')).toBe(notes)
  expect(matching(notes, 'rien')).toEqual([])
})

test.each([
  ['2026-11-22T08:05:00.000Z', '09:05'],
  ['2026-11-21T23:30:00.000Z', '00:30'],
  ['2026-11-21T22:30:00.000Z', 'hier'],
  ['2026-11-18T10:00:00.000Z', 'il y a 4 jours'],
  ['2026-11-12T10:00:00.000Z', '12 nov.'],
  ['2025-11-12T10:00:00.000Z', '12 nov. 2025'],
  // Written by a device whose clock was ahead.
  ['2026-11-23T10:00:00.000Z', '11:00'],
])('%s was %s', (date, text) => {
  expect(editedAt(date, '2026-11-22', 'Europe/Paris', 'fr-FR')).toBe(text)
})
