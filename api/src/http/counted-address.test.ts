import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { countedAddress } from './counted-address.ts'

const { isProxy: thisMachine } = readConfig({})
const { isProxy: others } = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8' })

function requestFrom(peer: string, forwarded: string | undefined): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: peer })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '::1'],
])('%s is counted as %s', (address, expected) => {
  expect(countedAddress(requestFrom(address, undefined), thisMachine)).toBe(expected)
})

test.each([
  ['this machine', '127.0.0.1', '198.51.100.1', thisMachine, '198.51.100.1'],
  ['this machine over IPv6', '::1', '198.51.100.1', thisMachine, '198.51.100.1'],
  ['a proxy of the configuration', 'fd00::5', '2001:db8:1:2::9', others, '2001:db8:1:2::/64'],
  ['this machine, beside those of the configuration', '127.0.0.1', '198.51.100.1', others, '198.51.100.1'],
])('behind %s the forwarded address is counted', (_what, socket, forwarded, isProxy, expected) => {
  expect(countedAddress(requestFrom(socket, forwarded), isProxy)).toBe(expected)
})

test('a call without a socket counts for this machine', () => {
  expect(countedAddress(undefined, others)).toBe('127.0.0.1')
})
