import { folderStore } from '@cadence/releases/store/folder/folder-store'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { remoteNames } from '@cadence/shared/contract'
import { site } from '@cadence/shared/site'
import { expect, test, vi } from 'vitest'
import { buildChanged } from './build.ts'
import { siteWarning } from './site-warning.ts'

// Every fingerprint is equal to the last build's, so nothing is built and only the warning is printed.
vi.mock('./fingerprint.ts', () => ({ fingerprint: async () => 'same' }))
vi.mock('node:fs/promises', () => ({ readFile: async () => 'same', writeFile: async () => undefined }))
vi.mock('./release-build.ts', () => ({
  versionOf: async () => 'same',
  buildAndPublish: async () => 'same',
}))

const release = { version: 'same', entry: '/e', pages: {} }
const live: StoreDocument = {
  revision: 1,
  host: { version: 'same', assets: '/host/same/', scripts: [], pages: {} },
  remotes: remoteNames.map((name) => ({ name, owner: `team-${name}`, ...release })),
}
const store = folderStore('/nowhere')

const silent = (name: 'log' | 'warn') => vi.spyOn(console, name).mockImplementation(() => undefined)

test('a missing fact is named, with the file to complete', () => {
  const facts = { product: 'Cadence', vatNumber: { toComplete: 'numéro de TVA' } }
  expect(siteWarning(facts)).toBe(
    'warning: 1 fact à compléter in shared/src/site.ts (vatNumber: numéro de TVA)',
  )
})

test('several are counted in one line', () => {
  const facts = { vatNumber: { toComplete: 'a' }, host: { toComplete: 'b' } }
  expect(siteWarning(facts)).toBe(
    'warning: 2 facts à compléter in shared/src/site.ts (vatNumber: a; host: b)',
  )
})

test('without missing facts there is no warning', () => {
  expect(siteWarning({ product: 'Cadence' })).toBeNull()
})

test('each run prints it once, also when nothing is built', async () => {
  const log = silent('log')
  const warn = silent('warn')
  await buildChanged({ ...store, log: { ...store.log, history: async () => [live] } })
  expect(log).toHaveBeenCalledExactlyOnceWith('nothing changed since the last build')
  const expected = siteWarning(site)
  expect(warn.mock.calls).toEqual(expected ? [[expected]] : [])
})
