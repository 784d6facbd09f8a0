import { expect, test } from 'vitest'
import { addressToCount } from './clientAddress.ts'

test.each([
  ['203.0.113.9', undefined, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '', '127.0.0.1'],
  ['::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', undefined, '2001:db8:1:2::/64'],
  ['2001:db8::9', undefined, '2001:db8:0:0::/64'],
  ['::1', undefined, '::1'],
  [undefined, undefined, '127.0.0.1'],
])('socket %s, forwarded %s: counts %s', (socket, forwarded, expected) => {
  expect(addressToCount(socket, forwarded)).toBe(expected)
})
