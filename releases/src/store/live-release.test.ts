import { beforeEach, expect, test } from 'vitest'
import { hostDist, remoteDist, temporaryFolder } from './builds.test-kit.ts'
import { folderStore } from './folder/folder-store.ts'
import { makeLiveTogether, publishHost, publishRemote, putRelease } from './live-release.ts'
import { pin } from './pin.ts'
import { type ReleaseStore, readStore } from './release-store.ts'
import { rollBackTogether, stepBack } from './roll-back.ts'

let store: ReleaseStore
beforeEach(async () => {
  store = folderStore(await temporaryFolder())
  await publishHost(store, '1', await hostDist('1'))
  await publishRemote(store, 'auth', '1', await remoteDist('1'))
  await publishRemote(store, 'settings', '1', await remoteDist('settings'))
  await putRelease(store, 'host', '2', await hostDist('2'))
  await putRelease(store, 'auth', '2', await remoteDist('2'))
})

const both = [
  { part: 'host', version: '2' },
  { part: 'auth', version: '2' },
] as const
const live = async () => {
  const { host, remotes } = await readStore(store)
  return [host, ...remotes].map((entry) => entry?.version)
}

test('several parts go live, and back, by one change; the others stay', async () => {
  const { revision } = await readStore(store)
  const after = await makeLiveTogether(store, both, { who: 'Léa', why: 'a new page' })
  expect(after).toMatchObject({
    revision: revision + 1,
    change: { who: 'Léa', what: 'host 2, auth 2 live', why: 'a new page' },
    host: { version: '2', previous: { version: '1' } },
  })
  expect(after.remotes[0]).toMatchObject({
    version: '2',
    previous: { version: '1' },
    since: after.host?.since,
  })
  expect(await live()).toEqual(['2', '2', '1'])
  const back = await rollBackTogether(store, [{ part: 'host' }, { part: 'auth', version: '1' }])
  expect(back).toMatchObject({ revision: revision + 2, change: { what: 'host back to 1, auth back to 1' } })
  expect(await live()).toEqual(['1', '1', '1'])
})

test('all parts or none: one is pinned, is missing, or has no previous release', async () => {
  await pin(store, 'auth', { who: 'Tom', why: 'exams' })
  await expect(makeLiveTogether(store, both)).rejects.toThrow(/^auth is pinned by Tom .*exams/)
  await expect(makeLiveTogether(store, [...both, { part: 'settings', version: '9' }])).rejects.toThrow(
    'settings 9 is not in the store',
  )
  await expect(
    rollBackTogether(store, [{ part: 'host', version: '2' }, { part: 'settings' }]),
  ).rejects.toThrow('settings has no release to go back to')
  expect(await live()).toEqual(['1', '1', '1'])
})

test('a part that is live in this version already keeps its time, pinned or not', async () => {
  await pin(store, 'auth', { who: 'Tom', why: '' })
  const since = (await readStore(store)).remotes[0]?.since
  const after = await makeLiveTogether(store, [both[0], { part: 'auth', version: '1' }])
  expect(after).toMatchObject({ host: { version: '2' }, remotes: [{ version: '1', since }, {}] })
})

test('parts that went live together are stepped back together; a rollback after that has to name its version', async () => {
  await makeLiveTogether(store, both)
  await publishRemote(store, 'settings', '2', await remoteDist('settings 2'))
  expect(await stepBack(store, 'auth', '2', 'it throws')).toBe(true)
  const { change } = await readStore(store)
  expect(change).toMatchObject({
    what: 'host 2 stepped back to 1, auth 2 stepped back to 1',
    why: 'it throws',
  })
  expect(await live()).toEqual(['1', '1', '2'])
  expect(await stepBack(store, 'host', '1', 'it throws, too')).toBe(false)
  await expect(rollBackTogether(store, [{ part: 'auth' }])).rejects.toThrow(
    /^auth 2 was stepped back to 1 by itself at .*; name the version/,
  )
})

test('a part that was released since then, or is pinned, is not stepped back with the others', async () => {
  await makeLiveTogether(store, both)
  await publishRemote(store, 'auth', '3', await remoteDist('3'))
  expect(await stepBack(store, 'host', '2', 'it throws')).toBe(true)
  expect(await live()).toEqual(['1', '3', '1'])
  await makeLiveTogether(store, both)
  await pin(store, 'host', { who: 'Tom', why: '' })
  expect(await stepBack(store, 'auth', '2', 'it throws')).toBe(false)
  expect(await live()).toEqual(['2', '2', '1'])
})
