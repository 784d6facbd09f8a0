import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { hostDist, longScript, remoteDist } from './builds.test-kit.ts'
import { publishHost, publishRemote } from './live-release.ts'
import type { ReleaseStore } from './release-store.ts'

/** Reads a file as a release server does. */
export async function brought({ files }: ReleaseStore, path: string): Promise<Buffer> {
  await files.bring(`/${path}`)
  return readFile(join(files.root, path))
}

/** Tests how a release store keeps files. @param store gives the empty store of the current test. */
export function testFiles(store: () => ReleaseStore): void {
  describe('the files of a release', () => {
    test('have compressed copies where these are smaller, and are read as they were written', async () => {
      await publishRemote(store(), 'auth', '1', await remoteDist('one'))
      const text = longScript('entry one')
      expect((await brought(store(), 'remotes/auth/1/remoteEntry.js')).toString()).toBe(text)
      const copy = (ending: string) =>
        readFile(join(store().files.root, `remotes/auth/1/remoteEntry.js.${ending}`))
      expect(brotliDecompressSync(await copy('br')).toString()).toBe(text)
      expect(gunzipSync(await copy('gz')).toString()).toBe(text)
      expect((await brought(store(), 'remotes/auth/1/static/Login.css')).toString()).toBe('a{}')
      const names = await readdir(join(store().files.root, 'remotes/auth/1/static'))
      expect(names).not.toContain('Login.css.br')
    })

    test('are deleted alone when the release is removed; before that, it can be put back', async () => {
      for (const version of ['1', '2'])
        await publishRemote(store(), 'auth', version, await remoteDist(version))
      await brought(store(), 'remotes/auth/1/remoteEntry.js')
      const hidden = await store().files.hide('remotes/auth/1')
      expect(await store().files.manifest('remotes/auth/1')).toBeNull()
      await hidden.putBack()
      expect(await store().files.manifest('remotes/auth/1')).toMatchObject({ version: '1' })
      await (await store().files.hide('remotes/auth/1')).remove()
      expect((await store().files.list()).map(({ folder }) => folder)).toEqual(['remotes/auth/2'])
      expect(await store().files.manifest('remotes/auth/1')).toBeNull()
      await expect(brought(store(), 'remotes/auth/1/remoteEntry.js')).rejects.toThrow('ENOENT')
      expect((await brought(store(), 'remotes/auth/2/remoteEntry.js')).toString()).toBe(longScript('entry 2'))
    })

    test('have the time at which they were written', async () => {
      await publishHost(store(), '1', await hostDist('one'))
      const [release] = await store().files.list()
      expect(release?.folder).toBe('host/1')
      expect(Math.abs(Date.now() - Number(release?.at))).toBeLessThan(60_000)
    })

    test('are the only files that an address can reach', async () => {
      await publishRemote(store(), 'auth', '1', await remoteDist('one'))
      const made = [
        '/remotes/auth/9/x.js',
        '/remotes/auth/../../x',
        '/%2e%2e/x',
        '/host/1/..%2f..%2fx',
        '/%zz',
        `/host/${'a'.repeat(300)}/x.js`,
        `/remotes/${'a'.repeat(300)}/1/x.js`,
        `/remotes/auth/1/${'a'.repeat(300)}.js`,
        '',
      ]
      for (const path of made) await expect(store().files.bring(path)).resolves.toBeUndefined()
      await expect(store().files.bring(`/remotes/auth/1/${'../'.repeat(4)}brought`)).resolves.toBeUndefined()
      expect(existsSync(join(store().files.root, '..', 'brought'))).toBe(false)
    })
  })
}
