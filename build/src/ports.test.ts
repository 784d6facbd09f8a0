import { remoteNames } from '@cadence/shared/contract'
import { expect, test } from 'vitest'
import { devPort, portVariable } from './ports.ts'

test('the ports are the stated ones', () => {
  const ports = (['host', ...remoteNames] as const).map((name) => [name, devPort(name, {})])
  expect(Object.fromEntries(ports)).toMatchObject({
    host: 3000,
    marketing: 3001,
    auth: 3002,
    dashboard: 3003,
    settings: 3004,
  })
  expect(new Set(Object.values(Object.fromEntries(ports))).size).toBe(ports.length)
})

test('a variable moves each', () => {
  expect(portVariable('host')).toBe('PORT')
  expect(portVariable('auth')).toBe('AUTH_PORT')
  expect(devPort('host', { PORT: '4000' })).toBe(4000)
  expect(devPort('auth', { PORT: '4000', AUTH_PORT: '4002' })).toBe(4002)
  expect(devPort('auth', { AUTH_PORT: '' })).toBe(3002)
})

test.each(['abc', '0', '-1', '65536', '3.5', '80 '.repeat(2), '0x'])(
  '%j is no port, and the variable is named',
  (value) => {
    expect(() => devPort('auth', { AUTH_PORT: value })).toThrow(
      'Invalid configuration. AUTH_PORT: must be a port from 1 to 65535',
    )
  },
)
