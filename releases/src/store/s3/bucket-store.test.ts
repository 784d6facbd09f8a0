import { existsSync } from 'node:fs'
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../testing/free-port.test-kit.ts'
import { serveRequests } from '../../testing/servers.test-kit.ts'
import { longScript, remoteDist, temporaryFolder } from '../builds.test-kit.ts'
import { publishRemote } from '../live-release.ts'
import { openStore } from '../open-store.ts'
import { removeOldCopies } from '../prune.ts'
import { changeStore, type ReleaseStore, readStore } from '../release-store.ts'
import { testStore } from '../store-suite.test-kit.ts'
import { openBucket } from './bucket.ts'
import { type BucketServer, startBucketServer } from './s3-server.test-kit.ts'

/** For tests that start a server of their own, which takes seconds on a busy machine. */
const PATIENT = { timeout: 20_000 }

let server: BucketServer
beforeAll(async () => {
  server = await startBucketServer({ conditional: true })
})
afterAll(() => server.close())

/** Opens a bucket with a new folder for its local copies. */
const open = async (bucket: string, { endpoint } = server) =>
  openStore({ RELEASES_DIR: await temporaryFolder(), RELEASES_BUCKET: bucket, RELEASES_ENDPOINT: endpoint })

describe('a store in a bucket', PATIENT, () => {
  testStore(async () => open(await server.newBucket()))
})

