import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLoopback, isPublicAddress } from './public-addresses.ts'

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '193.55.96.1',
  '172.15.255.255',
  '172.32.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2001:41d0::1',
  '2a00:1450:4007::200e',
])('%s is on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.10',
  '198.18.0.1',
  '168.63.129.16',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '::ffff:127.0.0.1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  '2606:4700:4700::1111%eth0',
  'fec0::1',
  'ff02::1',
  'example.org',
  '2130706433',
  '0x7f.1',
  '',
])('%j is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('every address of a private range is refused, however a URL writes it', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  const inside = fc.oneof(
    fc.tuple(fc.constantFrom(0, 10, 127, 224, 239, 240, 255), byte, byte, byte),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
  )
  const number = ([a, b, c, d]: number[]) => (((a ?? 0) * 256 + (b ?? 0)) * 256 + (c ?? 0)) * 256 + (d ?? 0)
  const forms: ((bytes: number[]) => string)[] = [
    (bytes) => bytes.join('.'),
    (bytes) => String(number(bytes)),
    (bytes) => `0x${number(bytes).toString(16)}`,
    ([a, ...rest]) => `0${(a ?? 0).toString(8)}.${rest.join('.')}`,
    ([a, b, c, d]) => `${a}.${b}.${(c ?? 0) * 256 + (d ?? 0)}`,
    (bytes) => `[::ffff:${bytes.join('.')}]`,
    (bytes) => `[64:ff9b::${bytes.join('.')}]`,
  ]
  fc.assert(
    fc.property(inside, fc.constantFrom(...forms), (bytes, write) => {
      const { hostname } = new URL(`http://${write(bytes)}/`)
      expect(isPublicAddress(hostname.replace(/^\[|\]$/g, ''))).toBe(false)
    }),
  )
})

test('only the addresses of this machine are loopback', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1'].every(isLoopback)).toBe(true)
  expect(['10.0.0.1', '::', '::ffff:127.0.0.1', '128.0.0.1', 'localhost', ''].some(isLoopback)).toBe(false)
})
