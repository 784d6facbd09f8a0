import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { folderStore } from '../store/folder/folder-store.ts'
import { publishRemote, putRelease } from '../store/live-release.ts'
import { entryOf } from '../store/registry-entries.ts'
import { readStore } from '../store/release-store.ts'
import { type CommandName, commands } from './commands.ts'
import { testConfig } from './config.test-kit.ts'

let dir = ''
let variables: Record<string, string> = {}
const printed: string[] = []

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cadence-commands-'))
  variables = { RELEASES_DIR: dir }
  for (const part of ['host', 'auth']) {
    const folder = join(dir, 'repository', part)
    await mkdir(folder, { recursive: true })
    const policy = { owner: `team-${part}`, budget: { entry: 1 }, rollout: [{ share: 50, minutes: 10 }] }
    await writeFile(join(folder, 'policy.json'), JSON.stringify(policy))
  }
  for (const way of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((text) => void printed.push(String(text)))
})
afterEach(() => rm(dir, { recursive: true }))

/** Runs a command. @returns its exit code, and what it printed. */
async function run(name: CommandName, ...args: string[]) {
  printed.length = 0
  const code = await commands[name](testConfig(variables, join(dir, 'repository')), args)
  return { code, said: printed.join('\n') }
}

/** A store with the releases 1, 2 and 3 of a remote; 1 is live. */
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

test('--hold keeps a canary at its share, also when the share changes', async () => {
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

test('a canary command acts on the named release only, and does one thing at a time', async () => {
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

test('releases names its store, and refuses arguments that it does not know', async () => {
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

test('a preview link that the shell would refuse is not made, and a link without a secret comes with a warning', async () => {
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
  variables.PREVIEW_SECRET = 'too short'
  expect((await run('preview', 'auth', address)).said).toContain('PREVIEW_SECRET')
  expect((await run('preview', 'auth', address)).code).toBe(1)
  variables.PREVIEW_SECRET = 'a secret of this test'
  variables.PREVIEW_ORIGINS = 'https://builds.example, https://other.example'
  expect(await refused('auth', address)).toBe(
    'Previews may come from PREVIEW_ORIGINS, and http://localhost:3002 is not among them',
  )
  for (const at of ['https://other.example/branch/', '2'])
    expect((await run('preview', 'auth', at)).said).toMatch(/^http:.*signature=[^\n]*$/)
})
