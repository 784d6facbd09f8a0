import { expect, test } from 'vitest'
import { remoteDist, temporaryFolder } from './builds.test-kit.ts'
import { folderStore } from './folder/folder-store.ts'
import { publishRemote } from './live-release.ts'
import { pin } from './pin.ts'
import type { ReleaseStore } from './release-store.ts'
import { rollBack, rolledBackFrom, stepBack } from './roll-back.ts'

async function published(...versions: string[]): Promise<ReleaseStore> {
  const store = folderStore(await temporaryFolder())
  for (const version of versions) await publishRemote(store, 'auth', version, await remoteDist(version))
  return store
}
const last = async (store: ReleaseStore) => rolledBackFrom(await store.log.history(100), 'auth')

test('without a rollback, nothing was rolled back from', async () => {
  expect(await last(await published())).toBeNull()
  expect(await last(await published('1'))).toBeNull()
  expect(await last(await published('1', '2'))).toBeNull()
})

test.each<[string, (store: ReleaseStore) => Promise<unknown>]>([
  ['rolled back', (store) => rollBack(store, 'auth')],
  ['stepped back', (store) => stepBack(store, 'auth', '2', 'it throws')],
  ['pinned to the one before', (store) => pin(store, 'auth', undefined, '1')],
])('%s: the release that was live before is the one that was rolled back from', async (_, goBack) => {
  const store = await published('1', '2')
  await goBack(store)
  await publishRemote(store, 'settings', '1', await remoteDist('settings'))
  expect(await last(store)).toBe('2')
})

test('after another release, nothing was rolled back from', async () => {
  const store = await published('1', '2')
  await rollBack(store, 'auth')
  await publishRemote(store, 'auth', '3', await remoteDist('3'))
  expect(await last(store)).toBeNull()
})
