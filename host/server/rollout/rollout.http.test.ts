import { join } from 'node:path'
import { createOutcomeCounts, type OutcomeCounts } from '@cadence/releases/rollout/outcome-counts'
import { proxiesSchema } from '@cadence/releases/server/client-address'
import { hostDist, remoteDist, temporaryFolder } from '@cadence/releases/store/builds.test-kit'
import { raiseCanary, startCanary } from '@cadence/releases/store/canary'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { publishHost, publishRemote, putRelease } from '@cadence/releases/store/live-release'
import type { ReleaseStore } from '@cadence/releases/store/release-store'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { ask, serveApp } from '../http.test-kit.ts'

let store: ReleaseStore
let outcomeCounts: OutcomeCounts
let port = 0

beforeEach(async () => {
  store = folderStore(join(await temporaryFolder(), 'releases'))
  outcomeCounts = createOutcomeCounts()
  await publishHost(store, '1', await hostDist('one'))
  await publishRemote(store, 'auth', '1', await remoteDist('one'))
  await putRelease(store, 'auth', '2', await remoteDist('two'))
  const trustedProxies = proxiesSchema.parse('127.0.0.1')
  port = await serveApp(
    createApp({ releases: store, api: 'http://127.0.0.1:1', trustedProxies, outcomeCounts }),
  )
})

const versionIn = (text: string) => /\/remotes\/auth\/(\d)\/remoteEntry\.js/.exec(text)?.[1]
const cookieOf = async (path = '/login', cookie = '') => {
  const { headers } = await ask(port, path, { headers: { Cookie: cookie } })
  return headers['set-cookie']?.[0]
}

describe('a browser', () => {
  test('gets a number with a page, only while a release is tried out', async () => {
    expect(await cookieOf()).toBeUndefined()
    await startCanary(store, 'auth', '2', 50)
    const cookie = await cookieOf()
    expect(cookie).toMatch(/^cadence-rollout=[\w-]{16}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await cookieOf('/login', cookie?.split(';')[0])).toBeUndefined()
    expect(await cookieOf('/login', 'cadence-rollout=<x>')).toMatch(/^cadence-rollout=/)
    for (const path of ['/registry.json', '/remotes/auth/1/remoteEntry.js'])
      expect(await cookieOf(path)).toBeUndefined()
  })

  test('gets one that only travels encrypted where the site does', async () => {
    const site = { origin: 'https://cadence.example', pages: async () => null }
    port = await serveApp(createApp({ releases: store, api: 'http://127.0.0.1:1', site }))
    await startCanary(store, 'auth', '2', 50)
    const cookie = await cookieOf()
    expect(cookie).toMatch(
      /^__Host-cadence-rollout=[\w-]{16}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(await cookieOf('/login', cookie?.split(';')[0])).toBeUndefined()
    // A neighbouring subdomain can set a cookie without the prefix `__Host-`, so the server ignores it.
    const foreign = cookie?.replace('__Host-', '').split(';')[0]
    expect(await cookieOf('/login', foreign)).toMatch(/^__Host-cadence-rollout=/)
  })

  test('gets one while a release that went live is watched', async () => {
    await publishRemote(store, 'auth', '2', await remoteDist('two'))
    expect(await cookieOf()).toMatch(/^cadence-rollout=/)
  })

  test('is shown one release: from its first page on, in pages and in the registry; a larger share keeps it', async () => {
    await startCanary(store, 'auth', '2', 50)
    const first = await Promise.all(Array.from({ length: 24 }, () => ask(port, '/login')))
    const browsers = first.map(({ headers, text }) => ({
      Cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '',
      version: versionIn(text),
    }))
    const shown = async (path: string) =>
      Promise.all(
        browsers.map(async ({ Cookie }) => versionIn((await ask(port, path, { headers: { Cookie } })).text)),
      )
    const versions = browsers.map(({ version }) => version)
    expect(new Set(versions)).toEqual(new Set(['1', '2']))
    expect(await shown('/login')).toEqual(versions)
    expect(await shown('/registry.json')).toEqual(versions)
    await raiseCanary(store, 'auth', 99)
    const later = await shown('/login')
    for (const [index, version] of versions.entries()) if (version === '2') expect(later[index]).toBe('2')
  })

  test('without a number is shown what is live by the registry, which says nothing of a canary', async () => {
    await startCanary(store, 'auth', '2', 99)
    const { text } = await ask(port, '/registry.json')
    expect(versionIn(text)).toBe('1')
    expect(text).not.toContain('canary')
  })
})

describe('a report', () => {
  const report = (more: object = {}) =>
    JSON.stringify({ reports: [{ part: 'auth', version: '1', outcome: 'load', ...more }] })
  const send = (body: string, headers: Record<string, string> = {}) =>
    ask(port, '/reports', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    })
  const count = (version = '1') => outcomeCounts.count(`auth ${version}`, 0)

  test('is counted, by browser', async () => {
    const answer = await send(report())
    expect(answer).toMatchObject({ status: 204, text: '' })
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const one of ['a', 'b', 'b']) {
      await send(report({ outcome: 'shown' }), { Cookie: `cadence-rollout=${one.repeat(16)}` })
    }
    await send(report({ outcome: 'render' }), { 'X-Forwarded-For': '192.0.2.1' })
    expect(count()).toEqual({ browsers: 4, failing: 2, failingNetworks: 2, workingNetworks: 0 })
  })

  test('of a tab from before brings it a number, by which it counts from then on', async () => {
    expect((await send(report())).headers).not.toHaveProperty('set-cookie')
    await startCanary(store, 'auth', '2', 50)
    const [first, second] = [await send(report()), await send(report())]
    expect(count().failing).toBe(1)
    for (const { headers } of [first, second])
      await send(report(), { Cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '' })
    expect(count().failing).toBe(3)
  })

  test('is counted for releases that browsers may have, and for no other', async () => {
    await startCanary(store, 'auth', '2', 50)
    for (const version of ['1', '2', '3']) await send(report({ version }))
    await send(report({ part: '__proto__' }))
    expect([count('1'), count('2'), count('3')].map(({ browsers }) => browsers)).toEqual([1, 1, 0])
    await publishRemote(store, 'auth', '3', await remoteDist('three'))
    for (const version of ['1', '2', '3']) await send(report({ version }), { 'X-Forwarded-For': '192.0.2.1' })
    expect([count('1'), count('2'), count('3')].map(({ browsers }) => browsers)).toEqual([2, 1, 1])
  })

  test.each<[string, number, string, Record<string, string>]>([
    ['no JSON', 400, '{', {}],
    ['nothing', 400, '', {}],
    ['no report', 400, '{"reports":[]}', {}],
    ['another outcome', 400, report({ outcome: 'x' }), {}],
    [
      'too many',
      400,
      JSON.stringify({ reports: Array(41).fill({ part: 'auth', version: '1', outcome: 'load' }) }),
      {},
    ],
    ['too much', 413, ' '.repeat(16 * 1024) + report(), {}],
    ['a form of another site', 415, report(), { 'Content-Type': 'text/plain' }],
    ['a page of another site', 403, report(), { 'Sec-Fetch-Site': 'cross-site' }],
  ])('that is %s is refused (%i) and counts nothing', async (_name, status, body, headers) => {
    expect((await send(body, headers)).status).toBe(status)
    expect(outcomeCounts.recorded()).toBe(0)
  })
})
