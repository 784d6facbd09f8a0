import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { publishRemote, putRelease } from '@cadence/releases/store/live-release'
import { entryOf } from '@cadence/releases/store/registry-entries'
import { readStore } from '@cadence/releases/store/release-store'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const commands = {
  canary: () => import('./canary.ts'),
  preview: () => import('./preview.ts'),
  releases: () => import('./releases.ts'),
}

let dir = ''
const said: string[] = []

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cadence-commands-'))
  vi.stubEnv('RELEASES_DIR', dir)
  vi.stubEnv('RELEASE_BY', 'a test')
  for (const way of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((text) => void said.push(String(text)))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(dir, { recursive: true })
})

/** Runs a command of this folder as npm does. @returns its exit code, and what it said. */
async function run(name: keyof typeof commands, ...args: string[]) {
  said.length = 0
  const { argv, exitCode } = process
  process.argv = ['node', name, ...args]
  vi.resetModules()
  try {
    await commands[name]()
    return { code: process.exitCode, said: said.join('\n') }
  } finally {
    process.argv = argv
    process.exitCode = exitCode
  }
}

/** A store in which release 1 of a remote is live, and 2 and 3 stand. */
async function store() {
  const releases = folderStore(dir)
  for (const version of ['1', '2', '3']) {
    const dist = join(dir, `dist-${version}`)
    await mkdir(dist)
    await writeFile(join(dist, 'remoteEntry.js'), version)
    await writeFile(join(dist, 'mf-manifest.json'), JSON.stringify({ exposes: [] }))
    if (version === '1') await publishRemote(releases, 'auth', version, dist)
    else await putRelease(releases, 'auth', version, dist)
  }
  return { auth: async () => entryOf(await readStore(releases), 'auth') }
}

test('a canary is held where it is, also when its share changes', async () => {
  const { auth } = await store()
  expect(await run('canary', 'auth', '--hold')).toEqual({
    code: 1,
    said: 'No release of auth is being tried out',
  })
  await run('canary', 'auth', '2', '10')
  expect((await auth())?.canary?.plan).not.toEqual([])
  expect(await run('canary', 'auth', '--hold')).toEqual({
    code: 0,
    said: 'auth 2 for 10 %, 1 for the others',
  })
  expect((await auth())?.canary).toMatchObject({ share: 10, plan: [] })
  await run('canary', 'auth', '--stop')
  await run('canary', 'auth', '2', '10')
  expect(await run('canary', 'auth', '50', '--hold')).toEqual({
    code: 0,
    said: 'auth 2 for 50 %, 1 for the others',
  })
})

test('of a canary only what is named is decided, and one thing at a time', async () => {
  const { auth } = await store()
  await run('canary', 'auth', '2', '10')
  for (const action of ['--promote', '--stop']) {
    const other = { code: 1, said: 'auth 3 is not being tried out; 2 is' }
    expect(await run('canary', 'auth', '3', action)).toEqual(other)
    expect(await run('canary', 'auth', '2', '50', action)).toMatchObject({ code: 2 })
    expect(await run('canary', 'auth', '--hold', action)).toMatchObject({ code: 2 })
  }
  expect(await run('canary', 'auth', '--promote', '--stop')).toMatchObject({ code: 2 })
  expect(await run('canary', 'auth', '0.1.0-4f2a')).toMatchObject({ code: 2 })
  expect((await auth())?.canary).toMatchObject({ release: { version: '2' }, share: 10 })
  await run('canary', 'auth', '2', '--promote')
  expect((await auth())?.version).toBe('2')
})

test('releases says which store it speaks of, and takes nothing that it does not know', async () => {
  expect(await run('releases')).toEqual({
    code: 0,
    said: `Nothing is live yet in the release store: folder ${dir}`,
  })
  await store()
  const { said } = await run('releases')
  expect(said.split('\n')[0]).toBe(`Release store: folder ${dir}`)
  for (const args of [['prune', 'extra'], ['list', '3'], ['history', '3', '5'], ['--dry-run'], ['what']])
    expect(await run('releases', ...args)).toMatchObject({ code: 2 })
})

test('a link to a preview that nobody would take is not made, and whom it is for is said', async () => {
  await store()
  const refused = async (...args: string[]) => (await run('preview', ...args)).said.split('\n')[0]
  const address = 'http://localhost:3002'
  expect(await run('preview', 'auth', address)).toMatchObject({
    code: 0,
    said: expect.stringMatching(
      /^warning: without PREVIEW_SECRET .*NODE_ENV=development.*\nhttp:.*\/__preview\?/,
    ),
  })
  expect(await refused('auth', '4')).toBe(`There is no release 4 of auth in the release store: folder ${dir}`)
  expect(await refused('host', '2')).toBe('A preview is of a remote, not of the host')
  vi.stubEnv('PREVIEW_SECRET', 'too short')
  expect((await run('preview', 'auth', address)).said).toContain('PREVIEW_SECRET')
  expect((await run('preview', 'auth', address)).code).toBe(1)
  vi.stubEnv('PREVIEW_SECRET', 'a secret of this test')
  vi.stubEnv('PREVIEW_ORIGINS', 'https://builds.example, https://other.example')
  expect(await refused('auth', address)).toBe(
    'Previews may come from PREVIEW_ORIGINS, and http://localhost:3002 is not among them',
  )
  for (const at of ['https://other.example/branch/', '2'])
    expect((await run('preview', 'auth', at)).said).toMatch(/^http:.*signature=[^\n]*$/)
})
