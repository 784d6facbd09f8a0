// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { StoreDocument } from '../store/registry-document.ts'
import type { Count } from './outcome-counts.ts'
import { dueShare, isWorse, judge } from './rollout-rules.ts'

const NOW = Date.parse('2026-03-01T12:00:00.000Z')
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()

/** So many browsers that fail of so many, each of a network of its own unless it is said. */
const of = (failing: number, browsers: number, more: Partial<Count> = {}): Count => ({
  browsers,
  failing,
  failingNetworks: failing,
  soundNetworks: browsers - failing,
  ...more,
})

const school = { soundNetworks: 1 }
const inOne = { failingNetworks: 1, soundNetworks: 5 }
const inOne3 = of(3, 3, { failingNetworks: 1 })

describe('a release is worse', () => {
  test.each<[string, Count, Count, boolean]>([
    ['when most fail', of(7, 9), of(0, 40), true],
    ['with three browsers that fail', of(3, 3), of(0, 0), true],
    ['not with two', of(2, 2), of(0, 40), false],
    ['not with a few of very many', of(4, 100), of(0, 100), false],
    ['not when the stable one fails as often', of(9, 100), of(4, 100), false],
    ['when it fails more than twice as often', of(20, 100), of(6, 100), true],
    ['not with three of many, which chance may be', of(3, 40), of(20, 2000), false],
    ['when a fifth fails and next to none before', of(5, 25), of(20, 2000), true],
    ['in one school', of(3, 3, { failingNetworks: 1 }), of(0, 0), true],
    ['in one school, to which the site belongs', of(3, 3, { failingNetworks: 1 }), of(0, 40, school), true],
    ['not when it fails in one network and works in others', of(30, 40, inOne), of(0, 40, school), false],
    [
      'not when it fails in one network at first, and the one before worked in others',
      inOne3,
      of(0, 3),
      false,
    ],
  ])('%s', (_name, release, stable, expected) => {
    expect(isWorse(release, stable)).toBe(expected)
  })
})

describe('a share grows', () => {
  const plan = [
    { share: 10, minutes: 10 },
    { share: 50, minutes: 20 },
  ]
  test.each([
    [10, 9, null],
    [10, 10, 50],
    [5, 10, 10],
    [50, 19, null],
    [50, 20, 'all'],
    [70, 20, 'all'],
  ] as const)('%s % since %s minutes: %s', (share, minutes, due) => {
    expect(dueShare({ share, since: NOW - minutes * 60_000, plan }, NOW)).toBe(due)
  })

  test('never without a plan', () => {
    expect(dueShare({ share: 10, since: 0, plan: [] }, NOW)).toBeNull()
  })
})

const release = (version: string) => ({ version, entry: '/e.js', pages: {} })
const auth = { name: 'auth', owner: 'team-auth' }
const store = (remote: object): StoreDocument => ({
  revision: 1,
  host: null,
  remotes: [{ ...auth, ...release('1'), since: ago(1000), ...remote }],
})
/** How releases do, by version. */
const told = (counts: Record<string, Count>) => (_part: string, version: string) =>
  counts[version] ?? of(0, 0)

describe('a canary', () => {
  const plan = [{ share: 10, minutes: 10 }]
  const canary = (minutes: number, more: object = {}) =>
    store({
      canary: { release: { ...release('2'), since: ago(minutes) }, share: 10, since: ago(minutes), plan },
      ...more,
    })
  const seen = { version: '2', share: 10 }

  test('that fails is stopped, with the figures', () => {
    expect(judge(canary(1), told({ 2: of(7, 9), 1: of(0, 40) }), NOW)).toEqual([
      {
        part: 'auth',
        act: 'stop',
        canary: seen,
        why: 'auth 2: failed in 7 of 9 browsers, 0 of 40 before',
      },
    ])
  })

  test('that works goes on when its time has come, not before, and not unseen', () => {
    const works = told({ 2: of(0, 5) })
    expect(judge(canary(9), works, NOW)).toEqual([])
    expect(judge(canary(10), works, NOW)).toMatchObject([{ act: 'promote', canary: seen }])
    expect(judge(canary(10), told({}), NOW)).toEqual([])
    expect(judge(canary(10), told({ 2: of(1, 5) }), NOW)).toEqual([])
  })

  test('and its part are left alone under a pin', () => {
    const pin = { who: 'a team', why: '', at: ago(1) }
    expect(judge(canary(1, { pin }), told({ 2: of(9, 9) }), NOW)).toEqual([])
  })
})

describe('a release that is live for all', () => {
  const live = (minutes: number, more: object = {}) =>
    store({ since: ago(minutes), previous: release('0'), ...more })
  const fails = told({ 1: of(5, 9), 0: of(0, 40) })

  test('is stepped back when it fails soon after', () => {
    expect(judge(live(14), fails, NOW)).toEqual([
      { part: 'auth', act: 'back', version: '1', why: 'auth 1: failed in 5 of 9 browsers, 0 of 40 before' },
    ])
  })

  test('not later, not without one before, not when it is pinned, not while it works', () => {
    expect(judge(live(15), fails, NOW)).toEqual([])
    expect(judge(live(1, { previous: undefined }), fails, NOW)).toEqual([])
    expect(judge(live(1, { pin: { who: 'x', why: '', at: ago(1) } }), fails, NOW)).toEqual([])
    expect(judge(live(1), told({ 1: of(0, 9) }), NOW)).toEqual([])
  })

  test('is not judged in its first five seconds, when failures are ahead of what works', () => {
    expect(judge(live(4.9 / 60), fails, NOW)).toEqual([])
    expect(judge(live(5 / 60), fails, NOW)).toHaveLength(1)
  })

  test('is judged by what was told since it is live', () => {
    const asked: [string, number][] = []
    judge(
      live(2),
      (_part, version, since) => {
        asked.push([version, since])
        return of(0, 0)
      },
      NOW,
    )
    expect(asked).toEqual([
      ['1', NOW - 2 * 60_000],
      ['0', NOW - 20 * 60_000],
    ])
  })
})
