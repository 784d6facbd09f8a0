import { hostDist, temporaryFolder, writeFiles } from '@cadence/releases/store/builds.test-kit'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { publishHost } from '@cadence/releases/store/live-release'
import { expect, test } from 'vitest'
import { createApp } from './app.ts'
import { ask, serveApp } from './http.test-kit.ts'

const api = 'http://127.0.0.1:1'

test('the service worker of push messages is at the root, from the live host, and never stored', async () => {
  const releases = folderStore(await temporaryFolder())
  const port = await serveApp(createApp({ releases, api }))
  expect((await ask(port, '/push-worker.js')).status).toBe(404)
  await publishHost(releases, '1', await hostDist('one'))
  const missing = await ask(port, '/push-worker.js')
  expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
  const dist = await hostDist('two')
  await writeFiles(dist, { 'push-worker.js': 'self.two = 1' })
  await publishHost(releases, '2', dist)
  const worker = await ask(port, '/push-worker.js')
  expect(worker).toMatchObject({ status: 200, text: 'self.two = 1' })
  expect(worker.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'",
  })
})
