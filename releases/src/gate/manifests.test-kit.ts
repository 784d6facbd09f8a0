import type { Contract } from '../build-facts.ts'
import type { ReleaseManifest } from '../store/release-manifest.ts'

type Facts = NonNullable<ReleaseManifest['facts']>

/** The contract of the host and of the remote in the tests. */
export const contract: Contract = {
  version: '0.1.0',
  types: { 'contract/product-map.d.ts': 'pages', 'contract/head.d.ts': 'head' },
}

const integrity = 'sha384-abc'

/** A host that shows two pages of auth and provides two modules. */
export function hostManifest(facts: Partial<Facts> = {}): ReleaseManifest {
  return {
    name: 'host',
    version: '7',
    files: { 'index.js': { bytes: 1, integrity } },
    pages: {},
    scripts: ['index.js'],
    facts: {
      part: 'host',
      version: '7',
      owner: 'team-platform',
      contract,
      chunks: { 'index.js': integrity },
      gives: {
        react: { version: '19.3.1' },
        '@cadence/shared/ui': { version: '0.1.0', exports: ['Button', 'Card'] },
      },
      routes: [
        { path: '/login', page: 'auth/Login', layout: 'auth' },
        { path: '/register', page: 'auth/Register', layout: 'auth' },
        { path: '/settings', page: 'settings/Settings', layout: 'app' },
      ],
      ...facts,
    },
  }
}

/** A remote that fits that host. */
export function authManifest(facts: Partial<Facts> = {}, pages = ['Login', 'Register']): ReleaseManifest {
  return {
    name: 'auth',
    version: '3',
    files: { 'remoteEntry.js': { bytes: 1, integrity }, 'Login.js': { bytes: 1, integrity } },
    pages: Object.fromEntries(pages.map((page) => [page, { js: [`${page}.js`], css: [] }])),
    scripts: [],
    facts: {
      part: 'auth',
      version: '3',
      owner: 'team-auth',
      contract,
      chunks: { 'remoteEntry.js': integrity, 'Login.js': integrity },
      takes: { react: '^19.3.1', '@cadence/shared/ui': '^0.1.0' },
      imports: { '@cadence/shared/ui': ['Button'] },
      ...facts,
    },
  }
}

/** The manifest of an old build, from before builds wrote facts. */
export function withoutFacts({ facts: _, ...manifest }: ReleaseManifest): ReleaseManifest {
  return manifest
}
