import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { remoteDist, temporaryFolder } from './builds.test-kit.ts'
import { folderStore } from './folder/folder-store.ts'
import { publishRemote } from './live-release.ts'
import { prunable, prune } from './prune.ts'
import type { StoreDocument } from './registry-document.ts'
import { type ReleaseStore, readStore } from './release-store.ts'
import { rollBack } from './roll-back.ts'

const DAY = 86_400_000
const by = { who: 'an operator', why: '' }
const now = Date.parse('2026-11-22T12:00:00.000Z')
const daysAgo = (days: number) => new Date(now - days * DAY)

/** A revision from some days ago, which names these versions of auth. */
function revision(
  number: number,
  days: number,
  version: string,
  { previous, canary }: { previous?: string; canary?: string } = {},
): StoreDocument {
  const release = (of: string) => ({ version: of, entry: '/e', pages: {} })
  return {
    revision: number,
    change: { at: daysAgo(days).toISOString(), who: 'a team', what: '', why: '' },
    host: null,
    remotes: [
      {
        name: 'auth',
        owner: 'team-auth',
        ...release(version),
        ...(previous ? { previous: release(previous) } : {}),
        ...(canary ? { canary: { release: release(canary), share: 10, plan: [] } } : {}),
      },
    ],
  }
}

const stored = (versions: Record<string, number>) =>
  Object.entries(versions).map(([version, days]) => ({
    folder: `remotes/auth/${version}`,
    at: daysAgo(days),
  }))

const gone = (versions: Record<string, number>, history: StoreDocument[]) =>
  prunable(stored(versions), history, now).releases.map(({ folder }) => folder.split('/').at(-1))

test('live, previous and canary releases stay, however old; a release that was never live goes after 30 days', () => {
  const history = [revision(2, 100, 'b', { previous: 'a', canary: 'c' })]
  expect(gone({ a: 300, b: 200, c: 101, refused: 31, fresh: 29 }, history)).toEqual(['refused'])
})

test('a release stays for 30 days after it was last named, because a tab may be that old', () => {
  const history = [
    revision(4, 10, 'd', { previous: 'c' }),
    revision(3, 29, 'c', { previous: 'b' }),
    // Revision 3 replaced it 29 days ago.
    revision(2, 90, 'b', { previous: 'a' }),
    revision(1, 200, 'zero'),
  ]
  expect(gone({ zero: 300, a: 300, b: 300, c: 300, d: 300 }, history)).toEqual(['zero'])
})

test('a revision with the date of a slow clock does not cut off the revisions before it', () => {
  const history = [
    revision(4, 31, 'd', { previous: 'c' }),
    revision(3, 1, 'c', { previous: 'b' }),
    revision(2, 2, 'b', { previous: 'a' }),
    revision(1, 59, 'a', { previous: 'zero' }),
    revision(0, 90, 'old'),
  ]
  expect(gone({ old: 90, zero: 60, a: 60, b: 60, c: 60, d: 60 }, history)).toEqual(['old'])
})

test('only revisions older than those of the last 30 days go, and the newest hundred stay', () => {
  const old = Array.from({ length: 150 }, (_, index) => revision(index + 1, 200 - index, `v${index}`))
  expect(prunable([], old, now).revisionsBelow).toBe(51)
  const many = Array.from({ length: 150 }, (_, index) => revision(index + 1, 40 - index * 0.1, `v${index}`))
  expect(prunable([], many, now).revisionsBelow).toBe(51)
  const recent = Array.from({ length: 150 }, (_, index) => revision(index + 1, 20 - index * 0.1, `v${index}`))
  expect(prunable([], recent, now).revisionsBelow).toBe(1)
  expect(prunable([], [], now).revisionsBelow).toBe(0)
})

test('a dry run removes nothing; a run removes old releases and interrupted uploads', async () => {
  const dir = join(await temporaryFolder(), 'releases')
  const store = folderStore(dir)
  for (const version of ['1', '2', '3', '4']) {
    await publishRemote(store, 'auth', version, await remoteDist(version, ['Login']))
    await utimes(join(dir, 'remotes/auth', version), daysAgo(90), daysAgo(90))
  }
  for (const draft of ['.draft-x', '.registry-x']) await writeFile(join(dir, draft), '')
  const later = Date.now() + 31 * DAY
  const would = await prune(store, true, by, later)
  expect(would.releases.map(({ folder }) => folder).sort()).toEqual(['remotes/auth/1', 'remotes/auth/2'])
  expect((await readdir(join(dir, 'remotes/auth'))).sort()).toEqual(['1', '2', '3', '4'])
  expect(await prune(store, false, by, later)).toEqual(would)
  expect((await readdir(join(dir, 'remotes/auth'))).sort()).toEqual(['3', '4'])
  expect((await readdir(dir)).filter((name) => name.startsWith('.'))).toEqual([])
  const { change, remotes } = await readStore(store)
  expect(change).toMatchObject({ who: 'an operator', what: '2 old releases removed' })
  expect(remotes[0]).toMatchObject({ version: '4', previous: { version: '3' } })
})

describe('an old release that is made live while it is pruned', () => {
  async function oldStore(): Promise<ReleaseStore> {
    const store = folderStore(join(await temporaryFolder(), 'releases'))
    for (const version of ['1', '2', '3', '4'])
      await publishRemote(store, 'auth', version, await remoteDist(version, ['Login']))
    return store
  }
  const withFiles = (store: ReleaseStore, files: Partial<ReleaseStore['files']>) => ({
    ...store,
    files: { ...store.files, ...files },
  })
  const later = Date.now() + 60 * DAY

  test.each([1, 2])('is refused when it is removed just after it was found (look %i)', async (last) => {
    const store = await oldStore()
    let looks = 0
    const manifest = async (folder: string) => {
      const found = await store.files.manifest(folder)
      looks += 1
      if (looks === last) await prune(store, false, by, later)
      return found
    }
    await expect(rollBack(withFiles(store, { manifest }), 'auth', '1', by)).rejects.toThrow(
      'auth 1 is not in the store any more',
    )
    expect((await readStore(store)).remotes[0]?.version).toBe('4')
  })

  test('is put back when it went live first', async () => {
    const store = await oldStore()
    const hide = async (folder: string) => {
      const found = await store.files.manifest(folder)
      const hidden = await store.files.hide(folder)
      // Another person found the release just before it was hidden, and rolls back to it.
      if (folder.endsWith('/1'))
        await rollBack(withFiles(store, { manifest: async () => found }), 'auth', '1', by)
      return hidden
    }
    const gone = await prune(withFiles(store, { hide }), false, by, later)
    expect(gone.releases.map(({ folder }) => folder)).toEqual(['remotes/auth/2'])
    expect((await readStore(store)).remotes[0]?.version).toBe('1')
    expect(await store.files.manifest('remotes/auth/1')).toMatchObject({ version: '1' })
  })
})

test('old revisions are deleted, never the newest, which is found without its pointer', async () => {
  const dir = join(await temporaryFolder(), 'releases')
  const { log } = folderStore(dir)
  for (const number of [1, 2, 3, 4]) await log.append(revision(number, 0, String(number)))
  await log.forget?.(3)
  expect((await log.history(10)).map((document) => document.revision)).toEqual([4, 3])
  await log.forget?.(100)
  expect((await log.history(10)).map((document) => document.revision)).toEqual([4])
  await rm(join(dir, 'registry.json'))
  const found = folderStore(dir).log
  expect((await found.latest())?.revision).toBe(4)
  expect(await found.append(revision(5, 0, '5'))).toBe(true)
  expect((await found.latest())?.revision).toBe(5)
})
