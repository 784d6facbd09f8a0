// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { clientAddress, parseTrustedProxies } from './client-address.ts'

const none = parseTrustedProxies('')
const proxies = parseTrustedProxies('127.0.0.1, 10.0.0.0/8, fd00::/8')

describe('who asks', () => {
  test.each([
    ['without a trusted proxy the peer, whatever it claims', '203.0.113.9', '6.6.6.6', none, '203.0.113.9'],
    ['behind one proxy the address that the proxy saw', '10.0.0.5', '203.0.113.9', proxies, '203.0.113.9'],
    ['a claim left of it is not believed', '10.0.0.5', '6.6.6.6, 203.0.113.9', proxies, '203.0.113.9'],
    ['behind two proxies', '127.0.0.1', '203.0.113.9, 10.1.2.3', proxies, '203.0.113.9'],
    ['an IPv4 peer over IPv6', '::ffff:10.0.0.5', '203.0.113.9', proxies, '203.0.113.9'],
    ['IPv6', 'fd00::1', '2001:db8::7', proxies, '2001:db8::7'],
    ['a proxy that says nothing', '10.0.0.5', undefined, proxies, '10.0.0.5'],
    ['a proxy that says nonsense', '10.0.0.5', 'unknown', proxies, '10.0.0.5'],
  ] as const)('%s', (_what, peer, forwarded, trusted, expected) => {
    expect(clientAddress(peer, forwarded, trusted)).toBe(expected)
  })

  test('a list with something else in it is refused by name', () => {
    expect(() => parseTrustedProxies('10.0.0.1, proxy.local')).toThrow("'proxy.local'")
  })
})
