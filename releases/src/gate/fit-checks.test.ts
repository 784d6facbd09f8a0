import { describe, expect, test } from 'vitest'
import type { ReleaseManifest } from '../store/release-manifest.ts'
import { brokenFiles, contractCheck, missingPages, unmetShares } from './fit-checks.ts'
import { authManifest, contract, hostManifest, withoutFacts } from './manifests.test-kit.ts'

const brokenContract = contractCheck({ name: 'shared', growingFiles: ['contract/product-map.d.ts'] })

test('a remote that fits a host passes all checks', () => {
  for (const check of [missingPages, unmetShares, brokenContract])
    expect(check(hostManifest(), authManifest())).toEqual([])
  expect(brokenFiles(authManifest())).toEqual([])
})

test('a build without facts passes the checks that need facts', () => {
  for (const check of [missingPages, unmetShares, brokenContract]) {
    expect(check(withoutFacts(hostManifest()), authManifest())).toEqual([])
    if (check !== missingPages) expect(check(hostManifest(), withoutFacts(authManifest()))).toEqual([])
  }
  expect(brokenFiles(withoutFacts(authManifest()))).toEqual([])
})

test('a page that the host shows must be exposed; pages of other remotes and further exposes do not count', () => {
  expect(missingPages(hostManifest(), authManifest({}, ['Login', 'More']))).toEqual([
    'auth 3 exposes no Register, which host 7 shows at /register',
  ])
})

test('a fragment that the host shows must be exposed', () => {
  const host = hostManifest({ fragments: ['auth/Session', 'settings/Other'] })
  expect(missingPages(host, authManifest({}, ['Login', 'Register', 'Session']))).toEqual([])
  expect(missingPages(host, authManifest())).toEqual([
    'auth 3 exposes no Session, which host 7 shows around its pages',
  ])
})

describe('shared packages', () => {
  const takes = (range: string) => unmetShares(hostManifest(), authManifest({ takes: { react: range } }))

  test.each(['^19.3.1', '^19.0.0', '>=18', '19.3.1'])('19.3.1 satisfies %s', (range) => {
    expect(takes(range)).toEqual([])
  })

  test.each(['^20.0.0', '^19.4.0', '~19.2.0', '19.3.0', 'no range'])(
    '19.3.1 does not satisfy %s',
    (range) => {
      expect(takes(range)).toEqual([`auth 3 takes react ${range}, and host 7 provides 19.3.1`])
    },
  )

  test('a module that the host does not have is named', () => {
    expect(unmetShares(hostManifest(), authManifest({ takes: { 'valtio/utils': '^2.0.0' } }))).toEqual([
      'auth 3 takes valtio/utils, which host 7 does not provide',
    ])
  })

  test('a name that an entry point does not export is named', () => {
    const imports = { '@cadence/shared/ui': ['Button', 'Carousel', 'Marquee'] }
    expect(unmetShares(hostManifest(), authManifest({ imports }))).toEqual([
      'auth 3 imports Carousel, Marquee from @cadence/shared/ui, which host 7 does not export there',
    ])
  })

  test('a module whose exports are unknown counts as one that exports every name', () => {
    const gives = { '@cadence/shared/ui': { version: '0.1.0' }, react: { version: '19.3.1' } }
    const imports = { '@cadence/shared/ui': ['Carousel'] }
    expect(unmetShares(hostManifest({ gives }), authManifest({ imports }))).toEqual([])
  })
})

describe('contract', () => {
  const types = { ...contract.types, 'contract/head.d.ts': 'another' }
  const built = (version: string) => authManifest({ contract: { version, types } })
  const live = (version: string) => hostManifest({ contract: { ...contract, version } })

  test('a contract with more pages counts as the same', () => {
    const pages = { ...contract.types, 'contract/product-map.d.ts': 'more' }
    expect(
      brokenContract(hostManifest(), authManifest({ contract: { version: '0.1.0', types: pages } })),
    ).toEqual([])
  })

  test('the same types fit, whatever the version says', () => {
    expect(brokenContract(live('0.2.0'), authManifest())).toEqual([])
  })

  test.each([
    ['0.1.1', '0.1.0', []],
    ['1.4.0', '1.3.9', []],
    ['0.1.0', '0.1.0', ['host 7 has others under the same version (contract/head.d.ts)']],
    ['0.1.0', '0.1.1', ['host 7 has 0.1.0 (contract/head.d.ts): release the host first']],
    ['0.2.0', '0.1.0', ['host 7 has 0.2.0, which is not compatible (contract/head.d.ts)']],
    ['2.0.0', '1.9.0', ['host 7 has 2.0.0, which is not compatible (contract/head.d.ts)']],
  ])('other types: host %s, remote %s', (host, remote, reasons) => {
    const found = brokenContract(live(host), built(remote))
    expect(found).toHaveLength(reasons.length)
    for (const reason of reasons) expect(found[0]).toContain(reason)
  })
})

describe('files', () => {
  const files = authManifest().files
  const broken = (changed: ReleaseManifest['files']) => brokenFiles({ ...authManifest(), files: changed })

  test('a chunk that is missing or differs from the build is named', () => {
    const { 'Login.js': _, ...rest } = files
    expect(broken(rest)).toEqual(['Login.js is missing from the build'])
    expect(broken({ ...files, 'Login.js': { bytes: 1, integrity: 'sha384-abd' } })).toEqual([
      'Login.js is not the file that was built: it was cut short or changed',
    ])
  })
})
