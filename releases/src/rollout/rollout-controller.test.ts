import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hostDist, remoteDist, temporaryFolder } from '../store/builds.test-kit.ts'
import { startCanary } from '../store/canary.ts'
import type { Part } from '../store/describe-build.ts'
import { folderStore } from '../store/folder/folder-store.ts'
import { makeHostLive, makeLive, putRelease } from '../store/live-release.ts'
import { pin, unpin } from '../store/pin.ts'
import { entryOf } from '../store/registry-entries.ts'
import { type ReleaseStore, readStore } from '../store/release-store.ts'
import { rollBack } from '../store/roll-back.ts'
import { createOutcomeCounts, type OutcomeCounts, releaseKey } from './outcome-counts.ts'
import { decideRollouts, startRolloutController } from './rollout-controller.ts'
import { SETTLED_MS } from './rollout-rules.ts'
import { createLocalMoments } from './watch-period.ts'

const MINUTE_MS = 60_000
const by = { who: 'a team', why: '' }
let store: ReleaseStore
let outcomeCounts: OutcomeCounts
/** How far the controller's clock is ahead, in milliseconds. */
let ahead = 0
const now = () => Date.now() + ahead

beforeEach(async () => {
  store = folderStore(join(await temporaryFolder(), 'releases'))
  ahead = SETTLED_MS
  outcomeCounts = createOutcomeCounts(now)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})

const put = async (part: Part, version: string) =>
  putRelease(store, part, version, part === 'host' ? await hostDist(version) : await remoteDist(version))
const live = async (part: Part, version: string) => {
  await put(part, version)
  await (part === 'host' ? makeHostLive(store, version, by) : makeLive(store, part, version, by))
}
const currentEntry = async (part: Part) => entryOf(await readStore(store), part)
const lastChange = async () => (await readStore(store)).change

/** Some browsers report a success or a failure of a release. */
function report(part: Part, version: string, browsers: number, isFailure = false): void {
  for (let i = 0; i < browsers; i++)
    outcomeCounts.record(releaseKey(part, version), {
      browser: `${version} ${isFailure} ${i}`,
      network: `n${i}`,
      isFailure,
    })
}
const decide = () => decideRollouts({ store, outcomeCounts, now })

describe.each(['auth', 'host'] as const)('%s', (part) => {
  test('a bad release is stepped back once, though several servers decide, and the history says why', async () => {
    for (const version of ['0', '1', '2']) await live(part, version)
    report(part, '1', 4)
    report(part, '2', 2)
    report(part, '2', 3, true)
    const { revision } = await readStore(store)
    await Promise.all([decide(), decide(), decide()])
    // The fallback is the release before the good one, never the bad one.
    expect(await currentEntry(part)).toMatchObject({ version: '1', previous: { version: '0' } })
    expect(await readStore(store)).toMatchObject({
      revision: revision + 1,
      change: {
        who: 'release server',
        what: `${part} 2 stepped back to 1`,
        why: `${part} 2: failed in 3 of 5 browsers, 0 of 4 before`,
      },
    })
  })

  test('a bad canary is stopped, and a good one is raised step by step until it is live for all', async () => {
    await live(part, '1')
    await put(part, '2')
    await startCanary(store, part, '2', 10, by)
    report(part, '2', 3, true)
    await decide()
    expect(await currentEntry(part)).not.toHaveProperty('canary')
    expect(await lastChange()).toMatchObject({ who: 'release server', what: `${part} 2 stopped` })

    await put(part, '3')
    await startCanary(store, part, '3', 10, by)
    ahead = 11 * MINUTE_MS
    report(part, '3', 3)
    await decide()
    expect((await currentEntry(part))?.canary).toMatchObject({ release: { version: '3' }, share: 50 })
    ahead = 9 * MINUTE_MS
    await decide()
    expect(await currentEntry(part)).toMatchObject({ version: '1', canary: { share: 50 } })
    ahead = 11 * MINUTE_MS
    await decide()
    expect(await currentEntry(part)).toMatchObject({ version: '3', previous: { version: '1' } })
    expect((await store.log.history(2)).map(({ change }) => change?.what)).toEqual([
      `${part} 3 live`,
      `${part} 3 for 50 %`,
    ])
  })
})

describe('nothing is stepped back', () => {
  const bad = async (version: string) => {
    report('auth', version, 5, true)
    const before = await readStore(store)
    await decide()
    return expect(await readStore(store)).toEqual(before)
  }

  test('a second time: the release after a step back stays, even when it fails', async () => {
    for (const version of ['0', '1', '2']) await live('auth', version)
    report('auth', '2', 3, true)
    await decide()
    expect(await currentEntry('auth')).toMatchObject({ version: '1', previous: { version: '0' } })
    await bad('1')
  })

  test('that a person rolled back to', async () => {
    for (const version of ['1', '2']) await live('auth', version)
    await rollBack(store, 'auth', undefined, by)
    await bad('1')
  })

  test('that a person pinned and unpinned after a newer release', async () => {
    for (const version of ['0', '1', '2']) await live('auth', version)
    await pin(store, 'auth', by, '1')
    await unpin(store, 'auth', by)
    await bad('1')
  })

  test('that is pinned', async () => {
    for (const version of ['1', '2']) await live('auth', version)
    await pin(store, 'auth', by)
    await bad('2')
  })

  test('15 minutes after it went live', async () => {
    for (const version of ['1', '2']) await live('auth', version)
    ahead = 15 * MINUTE_MS
    await bad('2')
  })
})

