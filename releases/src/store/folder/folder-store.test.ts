import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { remoteDist, temporaryFolder } from '../builds.test-kit.ts'
import { publishRemote } from '../live-release.ts'
import { type StoreDocument, StoreError } from '../registry-document.ts'
import { changeStore, type ReleaseStore, readStore } from '../release-store.ts'
import { testStore } from '../store-suite.test-kit.ts'
import { folderStore } from './folder-store.ts'

let dir = ''
let store: ReleaseStore
beforeEach(async () => {
  dir = join(await temporaryFolder(), 'releases')
  store = folderStore(dir)
})

const by = { who: 'a test', why: '' }
const touch = (document: StoreDocument) => ({ ...document })
/** The files of the store that are neither the document nor releases. */
const leftovers = async () =>
  (await readdir(dir)).filter((name) => !['registry.json', 'registry', 'remotes', 'host'].includes(name))

describe('a store in a folder', () => {
  testStore(async () => folderStore(dir))
})

test('an empty folder, or none, is a store without releases', async () => {
  expect(await readStore(store)).toEqual({ revision: 0, host: null, remotes: [] })
  await mkdir(dir)
  expect(await readStore(store)).toEqual({ revision: 0, host: null, remotes: [] })
})

describe('an invalid document', () => {
  test.each([
    ['', 'SyntaxError'],
    ['{', 'SyntaxError'],
    ['[]', 'Invalid input'],
    ['{"host":null}', 'remotes'],
    ['{"host":null,"remotes":[{"name":"auth"}]}', 'version'],
  ])('%j is a StoreError that names it', async (text, why) => {
    await mkdir(dir)
    const file = join(dir, 'registry.json')
    await writeFile(file, text)
    const error = await readStore(store).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StoreError)
    expect(String(error)).toContain(file)
    expect(String(error)).toContain(why)
    await expect(publishRemote(store, 'auth', '1', await remoteDist('x'))).rejects.toThrow(StoreError)
    expect(await readFile(file, 'utf8')).toBe(text)
    expect((await readdir(dir)).some((name) => name.endsWith('.lock'))).toBe(false)
  })
})

test('a draft of a publish that was killed is no release', async () => {
  await mkdir(join(dir, '.draft-x'), { recursive: true })
  await publishRemote(store, 'auth', '1', await remoteDist('one'))
  expect(await readdir(join(dir, 'remotes/auth'))).toEqual(['1'])
})

test('publishing leaves no other file behind, also at the same time or when it fails', async () => {
  const dist = await remoteDist('one')
  await Promise.all([1, 2, 3].map(() => publishRemote(store, 'auth', '1', dist)))
  const torn = { name: 'auth', version: '2', files: { 'gone.js': { bytes: 1, integrity: 'sha384-x' } } }
  await expect(store.files.put('remotes/auth/2', dist, { ...torn, pages: {}, scripts: [] })).rejects.toThrow(
    'gone.js is missing',
  )
  expect(await leftovers()).toEqual([])
})

test('a folder that cannot be written says why, and does not blame another release', async () => {
  await writeFile(dir, 'a file stands where the store should be')
  await expect(changeStore(store, by, 'nothing', touch)).rejects.toThrow(/EEXIST|ENOTDIR/)
})
