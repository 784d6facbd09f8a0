import { execFile } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { publishRemote } from '@cadence/releases/store/live-release'
import { pin } from '@cadence/releases/store/pin'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { cloneHere } from './checkout.test-kit.ts'
import { root } from './workspaces.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cadence-command-'))
})
afterEach(() => rm(dir, { recursive: true }))

/** Runs a command as npm does, with the store in `dir`. @throws Error with what it printed when it fails. */
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['tools/command.mjs', ...args], {
    cwd: root,
    env: { ...process.env, RELEASES_DIR: join(dir, 'releases') },
  })

test('a release is refused before its build when the reason needs no build', async () => {
  const store = folderStore(join(dir, 'releases'))
  const dist = join(dir, 'dist')
  await mkdir(dist)
  await writeFile(join(dist, 'remoteEntry.js'), '1')
  await writeFile(join(dist, 'mf-manifest.json'), JSON.stringify({ exposes: [] }))
  await publishRemote(store, 'auth', '1', dist)
  await pin(store, 'auth', { who: 'a test', why: '' })
  const refused = (...args: string[]) =>
    expect(run('release', ...args, '--build', join(dir, 'nowhere'))).rejects
  await Promise.all([
    refused('auth').toThrow('auth is pinned by a test'),
    refused('settings', '--share', '').toThrow('--share is empty'),
    refused('settings', '--share', '100').toThrow('A share is a whole number from 1 to 99'),
  ])
})

test('a command that does not exist is refused with the names of the others', async () => {
  await expect(run('realease', 'auth')).rejects.toThrow(
    'realease is not one of release, rollback, releases, canary, pin, preview',
  )
})

test('the exit code of wrong arguments is 2', async () => {
  await expect(run('pin', 'auth', '--of')).rejects.toMatchObject({ code: 2 })
})

test('the chunks of a bundle stay for a day after another bundle replaced it, however old they are', {
  timeout: 60_000,
}, async () => {
  const checkout = await cloneHere()
  onTestFinished(() => checkout.remove())
  await checkout.borrowPackages()
  const cache = join(checkout.folder, '.cache')
  await mkdir(cache)
  const isChunk = (file: string) => /^releases-bucket-files-/.test(file)
  const chunks = async () => new Set((await readdir(cache)).filter(isChunk))

  /** Changes a source and runs a command, which bundles again. @returns the new chunk. */
  async function bundleAgain(): Promise<string> {
    const before = await chunks()
    await appendFile(join(checkout.folder, 'releases/src/store/s3/bucket-files.ts'), '\nconsole.log()\n')
    await checkout.run(process.execPath, ['tools/command.mjs', 'releases'])
    return [...(await chunks())].find((file) => !before.has(file)) ?? ''
  }

  async function passTwoDays(): Promise<void> {
    const then = new Date(Date.now() - 2 * 86_400_000)
    for (const file of await chunks()) await utimes(join(cache, file), then, then)
  }

  const first = await bundleAgain()
  await passTwoDays()
  const second = await bundleAgain()
  const third = await bundleAgain()
  expect(await chunks()).toEqual(new Set([first, second, third]))
  await passTwoDays()
  const fourth = await bundleAgain()
  expect(await chunks()).toEqual(new Set([third, fourth]))
})