describe('a bucket', PATIENT, () => {
  let bucket = ''
  let store: ReleaseStore
  beforeEach(async () => {
    server.setFaults()
    server.calls.length = 0
    bucket = await server.newBucket()
    store = await open(bucket)
  })
  const url = (key: string) => `${server.endpoint}/${bucket}/${key}`
  const entry = 'remotes/auth/1/remoteEntry.js'

  test('whose server overwrites objects is refused, with advice', async () => {
    const plain = await startBucketServer({ conditional: false })
    const its = await plain.newBucket()
    await expect(open(its, plain)).rejects.toThrow(/If-None-Match.*PostgreSQL \(REGISTRY_URL\)/)
    const elsewhere = { REGISTRY_URL: 'postgres://localhost:1/x', RELEASES_DIR: await temporaryFolder() }
    await expect(
      openStore({ ...elsewhere, RELEASES_BUCKET: its, RELEASES_ENDPOINT: plain.endpoint }),
    ).resolves.toBeDefined()
    await plain.close()
  })

  test('that does not answer at the start is named in later errors, and stops nothing', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const endpoint = `http://127.0.0.1:${await freePort()}`
    const away = await open('gone', { ...server, endpoint })
    expect(said).toHaveBeenCalledOnce()
    const name = `The bucket gone at ${endpoint} does not answer`
    await expect(readStore(away)).rejects.toThrow(name)
    await expect(open('gone')).rejects.toThrow(`The bucket gone at ${server.endpoint} does not answer`)
  })

  test.each([0, 3])('that sends nothing more after %s bytes fails the call', async (bytes) => {
    const port = await serveRequests((_request, response) => {
      if (bytes === 0) return
      response.setHeader('Content-Length', 1000)
      response.write('x'.repeat(bytes))
    })
    const silent = await openBucket({ name: 'silent', endpoint: `http://127.0.0.1:${port}` }, 100)
    await expect(silent.get('registry.json')).rejects.toThrow('The bucket silent at')
  })

  test('holds files as a CDN serves them, and gets the manifest last', async () => {
    await publishRemote(store, 'auth', '1', await remoteDist('one'))
    const puts = server.calls.filter((call) => call.startsWith(`PUT /${bucket}/remotes/`))
    expect(puts.at(-1)).toBe(`PUT /${bucket}/remotes/auth/1/release.json`)
    const { headers } = await fetch(url(`${entry}.br`), { headers: { 'Accept-Encoding': 'identity' } })
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-encoding')).toBe('br')
    expect((await fetch(url('registry.json'))).headers.get('cache-control')).toBe('no-cache')
  })

  test('refuses a release of which a file did not arrive, and takes the next try', async () => {
    const dist = await remoteDist('one')
    server.setFaults((name) => (name.endsWith('/Login.js') && name.startsWith('PUT') ? 'drop' : undefined))
    await expect(publishRemote(store, 'auth', '1', dist)).rejects.toThrow('Login.js did not arrive whole')
    expect(await store.files.manifest('remotes/auth/1')).toBeNull()
    expect((await readStore(store)).revision).toBe(0)
    server.setFaults()
    await publishRemote(store, 'auth', '1', dist)
    expect((await readStore(store)).revision).toBe(1)
  })

  test('is asked once for a file that many want, and never again', async () => {
    await publishRemote(store, 'auth', '1', await remoteDist('one'))
    const asked = server.calls.length
    await Promise.all(Array.from({ length: 20 }, () => store.files.bring(`/${entry}`)))
    await store.files.bring(`/${entry}`)
    const gets = server.calls.slice(asked).filter((call) => call === `GET /${bucket}/${entry}`)
    expect(gets).toHaveLength(1)
    expect(await readFile(join(store.files.root, entry), 'utf8')).toBe(longScript('entry one'))
  })

  test('is not asked for a file that no release names, and is asked again for a missing release', async () => {
    await store.files.bring(`/${entry}`)
    const asked = server.calls.length
    await store.files.bring(`/${entry}`)
    expect(server.calls).toHaveLength(asked)
    await publishRemote(await open(bucket), 'auth', '1', await remoteDist('one'))
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3000)
    await store.files.bring(`/${entry}`)
    now.mockRestore()
    expect(existsSync(join(store.files.root, entry))).toBe(true)
    const known = server.calls.length
    await store.files.bring('/remotes/auth/1/made-up.js')
    expect(server.calls).toHaveLength(known)
  })

  test('that returns another file than the published one fails the request', async () => {
    await publishRemote(store, 'auth', '1', await remoteDist('one'))
    server.setFaults((name) => (name.endsWith('/remoteEntry.js') ? 'change' : undefined))
    await expect(store.files.bring(`/${entry}`)).rejects.toThrow('is not the file that was published')
    const there = await readdir(join(store.files.root, 'remotes/auth/1'))
    expect(there).toEqual(['release.json'])
    server.setFaults()
    await store.files.bring(`/${entry}`)
    expect(existsSync(join(store.files.root, entry))).toBe(true)
  })

  test('gives the newest revision to all readers even if its pointer could not be written', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const by = { who: 'a team', why: '' }
    await changeStore(store, by, 'one', (document) => ({ ...document }))
    server.setFaults((name) => (name === `PUT /${bucket}/registry.json` ? 'refuse' : undefined))
    await changeStore(store, by, 'two', (document) => ({ ...document }))
    expect(said).toHaveBeenCalledOnce()
    server.setFaults()
    expect((await readStore(await open(bucket))).change?.what).toBe('two')
    await changeStore(store, by, 'three', (document) => ({ ...document }))
    expect((await store.log.history(2)).map(({ change }) => change?.what)).toEqual(['three', 'two'])
  })

  test('finds the newest revision without the pointer and the first revisions', async () => {
    for (const what of ['one', 'two', 'three']) {
      await changeStore(store, { who: 'a team', why: '' }, what, (document) => ({ ...document }))
    }
    await store.log.forget?.(3)
    await fetch(url('registry.json'), { method: 'DELETE' })
    expect((await readStore(await open(bucket))).revision).toBe(3)
  })

  test('loses uploads that were interrupted long ago, not those that still run', async () => {
    await publishRemote(store, 'auth', '1', await remoteDist('one'))
    server.setFaults((name) => (name.endsWith('/Login.js') && name.startsWith('PUT') ? 'drop' : undefined))
    await expect(publishRemote(store, 'auth', '2', await remoteDist('two'))).rejects.toThrow('whole')
    server.setFaults()
    const half = async () => (await fetch(url('remotes/auth/2/remoteEntry.js'))).status
    await store.files.removeDrafts?.(new Date(Date.now() - 60_000))
    expect(await half()).toBe(200)
    await store.files.removeDrafts?.(new Date(Date.now() + 60_000))
    expect(await half()).toBe(404)
    expect((await store.files.list()).map(({ folder }) => folder)).toEqual(['remotes/auth/1'])
  })

  test('leaves local copies of live releases, and none of releases that were pruned elsewhere', async () => {
    const elsewhere = await open(bucket)
    for (const version of ['1', '2', '3'])
      await publishRemote(elsewhere, 'auth', version, await remoteDist(version))
    for (const version of ['1', '2', '3']) await store.files.bring(`/remotes/auth/${version}/remoteEntry.js`)
    await writeFile(join(store.files.root, '.draft-x'), '')
    await utimes(join(store.files.root, '.draft-x'), 0, 0)
    for (const version of ['1', '3']) await (await elsewhere.files.hide(`remotes/auth/${version}`)).remove()
    await removeOldCopies(store)
    expect(await readdir(join(store.files.root, 'remotes/auth'))).toEqual(['2', '3'])
    expect(await readdir(store.files.root)).toEqual(['remotes'])
  })
})
