import { hostDist, remoteDist, temporaryFolder, writeFiles } from '@cadence/releases/store/builds.test-kit'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { publishHost, publishRemote } from '@cadence/releases/store/live-release'
import { readStore } from '@cadence/releases/store/release-store'
import { expect, test } from 'vitest'
import { registryFor } from './browser-registry.ts'

test('the server build of a release is no browser’s business', async () => {
  const store = folderStore(await temporaryFolder())
  const withBuild = async (dist: Promise<string>) => writeFiles(await dist, { 'server.cjs': 'x' })
  for (const version of ['1', '2']) {
    await publishHost(store, version, await withBuild(hostDist('h')))
    await publishRemote(store, 'marketing', version, await withBuild(remoteDist('m')))
  }
  const registry = registryFor(await readStore(store))
  expect(registry.remotes[0]?.previous?.version).toBe('1')
  expect(JSON.stringify(registry)).not.toContain('server')
})