test('a rollback right after a step back does not go one release further unless a version is named', async () => {
  for (const version of ['0', '1', '2']) await live('auth', version)
  report('auth', '2', 3, true)
  await decide()
  await live('settings', '1')
  const further = () => rollBack(store, 'auth', undefined, by)
  await expect(further()).rejects.toThrow(
    /^auth 2 was stepped back to 1 by itself at 2.*; name the version to go further$/,
  )
  await put('auth', '3')
  await startCanary(store, 'auth', '3', 10, by)
  report('auth', '3', 3, true)
  await decide()
  await expect(further()).rejects.toThrow(/^auth 3 was stopped by itself at/)
  vi.useFakeTimers({ now: Date.now() + 15 * MINUTE_MS, toFake: ['Date'] })
  await further()
  vi.useRealTimers()
  expect(await currentEntry('auth')).toMatchObject({ version: '0' })
})

test('a bad release does not become `previous` again', async () => {
  for (const version of ['1', '2']) await live('auth', version)
  await rollBack(store, 'auth', undefined, by)
  await live('auth', '2')
  report('auth', '2', 3, true)
  await decide()
  expect(await currentEntry('auth')).toMatchObject({ version: '1' })
  expect(await currentEntry('auth')).not.toHaveProperty('previous')
})

test('a release that a person makes live again is watched again', async () => {
  for (const version of ['1', '2']) await live('auth', version)
  ahead = 0
  report('auth', '2', 3, true)
  ahead = SETTLED_MS
  await decide()
  expect(await currentEntry('auth')).toMatchObject({ version: '1' })
  await live('auth', '2')
  // The reports from before do not count, so this decision changes nothing.
  await decide()
  expect(await currentEntry('auth')).toMatchObject({ version: '2' })
  ahead += 1000
  report('auth', '2', 3, true)
  await decide()
  expect(await currentEntry('auth')).toMatchObject({ version: '1' })
})

describe.each([-16, 10])('with a releasing machine whose clock is %i minutes ahead', (minutes) => {
  // The controller does not trust that clock: a change counts as made between its own two reads of the document.
  test('a bad release is stepped back, and a canary keeps its share for its time', async () => {
    const times = createLocalMoments()
    const decideAgain = () => decideRollouts({ store, outcomeCounts, now }, times)
    await live('auth', '1')
    ahead = -minutes * MINUTE_MS
    await decideAgain()
    await live('auth', '2')
    await put('settings', '2')
    await live('settings', '1')
    await startCanary(store, 'settings', '2', 10, by)
    await decideAgain()
    ahead += SETTLED_MS
    report('auth', '2', 3, true)
    report('settings', '2', 3)
    await decideAgain()
    expect(await currentEntry('auth')).toMatchObject({ version: '1' })
    expect(await currentEntry('settings')).toMatchObject({ canary: { share: 10 } })
    ahead += 10 * MINUTE_MS
    report('settings', '2', 3)
    await decideAgain()
    expect(await currentEntry('settings')).toMatchObject({ canary: { share: 50 } })
  })
})

describe('from turn to turn', () => {
  const TURN_MS = 3000
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('a change that could not be written does not stop the others, and is tried again at once', async () => {
    for (const part of ['auth', 'settings'] as const) {
      for (const version of ['1', '2']) await live(part, version)
      report(part, '2', 3, true)
    }
    vi.spyOn(store.log, 'append').mockRejectedValueOnce(new Error('503'))
    const onFailure = vi.fn()
    const end = startRolloutController({ store, outcomeCounts, now, onFailure })
    vi.advanceTimersByTime(TURN_MS)
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce())
    expect(onFailure).toHaveBeenCalledOnce()
    expect(await currentEntry('auth')).toMatchObject({ version: '2' })
    expect(await currentEntry('settings')).toMatchObject({ version: '1' })
    vi.advanceTimersByTime(TURN_MS)
    await vi.waitFor(async () => expect(await currentEntry('auth')).toMatchObject({ version: '1' }))
    end()
  })

  test('reports about a release that is too new count a little later, without further reports', async () => {
    for (const version of ['1', '2']) await live('auth', version)
    ahead = 0
    report('auth', '2', 3, true)
    const reads = vi.spyOn(store.log, 'latest')
    const end = startRolloutController({ store, outcomeCounts, now })
    vi.advanceTimersByTime(TURN_MS)
    await reads.mock.results[0]?.value
    await new Promise(setImmediate)
    ahead = SETTLED_MS
    vi.advanceTimersByTime(TURN_MS)
    await vi.waitFor(async () => expect(await currentEntry('auth')).toMatchObject({ version: '1' }))
    end()
  })
})
