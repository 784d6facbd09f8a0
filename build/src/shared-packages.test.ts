import { readFileSync } from 'node:fs'
import { remoteNames } from '@cadence/shared/contract'
import { expect, test } from 'vitest'
import { runtimeEntryPoints } from './entry-points.ts'
import { SHARED_PACKAGE, sharedPolicy, singletonPackages } from './shared-packages.ts'

interface Manifest {
  name: string
  version: string
  exports?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const root = new URL('../../', import.meta.url)
const manifest = (path: string): Manifest =>
  JSON.parse(readFileSync(new URL(`${path}/package.json`, root), 'utf8'))
const workspaces = ['shared', 'host', ...remoteNames.map((name) => `remote-${name}`)]

test('a package that must exist once is shared', () => {
  expect([...singletonPackages].sort()).toEqual([
    '@emotion/cache',
    '@emotion/react',
    '@emotion/styled',
    'react',
    'react-dom',
    'valtio',
  ])
  expect(SHARED_PACKAGE).toBe('@cadence/shared')
})

test('every package is listed with and without a slash at its end, and shared by its runtime entry points', () => {
  const keys = [...singletonPackages.flatMap((name) => [name, `${name}/`]), ...runtimeEntryPoints()]
  for (const role of ['host', 'remote'] as const)
    expect(Object.keys(sharedPolicy(role)).sort()).toEqual(keys.sort())
})

test('the host provides everything in its first scripts', () => {
  for (const [key, entry] of Object.entries(sharedPolicy('host'))) {
    expect(entry, key).toMatchObject({ singleton: true, strictVersion: true, eager: true })
    expect(entry, key).not.toHaveProperty('import')
  }
})

test('a remote takes, and never brings a copy of its own', () => {
  for (const entry of Object.values(sharedPolicy('remote'))) {
    expect(entry).toMatchObject({ singleton: true, strictVersion: true, import: false })
    expect(entry).not.toHaveProperty('eager')
  }
})

test.each(['host', 'remote'] as const)('in a %s the versions are the installed ones', (role) => {
  for (const [key, { version, requiredVersion }] of Object.entries(sharedPolicy(role))) {
    const name = key.startsWith(SHARED_PACKAGE) ? SHARED_PACKAGE : key.replace(/\/$/, '')
    const installed = manifest(name === SHARED_PACKAGE ? 'shared' : `node_modules/${name}`).version
    expect(version, key).toBe(installed)
    expect(requiredVersion, key).toBe(`^${installed}`)
  }
})

test('every workspace depends on exactly the installed version of a shared package', () => {
  for (const workspace of workspaces) {
    const { dependencies, devDependencies } = manifest(workspace)
    const wanted = { ...dependencies, ...devDependencies }
    for (const [key, { version }] of Object.entries(sharedPolicy('host'))) {
      const name = key.startsWith(SHARED_PACKAGE) ? SHARED_PACKAGE : key.replace(/\/$/, '')
      if (wanted[name]) expect(wanted[name], `${workspace}: ${name}`).toBe(version)
    }
  }
})

test('the runtime entry points are the exports of shared that a browser may load', () => {
  const forServers = [
    './auth/address-token-script',
    './contract/head',
    './environment',
    './metrics',
    './server-log',
    './tracing',
    './theme/first-paint',
  ]
  const inEachBuild = [
    './calendar/ical-time',
    './calendar/occurrences',
    './calendar/reader',
    './calendar/recurrence',
    './calendar/time',
    './calendar/writer',
    './forms/public-form',
    './holidays/holidays-select',
    './holidays/english-texts',
    './holidays/spanish-texts',
    './holidays/school-calendars',
    './people/character',
    './people/draw-character',
    './push/push-device',
    './schemas/inbox',
    './schemas/milestone',
    './support/support-form',
    './ui/checkbox',
    './ui/echo',
  ]
  const elsewhere = [
    './api/client',
    './router/open-redirects',
    './theme/scenes-kit',
    ...forServers,
    ...inEachBuild,
  ]
  const names = Object.keys(manifest('shared').exports ?? {}).filter((name) => !elsewhere.includes(name))
  expect(runtimeEntryPoints()).toEqual(names.map((name) => `@cadence/shared${name.slice(1)}`))
  expect(runtimeEntryPoints()).toHaveLength(13)
})

test('shared has no root export: only its entry points are needed', () => {
  expect(manifest('shared').exports).not.toHaveProperty(['.'])
})
