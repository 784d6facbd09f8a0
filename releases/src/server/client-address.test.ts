// @vitest-environment node
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress, proxiesSchema } from './client-address.ts'

function requestFrom(peer: string, forwarded: string | undefined): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: peer })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

const nobody = proxiesSchema.parse(undefined)
const proxies = proxiesSchema.parse('127.0.0.1, 10.0.0.0/8, fd00::/8')

test.each([
  ['without a trusted proxy the peer, whatever it claims', '203.0.113.9', '6.6.6.6', nobody, '203.0.113.9'],
  ['behind one proxy the address that the proxy saw', '10.0.0.5', '203.0.113.9', proxies, '203.0.113.9'],
  ['a claim left of it is not believed', '10.0.0.5', '6.6.6.6, 203.0.113.9', proxies, '203.0.113.9'],
  ['behind two proxies', '127.0.0.1', '203.0.113.9, 10.1.2.3', proxies, '203.0.113.9'],
  ['an IPv4 proxy over IPv6', '::ffff:10.0.0.5', '203.0.113.9', proxies, '203.0.113.9'],
  ['a forwarded IPv4 proxy over IPv6', '127.0.0.1', '203.0.113.9, ::ffff:10.1.2.3', proxies, '203.0.113.9'],
  ['an IPv4 client over IPv6', '::ffff:203.0.113.9', undefined, proxies, '203.0.113.9'],
  ['IPv6', 'fd00::1', '2001:db8::7', proxies, '2001:db8::7'],
  ['nothing but proxies', '127.0.0.1', '10.0.0.6, 10.0.0.5', proxies, '10.0.0.6'],
  ['a port', '10.0.0.5', '203.0.113.9:51234', proxies, '203.0.113.9'],
  ['a port of an IPv6 address', 'fd00::1', '[2001:db8::1]:443', proxies, '2001:db8::1'],
  ['an IPv6 address in brackets', 'fd00::1', '[2001:db8::1]', proxies, '2001:db8::1'],
  ['a proxy with a port', '127.0.0.1', '203.0.113.9:5, 10.1.2.3:443, [fd00::2]:80', proxies, '203.0.113.9'],
  ['something with a port that is no address', '10.0.0.5', '6.6.6.6, unknown:443', proxies, '10.0.0.5'],
  ['half an address with a port', '10.0.0.5', '6.6.6.6, 10:443', proxies, '10.0.0.5'],
  ['empty entries', '127.0.0.1', '203.0.113.9, ,10.1.2.3,', proxies, '203.0.113.9'],
  ['a proxy that says nothing', '10.0.0.5', undefined, proxies, '10.0.0.5'],
  ['a proxy that says nonsense', '10.0.0.5', 'unknown', proxies, '10.0.0.5'],
  ['nonsense right of a claim', '10.0.0.5', '6.6.6.6, unknown', proxies, '10.0.0.5'],
] as const)('%s', (_what, peer, forwarded, isProxy, expected) => {
  expect(clientAddress(requestFrom(peer, forwarded), isProxy)).toBe(expected)
})

test.each([
  'proxy.local',
  '10',
  '10/8',
  '010.0.0.5',
  '10.0.0.5/',
  '10.0.0.0/33',
  '10.0.0.0/x',
  '10.0.0.0/8/8',
  'fd00::/129',
  '/8',
  '0.0.0.0/0',
  '::/0',
])('a list with %s in it is refused, and the part is named', (part) => {
  const { error } = proxiesSchema.safeParse(`10.0.0.1, ${part}`)
  expect(error?.issues).toMatchObject([{ message: `'${part}' is no address and no network` }])
})

test('names of networks match their addresses', () => {
  const isProxy = proxiesSchema.parse('loopback, uniquelocal')
  expect(['127.0.0.1', '::1', '10.0.0.5', 'fd00::5', '203.0.113.9'].map((one) => isProxy(one))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})
