import { hostDist, temporaryFolder, writeFiles } from '@cadence/releases/store/builds.test-kit'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { publishHost } from '@cadence/releases/store/live-release'
import { expect, test } from 'vitest'
import { createApp } from './app.ts'
import { ask, serveApp } from './http.test-kit.ts'

const api = 'http://127.0.0.1:1'
const addresses = ['/service-worker.js', '/push-worker.js']

test.each(addresses)('%s is at the root, from the live host, and never stored', async (address) => {
  const releases = folderStore(await temporaryFolder())
  const port = await serveApp(createApp({ releases, api }))
  expect((await ask(port, address)).status).toBe(404)
  await publishHost(releases, '1', await hostDist('one'))
  const missing = await ask(port, address)
  expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
  const dist = await hostDist('two')
  await writeFiles(dist, { 'service-worker.js': 'self.two = 1' })
  await publishHost(releases, '2', dist)
  const worker = await ask(port, address)
  expect(worker).toMatchObject({ status: 200, text: 'self.two = 1' })
  expect(worker.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
})

test('a host from before the worker kept anything brings the one of push messages', async () => {
  const releases = folderStore(await temporaryFolder())
  const dist = await hostDist('old')
  await writeFiles(dist, { 'push-worker.js': 'self.push = 1' })
  await publishHost(releases, '1', dist)
  const port = await serveApp(createApp({ releases, api }))
  expect((await ask(port, '/service-worker.js')).text).toBe('self.push = 1')
})

test.each(addresses)('switched off, %s removes what was kept and itself', async (address) => {
  const releases = folderStore(await temporaryFolder())
  const port = await serveApp(createApp({ releases, api, serviceWorker: 'off' }))
  const { status, text } = await ask(port, address)
  expect(status).toBe(200)
  expect(text).toContain('caches.delete')
  expect(text).toContain('registration.unregister()')
})
