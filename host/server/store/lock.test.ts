// @vitest-environment node
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from './fixtures.test-kit.ts'
import { changeStore } from './store.ts'

vi.mock('node:fs/promises', { spy: true })
vi.mock('node:timers/promises', () => ({ setTimeout: () => new Promise((done) => setImmediate(done)) }))

test('a change waits for the one that holds the lock', async () => {
  const store = await temporaryFolder()
  const lock = join(store, 'registry.json.lock')
  await mkdir(lock)
  const change = vi.fn((document) => document)
  const changing = changeStore(store, change)
  await new Promise((done) => setTimeout(done, 10))
  expect(change).not.toHaveBeenCalled()
  await rm(lock, { recursive: true })
  await changing
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
