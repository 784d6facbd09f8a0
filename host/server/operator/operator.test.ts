import { join } from 'node:path'
import { readPolicy } from '@cadence/releases/release-policy'
import { hostDist, remoteDist, temporaryFolder } from '@cadence/releases/store/builds.test-kit'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { publishHost, publishRemote } from '@cadence/releases/store/live-release'
import type { ReleaseStore } from '@cadence/releases/store/release-store'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { serveRequests } from '@cadence/releases/testing/servers.test-kit'
import { beforeAll, expect, test } from 'vitest'
import { HOST_OWNER } from '../../src/errors/report-error.ts'
import { createApp } from '../app.ts'
import { ask, serveApp } from '../http.test-kit.ts'
import { readConfig } from '../server-config.ts'
import { type PanelAccess, panelAccess } from './panel-routes.ts'

let releases: ReleaseStore
let api = ''

beforeAll(async () => {
  releases = folderStore(await temporaryFolder())
  await publishHost(releases, '7', await hostDist('one'), { commit: 'abc1234' })
  await publishRemote(releases, 'auth', '1', await remoteDist('one'))
  const by = { who: 'Léa', why: 'plus clair' }
  await publishRemote(releases, 'auth', '2', await remoteDist('two'), { commit: 'def5678', by })
  const port = await serveRequests((request, answer) => {
    const role = request.headers.authorization?.replace('Bearer ', '')
    answer.writeHead(role === 'nobody' ? 401 : 200, { 'Content-Type': 'application/json' })
    answer.end(JSON.stringify({ success: true, data: { user: { role } } }))
  })
  api = `http://127.0.0.1:${port}`
})

const serve = (panel?: PanelAccess, at = api) =>
  serveApp(createApp({ releases, api: at, ...(panel ? { panel } : {}) }))
const details = (port: number, role?: string) =>
  ask(port, '/__shell/details', role ? { headers: { Authorization: `Bearer ${role}` } } : {})

test('off, it is an address like any other, and no browser hears of it', async () => {
  const port = await serve()
  const answer = await details(port, 'admin')
  expect(answer.headers['content-type']).toMatch(/^text\/html/)
  expect(JSON.parse((await ask(port, '/registry.json')).text)).not.toHaveProperty('panel')
})

test.each([
  ['a visitor', undefined, 404],
  ['a member', 'user', 404],
  ['a role that is none', 'root', 404],
  ['a session that has ended', 'nobody', 404],
  ['an administrator', 'admin', 200],
  ['a super-administrator', 'superadmin', 200],
])('switched on, %s gets %s: %i', async (_, role, status) => {
  const port = await serve('administrators')
  const answer = await details(port, role)
  expect(answer.status).toBe(status)
  expect(answer.headers['cache-control']).toBe('no-store')
  if (status === 404) expect(answer.text).toBe('Not found')
})

test('it tells what is live, and what only the store knows of it', async () => {
  const port = await serve('everybody')
  expect(JSON.parse((await details(port)).text)).toMatchObject({
    revision: 3,
    previews: 'off',
    change: { who: 'Léa', what: 'auth 2 live', why: 'plus clair' },
    parts: [
      { name: 'host', version: '7', commit: 'abc1234', since: expect.any(String) },
      { name: 'auth', owner: 'team-auth', version: '2', commit: 'def5678', previous: '1' },
    ],
  })
  expect(JSON.parse((await ask(port, '/registry.json')).text).panel).toBe(true)
})

test('the host belongs to the team of its policy', async () => {
  expect(await readPolicy(join(import.meta.dirname, '../..'))).toMatchObject({ owner: HOST_OWNER })
})

test('nobody gets it while the API cannot say who asks', async () => {
  const port = await serve('administrators', `http://127.0.0.1:${await freePort()}`)
  expect((await details(port, 'admin')).status).toBe(404)
})

test.each([
  [{}, 'off'],
  [{ SHELL_PANEL: 'on' }, 'administrators'],
  [{ NODE_ENV: 'production', SHELL_PANEL: 'on' }, 'administrators'],
  [{ NODE_ENV: 'development' }, 'everybody'],
  [{ NODE_ENV: 'development', SHELL_PANEL: 'off' }, 'off'],
])('by the configuration %j it is for: %s', (environment, access) => {
  expect(panelAccess(readConfig(environment))).toBe(access)
})
