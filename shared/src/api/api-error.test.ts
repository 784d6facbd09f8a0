import { expect, test } from 'vitest'
import { ApiError, usableMessage } from './api-error.ts'

test.each([
  ['no body', undefined],
  ['null', null],
  ['a text', 'message'],
  ['an array', ['message']],
  ['no message', { error: 'x' }],
  ['a number', { message: 42 }],
  ['an object', { message: { text: 'x' } }],
  ['an array of texts', { message: ['x'] }],
  ['null as message', { message: null }],
  ['an empty text', { message: '' }],
  ['a blank text', { message: ' \n\t\u00a0 ' }],
  ['a page', { message: '<!DOCTYPE html><html><body>502</body></html>' }],
  ['a page after a line', { message: '\n <html lang="en">' }],
])('%s is not shown', (_name, body) => {
  expect(usableMessage(body)).toBeUndefined()
})

test('a text is shown as it is, without the blanks around it', () => {
  expect(usableMessage({ message: '  Adresse déjà utilisée. ' })).toBe('Adresse déjà utilisée.')
})

test('a text with markup in it stays literal', () => {
  expect(usableMessage({ message: '<b>no</b> & more' })).toBe('<b>no</b> & more')
})

test('a long text is cut to 300 characters', () => {
  expect(usableMessage({ message: 'a'.repeat(300) })).toBe('a'.repeat(300))
  expect(usableMessage({ message: 'a'.repeat(10_000) })).toBe(`${'a'.repeat(299)}…`)
})

test('an error carries its kind, status, fields and cause', () => {
  const cause = new Error('why')
  const error = new ApiError('text', { kind: 'answered', status: 429, retryAfter: 3, cause })
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ name: 'ApiError', message: 'text', kind: 'answered', status: 429 })
  expect(error.retryAfter).toBe(3)
  expect(error.fields).toEqual({})
  expect(error.cause).toBe(cause)
})
