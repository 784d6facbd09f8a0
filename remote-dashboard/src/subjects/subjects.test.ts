import { beforeEach, expect, test } from 'vitest'
import { ownRecords, putRecord } from '../records/records.ts'
import { signIn } from '../testing/fixtures.ts'
import {
  activeSubjects,
  archivedSubjects,
  archiveSubject,
  changeSubject,
  createSubject,
  freeColour,
  subjectWith,
} from './subjects.ts'

let member = 0

beforeEach(() => {
  localStorage.clear()
  member += 1
  signIn(`subject-member-${member}`)
})

const all = () => ownRecords('subject')
const names = () => activeSubjects(all()).map(({ data }) => data.name)

test('subjects are ordered as a reader expects, with accents, capitals and numbers', () => {
  for (const name of ['éco', 'TD 10', 'Droit', 'td 2', 'Anglais']) createSubject(name, 'teal')
  expect(names()).toEqual(['Anglais', 'Droit', 'éco', 'td 2', 'TD 10'])
})

test.each([
  ['  ', 'empty'],
  ['x'.repeat(81), 'tooLong'],
  ['maths', 'taken'],
  [' MATHS ', 'taken'],
])('the name %o is refused', (name, refusal) => {
  createSubject('Maths', 'teal')
  expect(createSubject(name, 'red')).toEqual({ refusal })
  expect(names()).toEqual(['Maths'])
})

test('a subject is renamed and recoloured; its own name in other capitals is no other name', () => {
  const { id = '' } = createSubject('maths', 'teal')
  createSubject('Droit', 'red')
  expect(changeSubject(id, { name: 'Maths' })).toBeNull()
  expect(changeSubject(id, { colour: 'blue' })).toBeNull()
  expect(changeSubject(id, { name: 'droit' })).toBe('taken')
  expect(subjectWith(all(), id)?.data).toEqual({ name: 'Maths', colour: 'blue' })
})

test('an archived subject is offered no more, keeps its name, and comes back', () => {
  const { id = '' } = createSubject('Latin', 'teal')
  archiveSubject(id, true)
  expect(names()).toEqual([])
  expect(archivedSubjects(all()).map(({ data }) => data.name)).toEqual(['Latin'])
  expect(createSubject('latin', 'red')).toEqual({ refusal: 'taken' })
  archiveSubject(id, false)
  expect(subjectWith(all(), id)?.data).toEqual({ name: 'Latin', colour: 'teal' })
})

test('a new subject is offered a colour that no other has, while there is one', () => {
  putRecord('subject', 'a', { name: 'Maths', colour: 'red' })
  expect(freeColour(all())).toBe('orange')
  for (let n = 0; n < 9; n += 1) createSubject(`Matière ${n}`, freeColour(all()))
  expect(new Set(all().map(({ data }) => data.colour)).size).toBe(10)
  expect(freeColour(all())).toBe('red')
})
