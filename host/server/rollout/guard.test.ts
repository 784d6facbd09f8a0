// @vitest-environment node
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startCanary } from '../store/canary.ts'
import type { Part } from '../store/describe-build.ts'
import { hostDist, remoteDist, temporaryFolder } from '../store/fixtures.test-kit.ts'
import { folderStore } from '../store/folder/store.ts'
import { pin } from '../store/pin.ts'
import { registered } from '../store/registered.ts'
import { makeHostLive, makeLive, putRelease, rollBack } from '../store/releases.ts'
import { type ReleaseStore, readStore } from '../store/store.ts'
import { judgeNow } from './guard.ts'
import { createTally, keyOf, type Tally } from './tally.ts'

const MINUTE_MS = 60_000
const by = { who: 'a team', why: '' }
let store: ReleaseStore
let tally: Tally
/** How far the clock of the guard is ahead, in milliseconds. */
let ahead = 0
const now = () => Date.now() + ahead

beforeEach(async () => {
  store = folderStore(join(await temporaryFolder(), 'releases'))
  ahead = 0
  tally = createTally(now)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})

const put = async (part: Part, version: string) =>
  putRelease(store, part, version, part === 'host' ? await hostDist(version) : await remoteDist(version))
const live = async (part: Part, version: string) => {
  await put(part, version)
  await (part === 'host' ? makeHostLive(store, version, by) : makeLive(store, part, version, by))
}
const entryOf = async (part: Part) => registered(await readStore(store), part)
const lastChange = async () => (await readStore(store)).change

/** So many browsers tell about a release. */
function tell(part: Part, version: string, browsers: number, isFailure = false): void {
  for (let i = 0; i < browsers; i++)
    tally.note(keyOf(part, version), { browser: `${version} ${isFailure} ${i}`, network: `n${i}`, isFailure })
}
const judged = () => judgeNow({ store, tally, now })

describe.each(['auth', 'host'] as const)('%s', (part) => {
  test('a bad release is stepped back, once, whoever judges; the history says why', async () => {
    for (const version of ['0', '1', '2']) await live(part, version)
    tell(part, '1', 4)
    tell(part, '2', 2)
    tell(part, '2', 3, true)
    const { revision } = await readStore(store)
    await Promise.all([judged(), judged(), judged()])
    // The bad release is nobody's second try; what was before the good one is.
    expect(await entryOf(part)).toMatchObject({ version: '1', previous: { version: '0' } })
    expect(await readStore(store)).toMatchObject({
      revision: revision + 1,
      change: {
        who: 'release server',
        what: `${part} 2 stepped back to 1`,
        why: `${part} 2: failed in 3 of 5 browsers, 0 of 4 before`,
      },
    })
  })

  test('a bad canary is stopped, a good one raised step by step and live for all at last', async () => {
    await live(part, '1')
    await put(part, '2')
    await startCanary(store, part, '2', 10, by)
    tell(part, '2', 3, true)
    await judged()
    expect(await entryOf(part)).not.toHaveProperty('canary')
    expect(await lastChange()).toMatchObject({ who: 'release server', what: `${part} 2 stopped` })

    await put(part, '3')
    await startCanary(store, part, '3', 10, by)
    ahead = 11 * MINUTE_MS
    tell(part, '3', 3)
    await judged()
    expect((await entryOf(part))?.canary).toMatchObject({ release: { version: '3' }, share: 50 })
    ahead = 9 * MINUTE_MS
    await judged()
    expect(await entryOf(part)).toMatchObject({ version: '1', canary: { share: 50 } })
    ahead = 11 * MINUTE_MS
    await judged()
    expect(await entryOf(part)).toMatchObject({ version: '3', previous: { version: '1' } })
    expect((await store.log.history(2)).map(({ change }) => change?.what)).toEqual([
      `${part} 3 live`,
      `${part} 3 for 50 %`,
    ])
  })
})

describe('nothing is stepped back', () => {
  const bad = async (version: string) => {
    tell('auth', version, 5, true)
    const before = await readStore(store)
    await judged()
    return expect(await readStore(store)).toEqual(before)
  }

  test('twice: what was stepped back to stays, however it does', async () => {
    for (const version of ['0', '1', '2']) await live('auth', version)
    tell('auth', '2', 3, true)
    await judged()
    expect(await entryOf('auth')).toMatchObject({ version: '1', previous: { version: '0' } })
    await bad('1')
  })

  test('that a person went back to', async () => {
    for (const version of ['1', '2']) await live('auth', version)
    await rollBack(store, 'auth', undefined, by)
    await bad('1')
  })

  test('that is pinned', async () => {
    for (const version of ['1', '2']) await live('auth', version)
    await pin(store, 'auth', by)
    await bad('2')
  })

  test('a quarter of an hour after it went live', async () => {
    for (const version of ['1', '2']) await live('auth', version)
    ahead = 15 * MINUTE_MS
    await bad('2')
  })
})

test('a bad release is not the one before, also where it was that already', async () => {
  for (const version of ['1', '2']) await live('auth', version)
  await rollBack(store, 'auth', undefined, by)
  await live('auth', '2')
  tell('auth', '2', 3, true)
  await judged()
  expect(await entryOf('auth')).toMatchObject({ version: '1' })
  expect(await entryOf('auth')).not.toHaveProperty('previous')
})

test('a release that was made live again by a person is watched again', async () => {
  for (const version of ['1', '2']) await live('auth', version)
  tell('auth', '2', 3, true)
  await judged()
  expect(await entryOf('auth')).toMatchObject({ version: '1' })
  await live('auth', '2')
  // What was told before does not count.
  await judged()
  expect(await entryOf('auth')).toMatchObject({ version: '2' })
  ahead = 1000
  tell('auth', '2', 3, true)
  await judged()
  expect(await entryOf('auth')).toMatchObject({ version: '1' })
})
