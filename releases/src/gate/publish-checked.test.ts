import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeBuild, type Part } from '../store/describe-build.ts'
import { folderStore } from '../store/folder/folder-store.ts'
import { publishHost, publishRemote } from '../store/live-release.ts'
import { type ReleaseStore, readStore } from '../store/release-store.ts'
import { ChangedMeanwhileError, publishChecked as publish } from './publish-checked.ts'

const policy = { owner: 'team-x', budget: { entry: 1, pages: {} }, rollout: [] }
const by = { who: 'a test', why: '' }

let dir = ''
let store: ReleaseStore
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cadence-publish-'))
  store = folderStore(join(dir, 'releases'))
})
afterEach(() => rm(dir, { recursive: true }))

/** A build of a part with one script. */
async function build(part: Part, script: string): Promise<string> {
  const dist = await mkdtemp(join(dir, 'dist-'))
  const [file, manifest, says] =
    part === 'host'
      ? ['index.js', 'files.json', { entries: { index: { initial: { js: ['index.js'] } } } }]
      : ['remoteEntry.js', 'mf-manifest.json', { exposes: [] }]
  await writeFile(join(dist, file), script)
  await writeFile(join(dist, manifest), JSON.stringify(says))
  return dist
}

async function candidate(part: Part, version: string, script = version) {
  const dist = await build(part, script)
  return { part, dist, policy, manifest: await describeBuild(part, version, dist) }
}

test('a build goes live when the other side has not changed since the check, whatever else was released', async () => {
  await publishHost(store, '1', await build('host', '1'))
  const checkedWith = await readStore(store)
  await publishRemote(store, 'settings', '1', await build('settings', '1'))
  const { remotes } = await publish(store, [await candidate('auth', '1')], checkedWith, by)
  expect(remotes.map(({ name, version }) => [name, version])).toEqual([
    ['settings', '1'],
    ['auth', '1'],
  ])
})

test('a remote does not go live when another host does meanwhile, nor a host when another remote does', async () => {
  await publishHost(store, '1', await build('host', '1'))
  const withHost = await readStore(store)
  await publishHost(store, '2', await build('host', '2'))
  await expect(publish(store, [await candidate('auth', '1')], withHost, by)).rejects.toThrow(
    ChangedMeanwhileError,
  )
  const withoutRemotes = await readStore(store)
  expect(withoutRemotes.remotes).toEqual([])
  await publish(store, [await candidate('auth', '1')], withoutRemotes, by)
  await expect(publish(store, [await candidate('host', '3')], withoutRemotes, by)).rejects.toThrow(
    ChangedMeanwhileError,
  )
  expect((await readStore(store)).host?.version).toBe('2')
  expect(
    (await publish(store, [await candidate('host', '3')], await readStore(store), by)).host?.version,
  ).toBe('3')
})

test('only the checked build goes live: another build under a used version is refused', async () => {
  const now = await readStore(store)
  await publish(store, [await candidate('auth', '1', 'one')], now, by)
  await publish(store, [await candidate('auth', '2')], now, by)
  await expect(publish(store, [await candidate('auth', '1', 'another')], now, by)).rejects.toThrow(
    'another build of auth is in the store as 1 already',
  )
  const { remotes } = await publish(store, [await candidate('auth', '1', 'one')], now, by)
  expect(remotes[0]?.version).toBe('1')
})

test('parts that only fit each other go live by one change, and are checked against all others', async () => {
  await publishHost(store, '1', await build('host', '1'))
  await publishRemote(store, 'auth', '1', await build('auth', '1'))
  await publishRemote(store, 'settings', '1', await build('settings', '1'))
  const before = await readStore(store)
  const both = [await candidate('host', '2'), await candidate('auth', '2')]
  const after = await publish(store, both, before, by)
  expect(after).toMatchObject({ revision: before.revision + 1, change: { what: 'host 2, auth 2 live' } })
  expect([after.host?.version, ...after.remotes.map(({ version }) => version)]).toEqual(['2', '2', '1'])
  await publishRemote(store, 'settings', '2', await build('settings', '2'))
  const again = [await candidate('host', '3'), await candidate('auth', '3')]
  await expect(publish(store, again, after, by)).rejects.toThrow(ChangedMeanwhileError)
  expect((await readStore(store)).host?.version).toBe('2')
})
