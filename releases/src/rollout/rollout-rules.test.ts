import { describe, expect, test } from 'vitest'
import type { StoreDocument } from '../store/registry-document.ts'
import type { OutcomeCount } from './outcome-counts.ts'
import { decisionsFor, isWorse, nextShare } from './rollout-rules.ts'

const NOW = Date.parse('2026-03-01T12:00:00.000Z')
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()

/** Counts of some browsers. Each has a network of its own, unless `more` states the networks. */
const of = (failing: number, browsers: number, more: Partial<OutcomeCount> = {}): OutcomeCount => ({
  browsers,
  failing,
  failingNetworks: failing,
  workingNetworks: browsers - failing,
  ...more,
})

const fromOneNetwork = { failingNetworks: 1 }
const inOneSchool = { workingNetworks: 1 }

describe('a release is stepped back', () => {
  test.each<[string, OutcomeCount, OutcomeCount, boolean]>([
    // At least three browsers fail …
    ['no: two of two fail', of(2, 2), of(0, 40), false],
    ['yes: three of three fail', of(3, 3), of(0, 0), true],
    ['yes: most fail', of(7, 9), of(0, 40), true],
    ['yes: four of a hundred fail, none with the old release', of(4, 100), of(0, 100), true],
    // … and the failing share is more than twice the old release's.
    ['no: the old release fails as often', of(4, 100), of(4, 100), false],
    ['no: exactly twice as often', of(8, 100), of(4, 100), false],
    ['yes: one browser more than twice as often', of(9, 100), of(4, 100), true],
    ['yes: more than three times as often', of(20, 100), of(6, 100), true],
    ['yes: 7.5 % against 1 %', of(3, 40), of(20, 2000), true],
    ['yes: 20 % against 1 %', of(5, 25), of(20, 2000), true],
    ['no: 1.5 % against 1 %', of(3, 200), of(20, 2000), false],
    // Failures from one or two networks do not count while the release works in three others.
    ['yes: in one school, and nobody else reports', of(3, 3, fromOneNetwork), of(0, 0), true],
    ['yes: in the one school that uses the site', of(3, 3, fromOneNetwork), of(0, 40, inOneSchool), true],
    [
      'no: in one network, and it works in five others',
      of(30, 40, { failingNetworks: 1, workingNetworks: 5 }),
      of(0, 40, inOneSchool),
      false,
    ],
    [
      'no: in one network, and the old release works in three others',
      of(3, 3, fromOneNetwork),
      of(0, 3),
      false,
    ],
  ])('%s', (_name, release, old, expected) => {
    expect(isWorse(release, old)).toBe(expected)
  })
})

describe('the share of a canary grows', () => {
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
  ] as const)('at %s %% for %s minutes: next is %s', (share, minutes, due) => {
    expect(nextShare({ share, since: NOW - minutes * 60_000, plan }, NOW)).toBe(due)
  })

  test('never without a plan', () => {
    expect(nextShare({ share: 10, since: 0, plan: [] }, NOW)).toBeNull()
  })
})

const release = (version: string) => ({ version, entry: '/e.js', pages: {} })
const auth = { name: 'auth', owner: 'team-auth' }
const store = (remote: object): StoreDocument => ({
  revision: 1,
  host: null,
  remotes: [{ ...auth, ...release('1'), since: ago(1000), ...remote }],
})
/** Counts by version. */
const reported = (counts: Record<string, OutcomeCount>) => (_part: string, version: string) =>
  counts[version] ?? of(0, 0)

describe('a canary', () => {
  const plan = [{ share: 10, minutes: 10 }]
  const canary = (minutes: number, more: object = {}) =>
    store({
      canary: { release: { ...release('2'), since: ago(minutes) }, share: 10, since: ago(minutes), plan },
      ...more,
    })
  const seen = { version: '2', share: 10 }

  test('is stopped when it fails, and the history gets the figures', () => {
    expect(decisionsFor(canary(1), reported({ 2: of(7, 9), 1: of(0, 40) }), NOW)).toEqual([
      {
        part: 'auth',
        act: 'stop',
        canary: seen,
        why: 'auth 2: failed in 7 of 9 browsers, 0 of 40 before',
      },
    ])
  })

  test('grows when its step is over and browsers showed it without more failures', () => {
    const works = reported({ 2: of(0, 5) })
    expect(decisionsFor(canary(9), works, NOW)).toEqual([])
    expect(decisionsFor(canary(10), works, NOW)).toMatchObject([{ act: 'promote', canary: seen }])
    expect(decisionsFor(canary(10), reported({}), NOW)).toEqual([])
    expect(decisionsFor(canary(10), reported({ 2: of(1, 5) }), NOW)).toEqual([])
  })

  test('is left alone while its part is pinned', () => {
    const pin = { who: 'a team', why: '', at: ago(1) }
    expect(decisionsFor(canary(1, { pin }), reported({ 2: of(9, 9) }), NOW)).toEqual([])
  })
})

describe('a release that is live for all', () => {
  const live = (minutes: number, more: object = {}) =>
    store({ since: ago(minutes), previous: release('0'), ...more })
  const fails = reported({ 1: of(5, 9), 0: of(0, 40) })

  test('is stepped back when it fails within 15 minutes', () => {
    expect(decisionsFor(live(14), fails, NOW)).toEqual([
      { part: 'auth', act: 'back', version: '1', why: 'auth 1: failed in 5 of 9 browsers, 0 of 40 before' },
    ])
  })

  test('stays after 15 minutes, without a previous release, under a pin and while it works', () => {
    expect(decisionsFor(live(15), fails, NOW)).toEqual([])
    expect(decisionsFor(live(1, { previous: undefined }), fails, NOW)).toEqual([])
    expect(decisionsFor(live(1, { pin: { who: 'x', why: '', at: ago(1) } }), fails, NOW)).toEqual([])
    expect(decisionsFor(live(1), reported({ 1: of(0, 9) }), NOW)).toEqual([])
  })

  test('is not judged in its first five seconds, when failures are reported before successes', () => {
    expect(decisionsFor(live(4.9 / 60), fails, NOW)).toEqual([])
    expect(decisionsFor(live(5 / 60), fails, NOW)).toHaveLength(1)
  })

  test('is judged by the reports since it went live', () => {
    const asked: [string, number][] = []
    decisionsFor(
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
