// @vitest-environment node
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from './fixtures.test-kit.ts'
import { changeStore } from './store.ts'

vi.mock('node:fs/promises', { spy: true })
/** What happens instead of each wait between two tries. */
const waiting = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('node:timers/promises', () => ({ setTimeout: waiting }))

beforeEach(() => waiting.mockReset().mockResolvedValue(undefined))

test('a change waits for the one that holds the lock', async () => {
  const store = await temporaryFolder()
  const lock = join(store, 'registry.json.lock')
  await mkdir(lock)
  const change = vi.fn((document) => document)
  waiting.mockResolvedValueOnce(undefined).mockImplementationOnce(async () => {
    expect(change).not.toHaveBeenCalled()
    await rm(lock, { recursive: true })
  })
  await changeStore(store, change)
  expect(waiting).toHaveBeenCalledTimes(2)
  expect(change).toHaveBeenCalledOnce()
})

test('a lock that is never given back is named, with what to do', async () => {
  const store = await temporaryFolder()
  const lock = join(store, 'registry.json.lock')
  await mkdir(lock)
  await expect(changeStore(store, (document) => document)).rejects.toMatchObject({
    name: 'StoreError',
    message: `Another release holds ${lock}; remove it if that release was killed`,
  })
})

test('a store that may not be written says so at once, and blames no other release', async () => {
  const store = await temporaryFolder()
  const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' })
  vi.mocked(mkdir).mockResolvedValueOnce(undefined).mockRejectedValueOnce(denied)
  await expect(changeStore(store, (document) => document)).rejects.toBe(denied)
})
