import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { remoteDist, temporaryFolder, writeFiles } from './builds.test-kit.ts'
import { describeBuild } from './describe-build.ts'
import { folderStore } from './folder/folder-store.ts'
import { publishRemote } from './live-release.ts'
import type { StoreDocument } from './registry-document.ts'
import { documentWithCandidate, liveReleases } from './registry-entries.ts'
import { type ReleaseStore, readStore } from './release-store.ts'
import { rollBack } from './roll-back.ts'

let store: ReleaseStore
beforeEach(async () => {
  store = folderStore(join(await temporaryFolder(), 'releases'))
})

/** A build whose policy names its owner. */
async function ownedDist(mark: string, owner: string): Promise<string> {
  const facts = { part: 'auth', version: mark, owner, contract: { version: '0.1.0', types: {} }, chunks: {} }
  return writeFiles(await remoteDist(mark), { 'facts.json': JSON.stringify(facts) })
}

const ownerNow = async () => (await readStore(store)).remotes[0]?.owner

test('the owner of a release is the one that its build names, also after a rollback; else `team-<part>`', async () => {
  await publishRemote(store, 'auth', '1', await ownedDist('1', 'team-identity'))
  expect(await ownerNow()).toBe('team-identity')
  await publishRemote(store, 'auth', '2', await ownedDist('2', 'team-access'))
  await publishRemote(store, 'auth', '3', await ownedDist('3', 'team-access'))
  expect(await ownerNow()).toBe('team-access')
  await rollBack(store, 'auth', '1')
  expect(await ownerNow()).toBe('team-identity')
  await publishRemote(store, 'auth', '4', await remoteDist('4'))
  expect(await ownerNow()).toBe('team-auth')
})

const release = (version: string) => ({ version, entry: `/${version}`, pages: {} })
const host = { version: '7', assets: '/host/7/', scripts: [], pages: {} }
const document: StoreDocument = {
  revision: 1,
  host: { ...host, canary: { release: { ...host, version: '8' }, share: 10, plan: [] } },
  remotes: [
    { name: 'auth', owner: 'team-auth', ...release('2'), previous: release('1') },
    {
      name: 'settings',
      owner: 'team-settings',
      ...release('5'),
      previous: release('4'),
      canary: { release: release('6'), share: 50, plan: [] },
    },
  ],
}

test('live releases are those for all and every canary', () => {
  const shown = liveReleases(document).map(({ part, version }) => `${part} ${version}`)
  expect(shown).toEqual(['host 7', 'host 8', 'auth 2', 'settings 5', 'settings 6'])
  expect(liveReleases({ revision: 0, host: null, remotes: [] })).toEqual([])
})

test('a build in the place of a live release has no previous release and no canary', async () => {
  const after = documentWithCandidate(document, await describeBuild('auth', '3', await remoteDist('three')))
  expect(after.remotes.map(({ name, version, previous }) => [name, version, previous?.version])).toEqual([
    ['auth', '3', undefined],
    ['settings', '5', '4'],
  ])
  expect(liveReleases(after).some(({ isCanary }) => isCanary)).toBe(false)
  expect(document.host?.canary).toBeDefined()
})
