import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runtimeEntryPoints } from './entry-points.ts'
import { shares } from './shared-modules.ts'
import { sharedPolicy, singletonPackages } from './shared-packages.ts'

const source = readFileSync(`${import.meta.dirname}/shared-modules.ts`, 'utf8')
const imported = [...source.matchAll(/^import \* as \w+ from '([^']+)'$/gm)].map(
  ([, request]) => request ?? '',
)

test('everything imported is shown under the request that reaches it', () => {
  expect(imported.length).toBeGreaterThan(0)
  expect(Object.keys(shares).sort()).toEqual([...imported].sort())
})

test('every shared package and every entry point of shared is shown', () => {
  for (const request of [...singletonPackages, ...runtimeEntryPoints()]) expect(imported).toContain(request)
})

test('nothing is shown that the policy does not share', () => {
  const policy = Object.keys(sharedPolicy('host'))
  for (const request of imported) {
    const covered = policy.some((key) => (key.endsWith('/') ? request.startsWith(key) : request === key))
    expect(covered, request).toBe(true)
  }
})

test('a path below a package is shown too: it is what a missing slash entry breaks', () => {
  expect(imported).toContain('react/jsx-runtime')
  expect(imported).toContain('valtio/react')
  expect(imported).toContain('valtio/vanilla')
})

test('each is the module itself', async () => {
  for (const request of imported) expect(shares[request], request).toBe(await import(request))
})
