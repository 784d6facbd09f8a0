import { runInNewContext } from 'node:vm'
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

/** Runs a script as a service worker, up to the end of its installation. @returns what it leaves behind */
async function install(script: string, kept: readonly string[]) {
  let registered = true
  const names = new Set(kept)
  const installing: Promise<unknown>[] = []
  const onInstall: ((event: { waitUntil: (work: Promise<unknown>) => void }) => void)[] = []
  const caches = {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  }
  const unregister = () => {
    registered = false
    // As in a browser: it is done only when the installation is over.
    return Promise.allSettled(installing)
  }
  const addEventListener = (type: string, listener: (typeof onInstall)[number]) => {
    if (type === 'install') onInstall.push(listener)
  }
  runInNewContext(script, { self: { addEventListener, registration: { unregister } }, caches })
  for (const listener of onInstall) listener({ waitUntil: (work) => installing.push(work) })
  await Promise.all(installing)
  return { registered, kept: [...names] }
}

test.each(addresses)('switched off, %s removes what was kept and itself', async (address) => {
  const releases = folderStore(await temporaryFolder())
  const port = await serveApp(createApp({ releases, api, serviceWorker: 'off' }))
  const { status, text } = await ask(port, address)
  expect(status).toBe(200)
  const left = await install(text, ['cadence-state', 'cadence-files', 'member:1'])
  expect(left).toEqual({ registered: false, kept: ['member:1'] })
})
