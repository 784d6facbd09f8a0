import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { addressToCount } from './clientAddress.ts'

const { isProxy: thisMachine } = readConfig({})
const { isProxy: others } = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8' })

function requestFrom(peer: string, forwarded: string | undefined): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: peer })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

test.each([
  ['203.0.113.9', undefined, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '1.2.3.4, 198.51.100.1, 127.0.0.1', '198.51.100.1'],
  ['127.0.0.1', '198.51.100.1, ::ffff:127.0.0.1,::1, ', '198.51.100.1'],
  ['127.0.0.1', '127.0.0.1, ::1', '127.0.0.1'],
  ['203.0.113.9', '198.51.100.1, 127.0.0.1', '203.0.113.9'],
  ['127.0.0.1', '', '127.0.0.1'],
  ['::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', undefined, '2001:db8:1:2::/64'],
  ['2001:db8::9', undefined, '2001:db8:0:0::/64'],
  ['::1', undefined, '::1'],
])('socket %s, forwarded %s: counts %s', (socket, forwarded, expected) => {
  expect(addressToCount(requestFrom(socket, forwarded), thisMachine)).toBe(expected)
})

test.each([
  ['10.0.0.5', '198.51.100.1', '198.51.100.1'],
  ['10.0.0.5', '1.2.3.4, 198.51.100.1, 10.9.9.9, 127.0.0.1', '198.51.100.1'],
  ['::ffff:10.0.0.5', '198.51.100.1', '198.51.100.1'],
  ['fd00::5', '2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['11.0.0.5', '198.51.100.1', '11.0.0.5'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
])('with proxies on other machines: socket %s, forwarded %s: counts %s', (socket, forwarded, expected) => {
  expect(addressToCount(requestFrom(socket, forwarded), others)).toBe(expected)
})

test('a call without a socket counts for this machine', () => {
  expect(addressToCount(undefined, others)).toBe('127.0.0.1')
})
