import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { hostDist, remoteDist, temporaryFolder, writeFiles } from './builds.test-kit.ts'
import { DEFAULT_PLAN, promoteCanary, raiseCanary, startCanary, stopCanary } from './canary.ts'
import type { Part } from './describe-build.ts'
import { folderStore } from './folder/folder-store.ts'
import { makeHostLive, makeLive, putRelease } from './live-release.ts'
import { pin, unpin } from './pin.ts'
import { entryOf } from './registry-entries.ts'
import { type ReleaseStore, readStore } from './release-store.ts'
import { rollBack } from './roll-back.ts'

const by = { who: 'a team', why: 'to see how it does' }
let store: ReleaseStore
beforeEach(async () => {
  store = folderStore(join(await temporaryFolder(), 'releases'))
})

const put = async (part: Part, version: string) =>
  putRelease(store, part, version, part === 'host' ? await hostDist(version) : await remoteDist(version))
const live = (part: Part, version: string) =>
  part === 'host' ? makeHostLive(store, version, by) : makeLive(store, part, version, by)
const currentEntry = async (part: Part) => entryOf(await readStore(store), part)
const lastChange = async () => (await readStore(store)).change

/** Puts two releases of a part into the store; 1 is live. */
async function two(part: Part): Promise<void> {
  await put(part, '1')
  await put(part, '2')
  await live(part, '1')
}

describe.each(['auth', 'host'] as const)('a canary of %s', (part) => {
  beforeEach(() => two(part))

  test('starts beside the live release, grows, and is live for all in the end', async () => {
    const before = await currentEntry(part)
    await startCanary(store, part, '2', 10, by)
    expect(await currentEntry(part)).toEqual({
      ...before,
      canary: {
        release: expect.objectContaining({ version: '2', since: expect.any(String) }),
        share: 10,
        since: expect.any(String),
        plan: DEFAULT_PLAN,
      },
    })
    expect(await lastChange()).toMatchObject({ ...by, what: `${part} 2 for 10 %` })
    await raiseCanary(store, part, 50, by)
    expect((await currentEntry(part))?.canary).toMatchObject({ release: { version: '2' }, share: 50 })
    await promoteCanary(store, part, by)
    const after = await currentEntry(part)
    expect(after).toMatchObject({ version: '2', previous: { version: '1' } })
    expect(after?.previous).not.toHaveProperty('canary')
    expect(after).not.toHaveProperty('canary')
    expect(await lastChange()).toMatchObject({ what: `${part} 2 live` })
  })

  test('is stopped: all is as before, and the history says why', async () => {
    const before = await currentEntry(part)
    await startCanary(store, part, '2', 10)
    await stopCanary(store, part, { who: 'a team', why: 'sign-in is slow' })
    expect(await currentEntry(part)).toEqual(before)
    expect(await lastChange()).toMatchObject({ what: `${part} 2 stopped`, why: 'sign-in is slow' })
  })

  test('ends when another release goes live', async () => {
    await put(part, '3')
    await startCanary(store, part, '2', 10)
    await live(part, '3')
    expect(await currentEntry(part)).not.toHaveProperty('canary')
  })

  test('changes only while it is still the canary of the decision', async () => {
    await startCanary(store, part, '2', 10)
    const before = await readStore(store)
    for (const seen of [
      { version: '3', share: 10 },
      { version: '2', share: 50 },
    ]) {
      expect(await raiseCanary(store, part, 20, by, seen)).toEqual(before)
      expect(await promoteCanary(store, part, by, seen)).toEqual(before)
      expect(await stopCanary(store, part, by, seen)).toEqual(before)
    }
    const seen = { version: '2', share: 10 }
    await Promise.all([1, 2, 3].map(() => stopCanary(store, part, by, seen)))
    expect((await readStore(store)).revision).toBe(before.revision + 1)
  })
})

test('a canary of another owner has that owner when it is live for all', async () => {
  await two('auth')
  const contract = { version: '1', types: {} }
  const facts = { part: 'auth', version: '3', owner: 'team-sign-in', contract, chunks: {} }
  const dist = await writeFiles(await remoteDist('3'), { 'facts.json': JSON.stringify(facts) })
  await putRelease(store, 'auth', '3', dist)
  await startCanary(store, 'auth', '3', 10, by)
  await promoteCanary(store, 'auth', by)
  expect(await currentEntry('auth')).toMatchObject({ version: '3', owner: 'team-sign-in' })
})

describe('a canary is refused', () => {
  const refused = (version: string, share = 10, part: Part = 'auth') =>
    expect(startCanary(store, part, version, share)).rejects

  test('with the reason', async () => {
    await two('auth')
    await put('auth', '3')
    await put('settings', '1')
    await refused('9').toThrow('auth 9 is not in the store')
    await refused('1').toThrow('auth 1 is live for all already')
    await refused('1', 10, 'settings').toThrow('settings was never released: there is nothing to go back to')
    for (const share of [0, 100, 12.5, -1, Number.NaN])
      await refused('2', share).toThrow('A share is a whole number from 1 to 99')
    await startCanary(store, 'auth', '2', 10)
    await refused('3').toThrow('auth 2 is being tried out; `npm run canary -- auth --stop`')
    const none = 'No release of settings is being tried out'
    await expect(raiseCanary(store, 'settings', 20)).rejects.toThrow(none)
    await expect(stopCanary(store, 'settings')).rejects.toThrow(none)
  })
})

describe.each(['auth', 'host'] as const)('a pin of %s', (part) => {
  beforeEach(() => two(part))

  test('keeps what is live: releases, rollbacks and canaries are refused until it ends', async () => {
    await live(part, '2')
    await startCanary(store, part, '1', 10)
    await pin(store, part, { who: 'a team', why: 'exam week' })
    expect(await currentEntry(part)).toMatchObject({ version: '2', pin: { who: 'a team', why: 'exam week' } })
    expect(await currentEntry(part)).not.toHaveProperty('canary')
    const reason = new RegExp(`${part} is pinned by a team since .* \\(exam week\\); .*pin -- ${part} --off`)
    await expect(live(part, '1')).rejects.toThrow(reason)
    await expect(rollBack(store, part)).rejects.toThrow(reason)
    await expect(startCanary(store, part, '1', 10)).rejects.toThrow(reason)
    await expect(pin(store, part, by, '1')).rejects.toThrow(reason)
    await unpin(store, part, by)
    expect(await currentEntry(part)).not.toHaveProperty('pin')
    await live(part, '1')
    expect(await currentEntry(part)).toMatchObject({ version: '1' })
  })

  test('may name a release, which goes live with the pin', async () => {
    await pin(store, part, by, '2')
    expect(await currentEntry(part)).toMatchObject({
      version: '2',
      previous: { version: '1' },
      pin: { who: 'a team' },
    })
    expect(await lastChange()).toMatchObject({ ...by, what: `${part} pinned to 2` })
    await expect(pin(store, 'settings', by)).rejects.toThrow('settings was never released')
    const before = await readStore(store)
    expect(await unpin(store, 'settings')).toEqual(before)
  })
})
