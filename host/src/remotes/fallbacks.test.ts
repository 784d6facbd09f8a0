import { askNewest } from '@cadence/releases/browser/live-registry'
import type { RegisteredRemote } from '@cadence/releases/registry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Fallbacks } from './fallbacks.ts'

const release = (version: string) => ({
  version,
  entry: `${location.origin}/remotes/auth/${version}/remoteEntry.js`,
  pages: {},
})
const remote: RegisteredRemote = { name: 'auth', owner: 'team-auth', ...release('2'), previous: release('1') }

const ask = vi.fn<typeof fetch>()

/** Version of the release that has given a page; undefined before. */
let used: string | undefined

const fallbacksOf = (of: RegisteredRemote, host: string) =>
  new Fallbacks(of, { host, askNewest, fits: ({ release: { version } }) => !used || used === version })

beforeEach(() => {
  vi.stubGlobal('fetch', ask)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  ask.mockReset()
  used = undefined
})

const answer = (registry: object) => ask.mockResolvedValueOnce(new Response(JSON.stringify(registry)))

async function all(others: Fallbacks): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of others.inTurn()) ids.push(id)
  return ids
}

test('the release before comes first, and the server is only asked when that did not help', async () => {
  answer({ host: '1', remotes: [{ name: 'auth', owner: 'team-auth', ...release('3') }] })
  const others = fallbacksOf(remote, '1')
  const turn = others.inTurn()
  expect((await turn.next()).value).toMatchObject({ id: 'auth@1', remote: 'auth', release: release('1') })
  expect(ask).not.toHaveBeenCalled()
  expect((await turn.next()).value).toMatchObject({ id: 'auth@3' })
  expect(ask.mock.calls[0]?.[0]).toBe('/registry.json')
  expect(others.hostIsNewer).toBe(false)
})

test.each([
  ['the one of this document', '2'],
  ['the one before', '1'],
])('what is live now is %s: it is not tried twice', async (_, version) => {
  answer({ host: '1', remotes: [{ name: 'auth', owner: 'team-auth', ...release(version) }] })
  expect(await all(fallbacksOf(remote, '1'))).toEqual(['auth@1'])
})

test('after a release has given a page no other release is offered, but another document could have one', async () => {
  used = '2'
  answer({ host: '1', remotes: [{ name: 'auth', owner: 'team-auth', ...release('3') }] })
  const others = fallbacksOf(remote, '1')
  expect(await all(others)).toEqual([])
  expect(others.elsewhere).toBe(true)
  // A server that does not answer would give another document no page either.
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const down = fallbacksOf(remote, '1')
  expect(await all(down)).toEqual([])
  expect(down.elsewhere).toBe(false)
  used = '1'
  answer({ host: '1', remotes: [] })
  expect(await all(fallbacksOf(remote, '1'))).toEqual(['auth@1'])
})

test('after the previous release has given a page, another document could have the live one, which failed here', async () => {
  used = '1'
  answer({ host: '1', remotes: [remote] })
  const others = fallbacksOf(remote, '1')
  expect(await all(others)).toEqual(['auth@1'])
  expect(others.elsewhere).toBe(true)
})

test('another host is noticed', async () => {
  answer({ host: '2', remotes: [] })
  const others = fallbacksOf(remote, '1')
  await all(others)
  expect(others.hostIsNewer).toBe(true)
})

test.each([
  ['does not answer', () => ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['answers 503', () => ask.mockResolvedValueOnce(new Response('', { status: 503 }))],
  ['answers with HTML', () => ask.mockResolvedValueOnce(new Response('<!doctype html>'))],
])('a server that %s names nothing', async (_, fault) => {
  fault()
  const { previous: __, ...first } = remote
  const others = fallbacksOf(first, '1')
  expect(await all(others)).toEqual([])
  expect(others.hostIsNewer).toBe(false)
})
