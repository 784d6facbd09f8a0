import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

function logged(record: object): string {
  const lines: string[] = []
  createLogger('info', { write: (line) => void lines.push(line) }).info(record, 'x')
  return lines.join('')
}

test.each([
  { password: 'canary' },
  { body: { password: 'canary', refreshToken: 'canary' } },
  { request: { headers: { authorization: 'canary', cookie: 'canary' } } },
  { mail: { link: 'canary', html: 'canary', text: 'canary' } },
])('never writes a secret: %j', (record) => {
  expect(logged(record)).not.toContain('canary')
})

test('a database error is logged without the values of its query', () => {
  const cause = Object.assign(new Error('Key (email)=(canary) already exists'), {
    code: '23505',
    detail: 'canary',
  })
  const err = Object.assign(new Error('Failed query: insert … params: canary', { cause }), {
    params: ['canary'],
  })
  const line = logged({ err })
  expect(line).not.toContain('canary')
  expect(line).toContain('23505')
})

test('a line break in a value cannot make a second line', () => {
  expect(logged({ path: 'a\n{"level":30,"msg":"forged"}' }).trim().split('\n')).toHaveLength(1)
})
