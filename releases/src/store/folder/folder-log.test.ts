import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../builds.test-kit.ts'
import { emptyDocument, type StoreDocument } from '../registry-document.ts'
import { folderLog } from './folder-log.ts'

let dir = ''
beforeEach(async () => {
  dir = join(await temporaryFolder(), 'releases')
})

const revision = (number: number, who = 'a team'): StoreDocument => ({
  ...emptyDocument,
  revision: number,
  change: { at: '2026-11-22T10:00:00.000Z', who, what: 'auth 1 live', why: '' },
})

test('of twenty writers of the same revision, one succeeds', async () => {
  const logs = Array.from({ length: 20 }, () => folderLog(dir))
  const written = await Promise.all(logs.map((log, index) => log.append(revision(1, `team ${index}`))))
  expect(written.filter(Boolean)).toHaveLength(1)
  const winner = `team ${written.indexOf(true)}`
  expect((await folderLog(dir).latest())?.change?.who).toBe(winner)
})

test('a revision is the newest even if its writer was killed before it wrote the pointer', async () => {
  const log = folderLog(dir)
  await log.append(revision(1))
  const pointer = await readFile(join(dir, 'registry.json'))
  await log.append(revision(2))
  await log.append(revision(3))
  await writeFile(join(dir, 'registry.json'), pointer)
  expect((await log.latest())?.revision).toBe(3)
  await rm(join(dir, 'registry.json'))
  expect((await folderLog(dir).latest())?.revision).toBe(3)
  expect(await log.append(revision(3))).toBe(false)
  expect(await log.append(revision(4))).toBe(true)
  expect(JSON.parse(await readFile(join(dir, 'registry.json'), 'utf8')).revision).toBe(4)
})

test('a revision is live even if its pointer cannot be written', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const log = folderLog(dir)
  await mkdir(join(dir, 'registry.json'), { recursive: true })
  expect(await log.append(revision(1))).toBe(true)
  expect(said).toHaveBeenCalledOnce()
  await rm(join(dir, 'registry.json'), { recursive: true })
  expect((await log.latest())?.revision).toBe(1)
})

test('history gives the last changes, the newest first', async () => {
  const log = folderLog(dir)
  expect(await log.history(10)).toEqual([])
  for (const number of [1, 2, 3]) await log.append(revision(number))
  expect((await log.history(2)).map((document) => document.revision)).toEqual([3, 2])
})

test('a document without a revision is live, and revision 1 follows it', async () => {
  await mkdir(dir)
  await writeFile(join(dir, 'registry.json'), JSON.stringify({ host: null, remotes: [] }))
  const log = folderLog(dir)
  expect(await log.latest()).toEqual({ revision: 0, host: null, remotes: [] })
  expect(await log.append(revision(1))).toBe(true)
  expect((await log.latest())?.revision).toBe(1)
})
