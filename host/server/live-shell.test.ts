import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { REGISTRY_PATH } from '@cadence/releases/registry'
import { hostDist, longScript, remoteDist, temporaryFolder } from '@cadence/releases/store/builds.test-kit'
import { describeBuild } from '@cadence/releases/store/describe-build'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { publishHost, publishRemote } from '@cadence/releases/store/live-release'
import { readStore } from '@cadence/releases/store/release-store'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LiveShell, serveLiveShell } from './live-shell.ts'

let dir = ''
let shell: LiveShell | undefined

beforeEach(async () => {
  dir = join(await temporaryFolder(), 'releases')
  const store = folderStore(dir)
  await publishHost(store, '7', await hostDist('live'))
  for (const name of ['auth', 'settings'] as const)
    for (const version of ['1', '2'])
      await publishRemote(store, name, version, await remoteDist(`${name} ${version}`))
})
afterEach(() => shell?.stop())

async function serve(part: 'auth' | 'host', dist: string) {
  const store = folderStore(dir)
  const manifest = await describeBuild(part, 'next', dist)
  shell = await serveLiveShell(store, await readStore(store), [{ manifest, dist }])
  const { url } = shell
  return async (path: string) => {
    const answer = await fetch(url + path)
    return { status: answer.status, text: await answer.text() }
  }
}

test('one part is the build, the others are what is live, and nothing is written into the store', async () => {
  const before = await readdir(dir, { recursive: true })
  const get = await serve('auth', await remoteDist('next'))
  const { remotes, host } = JSON.parse((await get(REGISTRY_PATH)).text)
  expect(host).toBe('7')
  expect(remotes).toMatchObject([
    { name: 'auth', version: 'next', entry: '/remotes/auth/next/remoteEntry.js' },
    { name: 'settings', version: '2', previous: { version: '1' } },
  ])
  // A browser falls back to the previous release, which would hide a fault of the new build.
  expect(remotes[0]).not.toHaveProperty('previous')
  expect((await get('/remotes/auth/next/remoteEntry.js')).text).toBe(longScript('entry next'))
  expect((await get('/remotes/settings/2/remoteEntry.js')).text).toBe(longScript('entry settings 2'))
  expect((await get('/host/7/static/js/index.live.js')).text).toBe(longScript('host live'))
  expect(await get('/remotes/auth/3/remoteEntry.js')).toMatchObject({ status: 404 })
  expect((await get('/login')).text).toContain('/host/7/static/js/index.live.js')
  expect(await readdir(dir, { recursive: true })).toEqual(before)
})

test('the host can be that part, and calls of its pages are answered without an API', async () => {
  const get = await serve('host', await hostDist('next'))
  expect((await get('/login')).text).toContain('/host/next/static/js/index.next.js')
  expect((await get('/host/next/static/js/index.next.js')).text).toBe(longScript('host next'))
  expect(JSON.parse((await get('/api/v1/auth/user')).text).data.user.role).toBe('user')
  expect(await get('/api/v1/anything')).toMatchObject({ status: 404 })
})
