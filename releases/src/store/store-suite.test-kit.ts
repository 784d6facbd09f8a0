import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { hostDist, longScript, remoteDist, writeFiles } from './builds.test-kit.ts'
import { brought, testFiles } from './files-suite.test-kit.ts'
import { publishHost, publishRemote } from './live-release.ts'
import type { StoreDocument } from './registry-document.ts'
import { changeStore, type ReleaseStore, readStore } from './release-store.ts'
import { rollBack } from './roll-back.ts'

const by = { who: 'a test', why: '' }
const touch = (document: StoreDocument) => ({ ...document })
const hash = (text: string | Buffer) => `sha384-${createHash('sha384').update(text).digest('base64')}`

let store: ReleaseStore
const versions = async () => (await readStore(store)).remotes.map(({ name, version }) => [name, version])
const folders = async () => (await store.files.list()).map(({ folder }) => folder).sort()

/** Tests a release store of any kind. @param open opens an empty store for one test. */
export function testStore(open: () => Promise<ReleaseStore>): void {
  beforeEach(async () => {
    store = await open()
  })

  test('an empty store has no releases', async () => {
    expect(await readStore(store)).toEqual({ revision: 0, host: null, remotes: [] })
    expect(await folders()).toEqual([])
    expect(await store.log.history(10)).toEqual([])
    expect(await store.files.manifest('remotes/auth/1')).toBeNull()
  })

  describe('publishing a remote', () => {
    test('registers its address, integrity, files by page, and owner', async () => {
      const dist = await remoteDist('one')
      await publishRemote(store, 'auth', '1', dist)
      const entry = await readFile(join(dist, 'remoteEntry.js'))
      expect(await readStore(store)).toEqual({
        revision: 1,
        change: { at: expect.any(String), who: 'unknown', what: 'auth 1 live', why: '' },
        host: null,
        remotes: [
          {
            name: 'auth',
            owner: 'team-auth',
            version: '1',
            since: expect.any(String),
            entry: '/remotes/auth/1/remoteEntry.js',
            integrity: hash(entry),
            pages: {
              Login: {
                js: ['/remotes/auth/1/static/js/Login.js'],
                css: ['/remotes/auth/1/static/Login.css'],
              },
              Register: {
                js: ['/remotes/auth/1/static/js/Register.js'],
                css: ['/remotes/auth/1/static/Register.css'],
              },
            },
            fileIntegrity: {
              '/remotes/auth/1/static/js/Login.js': hash(longScript('Login one')),
              '/remotes/auth/1/static/js/Register.js': hash(longScript('Register one')),
              '/remotes/auth/1/static/Login.css': hash('a{}'),
              '/remotes/auth/1/static/Register.css': hash('a{}'),
            },
          },
        ],
      })
    })

    test('the same version again changes nothing', async () => {
      await publishRemote(store, 'auth', '1', await remoteDist('one'))
      const before = await readStore(store)
      await publishRemote(store, 'auth', '1', await remoteDist('two'))
      expect(await readStore(store)).toEqual(before)
      expect(await brought(store, 'remotes/auth/1/remoteEntry.js')).toEqual(
        Buffer.from(longScript('entry one')),
      )
    })

    test('a new version keeps the one before it, and its files', async () => {
      await publishRemote(store, 'auth', '1', await remoteDist('one'))
      const { name: _, owner: __, ...first } = (await readStore(store)).remotes[0] ?? {}
      await publishRemote(store, 'auth', '2', await remoteDist('two'))
      expect((await readStore(store)).remotes).toMatchObject([{ version: '2', previous: first }])
      await publishRemote(store, 'auth', '3', await remoteDist('three'))
      const { remotes } = await readStore(store)
      expect(remotes[0]?.previous?.version).toBe('2')
      expect(remotes[0]?.previous).not.toHaveProperty('previous')
      expect(await folders()).toEqual(['1', '2', '3'].map((version) => `remotes/auth/${version}`))
    })

    test('an old version that goes live again is the stored one, whatever the new build holds', async () => {
      await publishRemote(store, 'auth', '1', await remoteDist('one'))
      const [first] = (await readStore(store)).remotes
      await publishRemote(store, 'auth', '2', await remoteDist('two'))
      await publishRemote(store, 'auth', '1', await remoteDist('another build', ['Login']))
      const [live] = (await readStore(store)).remotes
      expect(live).toMatchObject({ version: '1', integrity: first?.integrity, pages: first?.pages })
    })

    test('touches no other remote and not the host', async () => {
      await publishHost(store, '7', await hostDist('h'))
      await publishRemote(store, 'settings', '5', await remoteDist('s'))
      const before = await readStore(store)
      await publishRemote(store, 'auth', '1', await remoteDist('one'))
      const after = await readStore(store)
      expect(after.host).toEqual(before.host)
      expect(after.remotes[0]).toEqual(before.remotes[0])
    })
  })

  describe('publishing the host', () => {
    test('registers its files and the release before it', async () => {
      await publishHost(store, '1', await hostDist('one'))
      await publishHost(store, '2', await hostDist('two'))
      const { host } = await readStore(store)
      expect(host).toEqual({
        version: '2',
        since: expect.any(String),
        assets: '/host/2/',
        scripts: ['/host/2/static/js/index.two.js'],
        pages: {},
        previous: {
          version: '1',
          since: expect.any(String),
          assets: '/host/1/',
          scripts: ['/host/1/static/js/index.one.js'],
          pages: {},
        },
      })
      await publishHost(store, '2', await hostDist('three'))
      expect((await readStore(store)).host).toEqual(host)
    })
  })

  describe('the server build of a release', () => {
    const withBuild = async (dist: Promise<string>, text: string) =>
      writeFiles(await dist, { 'server.cjs': text })

    test('is registered with its integrity, for the host and for a remote, also of the previous release', async () => {
      for (const version of ['1', '2']) {
        await publishHost(store, version, await withBuild(hostDist('h'), `host ${version}`))
        await publishRemote(
          store,
          'marketing',
          version,
          await withBuild(remoteDist('m'), `remote ${version}`),
        )
      }
      const build = (folder: string, text: string) => ({
        file: `/${folder}/server.cjs`,
        integrity: hash(text),
      })
      const { host, remotes } = await readStore(store)
      expect(host?.server).toEqual(build('host/2', 'host 2'))
      expect(host?.previous?.server).toEqual(build('host/1', 'host 1'))
      expect(remotes[0]?.server).toEqual(build('remotes/marketing/2', 'remote 2'))
      expect(remotes[0]?.previous?.server).toEqual(build('remotes/marketing/1', 'remote 1'))
      await rollBack(store, 'marketing')
      expect((await readStore(store)).remotes[0]?.server).toEqual(build('remotes/marketing/1', 'remote 1'))
    })

    test('of a release without one is not registered, whatever the release before it had', async () => {
      await publishRemote(store, 'marketing', '1', await withBuild(remoteDist('m'), 'x'))
      await publishRemote(store, 'marketing', '2', await remoteDist('m'))
      const [remote] = (await readStore(store)).remotes
      expect(remote).not.toHaveProperty('server')
      expect(remote?.previous).toHaveProperty('server')
    })
  })

  describe('rolling back', () => {
    test('makes the previous release live again, and can be undone', async () => {
      await publishRemote(store, 'settings', '5', await remoteDist('s'))
      await publishRemote(store, 'auth', '1', await remoteDist('one'))
      await publishRemote(store, 'auth', '2', await remoteDist('two'))
      const { remotes } = await readStore(store)
      await rollBack(store, 'auth')
      expect(await versions()).toEqual([
        ['settings', '5'],
        ['auth', '1'],
      ])
      await rollBack(store, 'auth')
      const without = (list: typeof remotes) =>
        list.map(({ since: _, previous, ...live }) => ({ ...live, previous: previous?.version }))
      expect(without((await readStore(store)).remotes)).toEqual(without(remotes))
    })

    test('can go to any stored release, also of the host', async () => {
      for (const version of ['1', '2', '3']) {
        await publishRemote(store, 'auth', version, await remoteDist(version))
        await publishHost(store, version, await hostDist(version))
      }
      await rollBack(store, 'auth', '1', { who: 'a team', why: 'sign-in fails' })
      await rollBack(store, 'host')
      const { host, remotes } = await readStore(store)
      expect(remotes).toMatchObject([{ version: '1', previous: { version: '3' } }])
      expect(host).toMatchObject({ version: '2', previous: { version: '3' } })
      expect((await store.log.history(2)).map(({ change }) => change)).toMatchObject([
        { what: 'host back to 2' },
        { who: 'a team', what: 'auth back to 1', why: 'sign-in fails' },
      ])
      await expect(rollBack(store, 'auth', '9')).rejects.toThrow('auth 9 is not in the store')
    })

    test('is refused without a previous release, and changes nothing', async () => {
      await publishRemote(store, 'auth', '1', await remoteDist('one'))
      await expect(rollBack(store, 'auth')).rejects.toThrow('auth has no release to go back to')
      await expect(rollBack(store, 'settings')).rejects.toThrow('settings has no release to go back to')
      expect(await versions()).toEqual([['auth', '1']])
    })
  })

  describe('at the same time', () => {
    test('changes of several releases are all kept', async () => {
      const names = ['auth', 'marketing', 'dashboard', 'settings'] as const
      await Promise.all([
        ...names.map(async (name) => publishRemote(store, name, '1', await remoteDist(name))),
        hostDist('h').then((dist) => publishHost(store, '1', dist)),
      ])
      expect((await versions()).sort()).toEqual([...names].sort().map((name) => [name, '1']))
      expect((await readStore(store)).host?.version).toBe('1')
    })

    test('the same release twice is one release', async () => {
      const dist = await remoteDist('one')
      await Promise.all([1, 2, 3].map(() => publishRemote(store, 'auth', '1', dist)))
      expect(await versions()).toEqual([['auth', '1']])
    })
  })

  describe('a torn publish leaves no half release', () => {
    test.each([
      ['its entry is missing', (dist: string) => rm(join(dist, 'remoteEntry.js'))],
      ['its manifest is missing', (dist: string) => rm(join(dist, 'mf-manifest.json'))],
      [
        'its manifest is another',
        (dist: string) => writeFile(join(dist, 'mf-manifest.json'), '{"exposes":[{}]}'),
      ],
    ])('when %s', async (_name, tear) => {
      const dist = await remoteDist('one')
      await tear(dist)
      await expect(publishRemote(store, 'auth', '1', dist)).rejects.toThrow()
      expect(await readStore(store)).toEqual({ revision: 0, host: null, remotes: [] })
      expect(await folders()).toEqual([])
    })
  })

  test('a change that fails leaves the document as it was, and the lock free', async () => {
    await publishRemote(store, 'auth', '1', await remoteDist('one'))
    const fail = () => {
      throw new Error('no')
    }
    await expect(changeStore(store, by, 'nothing', fail)).rejects.toThrow('no')
    expect(await versions()).toEqual([['auth', '1']])
    await expect(changeStore(store, by, 'nothing', touch)).resolves.toMatchObject({ host: null })
  })

  test('of twenty writers of the same revision, one succeeds', async () => {
    const at = '2026-11-22T10:00:00.000Z'
    const written = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        store.log.append({
          revision: 1,
          change: { at, who: `team ${index}`, what: 'auth 1 live', why: '' },
          host: null,
          remotes: [],
        }),
      ),
    )
    expect(written.filter(Boolean)).toHaveLength(1)
    expect((await readStore(store)).change?.who).toBe(`team ${written.indexOf(true)}`)
  })

  test('old revisions are deleted, never the newest and nothing else', async () => {
    await store.log.forget?.(5)
    for (const what of ['one', 'two', 'three', 'four']) await changeStore(store, by, what, touch)
    await store.log.forget?.(3)
    expect((await store.log.history(10)).map(({ revision }) => revision)).toEqual([4, 3])
    await store.log.forget?.(100)
    expect((await store.log.history(10)).map(({ revision }) => revision)).toEqual([4])
    expect((await changeStore(store, by, 'five', touch)).revision).toBe(5)
  })

  testFiles(() => store)
}
