import type { ReleaseManifest } from '@cadence/releases/store/release-manifest'
import { describe, expect, test } from 'vitest'
import { brokenContract } from './contract.ts'
import { brokenFiles } from './files.ts'
import { authManifest, contract, hostManifest, withoutFacts } from './manifests.test-kit.ts'
import { missingPages } from './pages.ts'
import { unmetShares } from './shares.ts'
import { overBudget } from './size.ts'

test('a remote that fits a host is refused by nothing', () => {
  for (const check of [missingPages, unmetShares, brokenContract])
    expect(check(hostManifest(), authManifest())).toEqual([])
  expect(brokenFiles(authManifest())).toEqual([])
})

test('of what was built before this was kept, nothing is asked that it cannot tell', () => {
  for (const check of [missingPages, unmetShares, brokenContract]) {
    expect(check(withoutFacts(hostManifest()), authManifest())).toEqual([])
    if (check !== missingPages) expect(check(hostManifest(), withoutFacts(authManifest()))).toEqual([])
  }
  expect(brokenFiles(withoutFacts(authManifest()))).toEqual([])
})

test('a page that the host shows must be exposed; those of others, and more than that, do not count', () => {
  expect(missingPages(hostManifest(), authManifest({}, ['Login', 'More']))).toEqual([
    'auth 3 exposes no Register, which host 7 shows at /register',
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

  test('where the exports cannot be told, every name counts as exported', () => {
    const gives = { '@cadence/shared/ui': { version: '0.1.0' }, react: { version: '19.3.1' } }
    const imports = { '@cadence/shared/ui': ['Carousel'] }
    expect(unmetShares(hostManifest({ gives }), authManifest({ imports }))).toEqual([])
  })
})

describe('contract', () => {
  const types = { ...contract.types, 'contract/head.d.ts': 'another' }
  const built = (version: string) => authManifest({ contract: { version, types } })
  const live = (version: string) => hostManifest({ contract: { ...contract, version } })

  test('more pages in it are no other contract', () => {
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
    const said = brokenContract(live(host), built(remote))
    expect(said).toHaveLength(reasons.length)
    for (const reason of reasons) expect(said[0]).toContain(reason)
  })
})

describe('files', () => {
  const files = authManifest().files
  const broken = (changed: ReleaseManifest['files']) => brokenFiles({ ...authManifest(), files: changed })

  test('a chunk that is missing, or is not what was built, is named', () => {
    const { 'Login.js': _, ...rest } = files
    expect(broken(rest)).toEqual(['Login.js is missing from the build'])
    expect(broken({ ...files, 'Login.js': { bytes: 1, integrity: 'sha384-abd' } })).toEqual([
      'Login.js is not the file that was built: it was cut short or changed',
    ])
  })
})

describe('size', () => {
  const budget = { entry: 10, page: 5, pages: { Login: 8 } }
  const policy = { owner: 'team-auth', budget, rollout: [] }

  test('within its budget it passes, up to the last byte', () => {
    expect(overBudget({ entry: 10, pages: { Login: 8, Register: 5 } }, policy)).toEqual([])
  })

  test('what is larger is named, with both figures', () => {
    expect(overBudget({ entry: 10.06, pages: { Login: 8.5, Register: 6 } }, policy)).toEqual([
      'the entry has 10.1 KB of scripts; its budget is 10 KB',
      'Login has 8.5 KB of scripts; its budget is 8 KB',
      'Register has 6.0 KB of scripts; its budget is 5 KB',
    ])
  })

  test('a page without a budget wants one', () => {
    const none = { ...policy, budget: { entry: 10, pages: {} } }
    expect(overBudget({ entry: 1, pages: { Login: 1 } }, none)).toEqual(['Login has no budget in the policy'])
  })
})
