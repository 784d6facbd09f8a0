import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { remoteDist, temporaryFolder } from './builds.test-kit.ts'
import { folderStore } from './folder/folder-store.ts'
import { liveDocumentReader } from './live-document.ts'
import { publishRemote } from './live-release.ts'
import type { StoreDocument } from './registry-document.ts'
import { StoreError } from './registry-document.ts'
import type { ReleaseStore } from './release-store.ts'
import { rollBack } from './roll-back.ts'

let dir = ''
let store: ReleaseStore
beforeEach(async () => {
  dir = join(await temporaryFolder(), 'releases')
  store = folderStore(dir)
})

const versions = async (live: ReturnType<typeof liveDocumentReader>) =>
  (await live()).remotes.map(({ version }) => version)

test('each release and each rollback is seen at once, the first one too', async () => {
  const live = liveDocumentReader(store)
  expect(await live()).toEqual({ revision: 0, host: null, remotes: [] })
  await publishRemote(store, 'auth', '1', await remoteDist('one'))
  expect(await versions(live)).toEqual(['1'])
  await publishRemote(store, 'auth', '2', await remoteDist('two'))
  expect(await versions(live)).toEqual(['2'])
  await rollBack(store, 'auth')
  expect(await versions(live)).toEqual(['1'])
  await rm(dir, { recursive: true })
  expect(await live()).toEqual({ revision: 0, host: null, remotes: [] })
})

test('a document that has not changed is not parsed again', async () => {
  const live = liveDocumentReader(store)
  await publishRemote(store, 'auth', '1', await remoteDist('one'))
  expect(await live()).toBe(await live())
})

test('an unreadable document leaves the last one live; a reader without a last one gets an error until it can be read', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const live = liveDocumentReader(store)
  const neverRead = liveDocumentReader(store)
  await publishRemote(store, 'auth', '1', await remoteDist('one'))
  await live()
  const file = join(dir, 'registry.json')
  await writeFile(file, '{')
  expect(await versions(live)).toEqual(['1'])
  expect(said).toHaveBeenCalledOnce()
  await expect(neverRead()).rejects.toThrow(StoreError)
  await rm(file)
  await mkdir(file)
  expect(await versions(live)).toEqual(['1'])
  await expect(neverRead()).rejects.toThrow(StoreError)
  await rm(file, { recursive: true })
  await writeFile(file, JSON.stringify({ revision: 1, host: null, remotes: [] }))
  for (const ask of [live, neverRead]) expect(await ask()).toEqual({ revision: 1, host: null, remotes: [] })
})

/** A store that answers only when a test calls one of `answers`. */
function slowStore() {
  const answers: ((revision: number) => void)[] = []
  const latest = () =>
    new Promise<StoreDocument>((resolve) => {
      answers.push((revision) => resolve({ revision, host: null, remotes: [] }))
    })
  const slow: ReleaseStore = { ...store, log: { ...store.log, freshMs: 1, latest } }
  return { live: liveDocumentReader(slow), answers }
}

test('after the first answer, nobody waits for a store that does not answer', async () => {
  const { live, answers } = slowStore()
  const first = live()
  answers.shift()?.(1)
  expect((await first).revision).toBe(1)
  await vi.waitFor(async () => {
    expect((await live()).revision).toBe(1)
    expect(answers).toHaveLength(1)
  })
  // Another call waits for the same answer; the store is not asked twice.
  expect((await live()).revision).toBe(1)
  expect(answers).toHaveLength(1)
  answers.shift()?.(2)
  await vi.waitFor(async () => expect((await live()).revision).toBe(2))
})
