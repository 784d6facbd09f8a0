import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('API_BIND names the address it listens on; HOST_BIND is the release server’s alone', () => {
  expect(readConfig({}).hostname).toBe('127.0.0.1')
  expect(readConfig({ API_BIND: '0.0.0.0' }).hostname).toBe('0.0.0.0')
  expect(readConfig({ HOST_BIND: '0.0.0.0' }).hostname).toBe('127.0.0.1')
})
