import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { httpUrl, list, parseEnvironment, portOr, postgresUrl, text, textOr } from './environment.ts'

const schema = z.object({
  PORT: portOr(3000, 0),
  API_PORT: portOr(3100),
  DATA_DIR: textOr('.data'),
  API_URL: z.optional(httpUrl),
  DATABASE_URL: z.optional(postgresUrl),
  ADMIN_EMAILS: list,
  BUCKET: text,
})

test('what is not set has its default, and an empty variable counts as not set', () => {
  const defaults = { PORT: 3000, API_PORT: 3100, DATA_DIR: '.data', ADMIN_EMAILS: [] }
  expect(parseEnvironment(schema, { HOME: '/root' })).toEqual(defaults)
  const empty = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, '']))
  expect(parseEnvironment(schema, empty)).toEqual(defaults)
})

test('values are read as what they are', () => {
  const environment = {
    PORT: '0',
    API_PORT: '4100',
    DATA_DIR: '/srv',
    API_URL: 'https://api.example',
    DATABASE_URL: 'postgresql://localhost/cadence',
    ADMIN_EMAILS: 'lea@example.org, tom@example.org,,',
    BUCKET: 'releases',
  }
  expect(parseEnvironment(schema, environment)).toEqual({
    ...environment,
    PORT: 0,
    API_PORT: 4100,
    ADMIN_EMAILS: ['lea@example.org', 'tom@example.org'],
  })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '3.5'],
  ['PORT', '-1'],
  ['API_PORT', '0'],
  ['API_URL', 'ftp://api.example'],
  ['API_URL', 'api.example'],
  ['DATABASE_URL', 'mysql://localhost'],
])('%s=%s is refused, and the error names the variable', (name, value) => {
  expect(() => parseEnvironment(schema, { [name]: value })).toThrow(`${name}: `)
})

test.each(['abc', '-1.5', '65536'])('the error of a port that is %s says what a port is', (value) => {
  const message = (name: string) => () => parseEnvironment(schema, { [name]: value })
  expect(message('PORT')).toThrow(/^Invalid configuration\. PORT: must be a port from 0 to 65535$/)
  expect(message('API_PORT')).toThrow(/^Invalid configuration\. API_PORT: must be a port from 1 to 65535$/)
})

test('one error names all variables at fault', () => {
  expect(() => parseEnvironment(schema, { DATABASE_URL: 'x', API_URL: 'y' })).toThrow(
    'Invalid configuration. API_URL: must be an http or https address; DATABASE_URL: must be a postgres:// address',
  )
})
