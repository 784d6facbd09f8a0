// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'
import { readConfig } from './config.ts'

const trusted = (TRUSTED_PROXIES: string) => readConfig({ TRUSTED_PROXIES }).TRUSTED_PROXIES
const none = trusted('')
const proxies = trusted('127.0.0.1, 10.0.0.0/8, fd00::/8')

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
  ] as const)('%s', (_what, peer, forwarded, isTrusted, expected) => {
    expect(clientAddress(peer, forwarded, isTrusted)).toBe(expected)
  })

  test.each(['proxy.local', '10.0.0.5/', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', 'fd00::/129', '/8'])(
    'a list with %s in it is refused by name',
    (part) => {
      const message = `'${part}' is no address and no network\n  → at TRUSTED_PROXIES`
      expect(() => trusted(`10.0.0.1, ${part}`)).toThrow(message)
    },
  )
})
