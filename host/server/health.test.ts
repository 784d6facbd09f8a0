import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hostDist, temporaryFolder } from '@cadence/releases/store/builds.test-kit'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { publishHost } from '@cadence/releases/store/live-release'
import type { ReleaseStore } from '@cadence/releases/store/release-store'
import { beforeEach, expect, test, vi } from 'vitest'
import { createApp } from './app.ts'

let dir = ''
let releases: ReleaseStore
beforeEach(async () => {
  dir = await temporaryFolder()
  releases = folderStore(dir)
})

async function health(): Promise<[number, unknown]> {
  const answer = await createApp({ releases, api: 'http://127.0.0.1:1' }).request('/health')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return [answer.status, await answer.json()]
}

test('a server is well when something is live', async () => {
  expect(await health()).toEqual([503, { status: 'empty', revision: 0 }])
  await publishHost(releases, '1', await hostDist('one'))
  expect(await health()).toEqual([200, { status: 'ok', revision: 1 }])
})

test('a server that cannot know what is live is ill', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await rm(dir, { recursive: true })
  await mkdir(join(dir, 'registry.json'), { recursive: true })
  expect(await health()).toEqual([503, { status: 'unreachable' }])
})
