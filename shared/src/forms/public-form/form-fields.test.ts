import { expect, test } from 'vitest'
import { fieldsOf, valuesOf } from './form-fields.ts'

const values = { a: 'x', b: ' ', links: [{ text: 'one' }, {}, { text: 'three' }], c: undefined }
const fields = { a: 'x', b: ' ', 'links.0': 'one', 'links.1': '', 'links.2': 'three' }

test('the texts of a form have one name for each entry of a list, and a value that nobody typed has none', () => {
  expect(fieldsOf(values)).toEqual(fields)
})

test('lists are put together in their order', () => {
  expect(valuesOf(fields)).toEqual({
    a: 'x',
    b: ' ',
    links: [{ text: 'one' }, { text: '' }, { text: 'three' }],
  })
})
