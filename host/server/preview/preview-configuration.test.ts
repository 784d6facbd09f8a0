import { parseSource } from '@cadence/releases/preview/preview-override'
import { previewPolicy } from '@cadence/releases/preview/preview-policy'
import { expect, test } from 'vitest'
import { readConfig } from '../server-config.ts'

test('the configuration names origins, and nothing else', () => {
  const read = (PREVIEW_ORIGINS: string) => previewPolicy(readConfig({ PREVIEW_ORIGINS })).origins
  expect(read(' https://a.example, http://localhost:3002 ')).toEqual([
    'https://a.example',
    'http://localhost:3002',
  ])
  expect(() => read('https://a.example/x')).toThrow("PREVIEW_ORIGINS: 'https://a.example/x' is no origin")
  expect(() => read('*')).toThrow('PREVIEW_ORIGINS')
  expect(() => readConfig({ PREVIEW_SECRET: 'short' })).toThrow('PREVIEW_SECRET')
})

test.each([
  [{}, 'administrators'],
  [{ PREVIEW_FOR: '' }, 'administrators'],
  [{ PREVIEW_FOR: 'everyone' }, 'everyone'],
  [{ NODE_ENV: 'development' }, 'everyone'],
])('by the configuration %j links are for: %s', (environment, audience) => {
  expect(previewPolicy(readConfig(environment)).audience).toBe(audience)
})

test('a configuration with another audience is refused', () => {
  expect(() => readConfig({ PREVIEW_FOR: 'members' })).toThrow('PREVIEW_FOR')
})

test.each([
  'javascript:alert(1)',
  'https://a.example/?x',
  'https://a.example/#x',
  'https://user:word@a.example/',
  'https://a.example/\r\nSet-Cookie: x=1',
  "https://a.example; script-src 'unsafe-inline'",
  'https:\\\\a.example',
  '//a.example',
  '../1',
  '.',
  '',
])('%j is no place for a remote', (at) => {
  expect(parseSource(at)).toBeNull()
})
