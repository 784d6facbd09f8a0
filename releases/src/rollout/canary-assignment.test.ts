import { expect, test } from 'vitest'
import type { StoreDocument } from '../store/registry-document.ts'
import { documentForBrowser } from './canary-assignment.ts'

const release = (version: string) => ({
  version,
  entry: `/remotes/auth/${version}/remoteEntry.js`,
  pages: {},
})
const hostRelease = (version: string) => ({ version, assets: `/host/${version}/`, scripts: [], pages: {} })

function document(share: number): StoreDocument {
  const more = { share, plan: [] }
  return {
    revision: 1,
    host: { ...hostRelease('1'), canary: { release: hostRelease('2'), ...more } },
    remotes: [
      { name: 'auth', owner: 'team-auth', ...release('1'), canary: { release: release('2'), ...more } },
      { name: 'settings', owner: 'team-settings', ...release('1'), previous: release('0') },
    ],
  }
}

const browsers = Array.from({ length: 2000 }, (_, index) => `browser ${index}`)
const withCanary = (share: number) =>
  browsers.filter((browser) => documentForBrowser(document(share), browser).remotes[0]?.version === '2')

test('a canary goes to its share of the browsers', () => {
  for (const share of [1, 10, 50]) {
    expect(Math.abs(withCanary(share).length / browsers.length - share / 100)).toBeLessThan(0.025)
  }
})

test('a browser that has the canary keeps it when the share grows', () => {
  const [few, more] = [withCanary(10), new Set(withCanary(50))]
  expect(few.length).toBeGreaterThan(100)
  expect(few.every((browser) => more.has(browser))).toBe(true)
})

test('each canary goes to other browsers', () => {
  const both = browsers.filter((browser) => {
    const { host, remotes } = documentForBrowser(document(50), browser)
    return host?.version === '2' && remotes[0]?.version === '2'
  })
  expect(Math.abs(both.length / browsers.length - 0.25)).toBeLessThan(0.04)
})

test('with a canary the live release is the fallback, and other remotes stay as they are', () => {
  const browser = withCanary(99)[0]
  const { remotes } = documentForBrowser(document(99), browser)
  expect(remotes[0]).toEqual({ name: 'auth', owner: 'team-auth', ...release('2'), previous: release('1') })
  expect(remotes[1]).toEqual(document(99).remotes[1])
  const hosts = browsers.map((one) => documentForBrowser(document(50), one).host)
  expect(hosts.find((host) => host?.version === '2')).toEqual({
    ...hostRelease('2'),
    previous: hostRelease('1'),
  })
})

test('a browser without a number gets the live releases', () => {
  expect(documentForBrowser(document(99), undefined)).toEqual(document(99))
})
