import type { RegisteredRemote } from '@cadence/releases/registry'
import { describe, expect, test } from 'vitest'
import {
  needsNewContainer,
  newRelease,
  nextRelease,
  type ReleaseEvent,
  type ReleaseState,
} from './release-state.ts'
import { nextPage, nextRemote, type PageState, type RemoteState, type Source } from './remote-states.ts'

const entry = (version: string): RegisteredRemote => ({
  name: 'auth',
  owner: 'team-auth',
  version,
  entry: `/remotes/auth/${version}/remoteEntry.js`,
  pages: {},
})
const source = (version: string): Source => ({
  id: `auth@${version}`,
  remote: 'auth',
  release: entry(version),
})

describe('a remote', () => {
  const states: Record<RemoteState['name'], RemoteState> = {
    idle: { name: 'idle' },
    loading: { name: 'loading', chosen: entry('1') },
    ready: { name: 'ready', chosen: entry('1'), source: source('1') },
    failed: { name: 'failed' },
  }
  const events = {
    choose: { type: 'choose', chosen: entry('2') },
    gave: { type: 'gave', chosen: entry('2'), source: source('2') },
    failed: { type: 'failed' },
  } as const

  test.each([
    ['idle', 'choose', { name: 'loading', chosen: entry('2') }],
    ['idle', 'gave', { name: 'ready', chosen: entry('2'), source: source('2') }],
    ['idle', 'failed', states.idle],
    ['loading', 'choose', states.loading],
    ['loading', 'gave', { name: 'ready', chosen: entry('2'), source: source('2') }],
    ['loading', 'failed', states.failed],
    ['ready', 'choose', states.ready],
    ['ready', 'gave', states.ready],
    ['ready', 'failed', states.ready],
    ['failed', 'choose', { name: 'loading', chosen: entry('2') }],
    ['failed', 'gave', { name: 'ready', chosen: entry('2'), source: source('2') }],
    ['failed', 'failed', states.failed],
  ] as const)('that is %s and to which %s happens', (state, event, expected) => {
    expect(nextRemote(states[state], events[event])).toEqual(expected)
  })
})

describe('a page', () => {
  const Page = () => null
  const Other = () => null
  const work = Promise.resolve(Page)
  const late = { arrival: Promise.resolve(), hasArrived: false }
  const states: Record<PageState['name'], PageState> = {
    idle: { name: 'idle' },
    loading: { name: 'loading', work },
    ready: { name: 'ready', component: Page },
    failed: { name: 'failed', late: undefined },
  }
  const events = {
    ask: { type: 'ask', work: Promise.resolve(Other) },
    gave: { type: 'gave', component: Other },
    failed: { type: 'failed', late },
  } as const

  test.each([
    ['idle', 'ask', { name: 'loading', work: events.ask.work }],
    ['idle', 'gave', { name: 'ready', component: Other }],
    ['idle', 'failed', { name: 'failed', late }],
    ['loading', 'ask', states.loading],
    ['loading', 'gave', { name: 'ready', component: Other }],
    ['loading', 'failed', { name: 'failed', late }],
    ['ready', 'ask', states.ready],
    ['ready', 'gave', states.ready],
    ['ready', 'failed', states.ready],
    ['failed', 'ask', { name: 'loading', work: events.ask.work }],
    ['failed', 'gave', { name: 'ready', component: Other }],
    ['failed', 'failed', { name: 'failed', late }],
  ] as const)('that is %s and to which %s happens', (state, event, expected) => {
    expect(nextPage(states[state], events[event])).toEqual(expected)
  })
})

describe('a release', () => {
  type Name = ReleaseState['name']
  const state = (name: Name, more: Partial<ReleaseState> = {}): ReleaseState => ({
    ...newRelease,
    name,
    ...more,
  })

  test.each<[Name, ReleaseEvent, Name, number]>([
    ['new', 'asked', 'opening', 0],
    ['new', 'hung', 'new', 0],
    ['new', 'arrived', 'new', 0],
    ['opening', 'asked', 'opening', 0],
    ['opening', 'gave', 'proven', 0],
    ['opening', 'chunk failed', 'suspect', 1],
    ['opening', 'broke', 'suspect', 1],
    ['opening', 'superseded', 'opening', 0],
    ['opening', 'hung', 'suspect', 1],
    ['opening', 'arrived', 'opening', 0],
    ['proven', 'asked', 'proven', 0],
    ['proven', 'gave', 'proven', 0],
    ['proven', 'chunk failed', 'proven', 1],
    ['proven', 'broke', 'suspect', 1],
    ['proven', 'superseded', 'proven', 0],
    ['proven', 'hung', 'suspect', 1],
    ['proven', 'arrived', 'proven', 0],
    ['suspect', 'asked', 'opening', 0],
    ['suspect', 'gave', 'proven', 0],
    ['suspect', 'chunk failed', 'suspect', 1],
    ['suspect', 'broke', 'suspect', 1],
    ['suspect', 'superseded', 'suspect', 0],
    ['suspect', 'hung', 'suspect', 1],
    ['suspect', 'arrived', 'opening', 0],
  ])('that is %s and to which %s happens is %s, with %i failures more', (name, event, expected, more) => {
    expect(nextRelease(state(name), event)).toMatchObject({ name: expected, failures: more })
  })

  test('counts its loads, and never below zero', () => {
    const two = nextRelease(nextRelease(newRelease, 'asked'), 'asked')
    expect(two.loading).toBe(2)
    expect(nextRelease(two, 'gave').loading).toBe(1)
    expect(nextRelease(two, 'broke').loading).toBe(1)
    expect(nextRelease(two, 'superseded').loading).toBe(1)
    expect(nextRelease(two, 'hung').loading).toBe(0)
    expect(nextRelease(nextRelease(two, 'hung'), 'chunk failed').loading).toBe(0)
  })

  test('forgets its failures when a late file arrives', () => {
    expect(nextRelease(state('suspect', { failures: 3 }), 'arrived')).toMatchObject({
      failures: 0,
      arrivals: 1,
    })
  })

  test('opens a new container when it is suspect and no load of it is under way', () => {
    expect(needsNewContainer(state('suspect', { failures: 1 }))).toBe(true)
    expect(needsNewContainer(state('suspect', { failures: 1, loading: 1 }))).toBe(false)
    expect(nextRelease(state('suspect', { failures: 1, loading: 1 }), 'asked').name).toBe('suspect')
    for (const name of ['new', 'opening', 'proven'] as const)
      expect(needsNewContainer(state(name))).toBe(false)
  })
})
