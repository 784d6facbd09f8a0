import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type SecureVersion } from 'node:tls'
import { expect, test } from '@playwright/test'
import { hasNginx, type Nginx, startNginx } from '../support/nginx/nginx.ts'
import { testPort } from '../support/stack.ts'
import { ask } from '../support/tls.ts'

const [https, http, nobody] = [testPort(218), testPort(219), testPort(213)]

let nginx: Nginx | undefined
let releases = ''
test.beforeAll(async () => {
  test.skip(!hasNginx, 'nginx is not installed here')
  releases = await mkdtemp(join(tmpdir(), 'cadence-releases-'))
  nginx = await startNginx({
    http,
    https,
    releaseServers: [nobody, nobody],
    apis: [nobody, nobody],
    releases,
  })
})
test.afterAll(async () => {
  await nginx?.stop()
  if (releases) await rm(releases, { recursive: true, force: true })
})

/** What is agreed on with a client that takes one version and these ciphers alone; why not, where nothing is. */
function agreed(version: SecureVersion, ciphers = 'ALL:@SECLEVEL=0'): Promise<string> {
  return new Promise((resolve) => {
    const only = { minVersion: version, maxVersion: version, ciphers, rejectUnauthorized: false }
    const socket = connect({ host: '127.0.0.1', port: Number(https), ...only }, () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().standardName}`)
      socket.destroy()
    })
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })
}

test('TLS is 1.3 or 1.2, with ciphers that authenticate what they encrypt', async () => {
  expect(await agreed('TLSv1.3')).toMatch(/^TLSv1\.3 TLS_(AES_\d+_GCM|CHACHA20_POLY1305)_SHA\d+$/)
  expect(await agreed('TLSv1.2')).toMatch(
    /^TLSv1\.2 TLS_ECDHE_(RSA|ECDSA)_WITH_(AES_\d+_GCM|CHACHA20_POLY1305)_SHA\d+$/,
  )
  for (const version of ['TLSv1', 'TLSv1.1'] as const)
    expect(await agreed(version), version).toContain('PROTOCOL_VERSION')
  // Without forward secrecy, and with a text that is authenticated apart from its encryption.
  for (const cipher of ['AES256-GCM-SHA384', 'ECDHE-RSA-AES256-SHA384', 'ECDHE-RSA-AES128-SHA'])
    expect(await agreed('TLSv1.2', `${cipher}:@SECLEVEL=0`), cipher).toContain('HANDSHAKE_FAILURE')
})

test('every answer says that browsers shall come by https alone, also to a broken request', async () => {
  for (const [path, status] of [
    ['/%', 400],
    ['/login', 502],
    ['/host/1/x.js', 404],
    ['/api/v1/health', 503],
    ['/api/v1/auth/google', 302],
  ] as const) {
    const answer = await ask(`https://localhost:${https}${path}`)
    expect([path, answer.status, answer.headers['strict-transport-security']]).toEqual([
      path,
      status,
      'max-age=31536000',
    ])
  }
})

test('hidden files of the store’s folder are not given out', async () => {
  for (const [folder, name] of [
    ['host/.git', 'config'],
    ['remotes/auth/1/.git', 'config'],
    ['host', '.env'],
    ['host/1', 'shown.js'],
  ] as const) {
    await mkdir(join(releases, folder), { recursive: true })
    await writeFile(join(releases, folder, name), 'text')
  }
  const get = async (path: string) => (await ask(`https://localhost:${https}${path}`)).status
  expect(await get('/host/1/shown.js')).toBe(200)
  for (const path of [
    '/host/.git/config',
    '/host/%2egit/config',
    '/remotes/auth/1/.git/config',
    '/host/.env',
  ])
    expect([path, await get(path)]).toEqual([path, 404])
})
