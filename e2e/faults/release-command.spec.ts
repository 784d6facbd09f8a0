import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FACTS } from '@cadence/releases/build-facts'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { folderOf } from '@cadence/releases/store/registry-entries'
import { checkFiles } from '@cadence/releases/store/release-manifest'
import { readStore } from '@cadence/releases/store/release-store'
import type { RemoteName } from '@cadence/shared/contract'
import { expect, test } from '@playwright/test'
import { buildVariant, type Edit, liveVersion } from '../support/faults/releases.ts'
import { runRelease, startRelease } from '../support/release-command.ts'
import { full, sample } from '../support/sample.ts'
import { stack } from '../support/stack.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let dir = ''
let before = ''
test.beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cadence-release-'))
  await cp(stack.RELEASES_DIR, dir, { recursive: true })
  before = await liveVersion(dir, 'auth')
})
test.afterAll(() => rm(dir, { recursive: true, force: true }))

const builds: string[] = []
test.afterEach(async () => {
  await Promise.all(builds.splice(0).map((build) => rm(build, { recursive: true })))
})

/** A built variant of the live release. */
async function variant(remote: RemoteName, version: string, edit?: Edit): Promise<string> {
  const build = await buildVariant(dir, remote, version, edit)
  builds.push(build)
  return build
}

const release = (remote: RemoteName, build: string) => runRelease(dir, remote, build)

/** Expects that a release of the build is refused for these reasons, and leaves nothing in the store. */
async function expectRefused(
  build: string,
  reasons: readonly RegExp[],
  remote: 'auth' | 'dashboard' = 'auth',
): Promise<void> {
  const { code, said } = await release(remote, build)
  for (const reason of reasons) expect(said).toMatch(reason)
  expect(said).toContain(`${remote} is not released; what is live stays as it is`)
  expect(code).toBe(1)
  if (remote === 'auth') expect(await liveVersion(dir, 'auth')).toBe(before)
  expect(await readdir(join(dir, `remotes/${remote}`))).not.toContain('broken')
}

const inPage =
  (page: string, change: (text: string) => string): Edit =>
  (file, text) =>
    file.includes(`__federation_expose_${page}.`) ? change(text) : text

const inFacts =
  (change: (text: string) => string): Edit =>
  (file, text) =>
    file === FACTS ? change(text) : text

/** Replaces a page by a component that throws when it renders. */
const breakRendering = (text: string) =>
  text.replace(/(default:\(\)=>)\w+/, '$1()=>{throw new Error("broken rendering")}')

/** Faults that do not fit the live shell: what to replace, the replacement, and the reason that names it. */
const misfits: [RegExp, string, RegExp][] = [
  [
    /"react": "\^[^"]+"/,
    '"react": "^99.0.0"',
    /✗ shared packages: auth broken takes react \^99\.0\.0, and host \S+ provides \d/,
  ],
  [
    /"Spinner"/,
    '"Carousel"',
    /✗ shared packages: auth broken imports Carousel from @cadence\/shared\/ui, which host \S+ does not export/,
  ],
  [
    /("contract\/head\.d\.ts": ")\w+/,
    '$10',
    /✗ contract: auth broken was built against the types of shared \S+, but host \S+ has others/,
  ],
]

test('a release that does not fit the live shell is refused: page, shared package, its names, contract; and a torn one', async () => {
  const edit = inFacts((text) =>
    misfits.reduce((now, [fault, made]) => {
      expect(now, 'the build has what the fault replaces').toMatch(fault)
      return now.replace(fault, made)
    }, text),
  )
  const build = await variant('auth', 'broken', edit)
  const manifest = join(build, 'mf-manifest.json')
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('"VerifyEmail"', '"VerifyMail"'))
  const folder = join(build, 'static/js/async')
  const chunk = join(folder, (await readdir(folder)).find((name) => name.includes('_Login.')) ?? '')
  await truncate(chunk, 5000)
  await expectRefused(build, [
    ...misfits.map(([, , reason]) => reason),
    /✗ pages: auth broken exposes no VerifyEmail, which host \S+ shows at \/verify-email/,
    /✗ files: static\S+_Login\.\S+ is not the file that was built/,
  ])
  await rm(chunk)
  await expectRefused(build, [/✗ files: .*_Login\.\S+ is missing/])
})

test('a release that throws when a page loads, or when it is drawn, is refused', async () => {
  const edit: Edit = (file, text) =>
    inPage('Login', breakRendering)(
      file,
      inPage('Register', () => 'throw new Error("broken module")')(file, text),
    )
  await expectRefused(await variant('auth', 'broken', edit), [
    /✗ browser: auth\/Register does not show at \/register: (load|script) failed/,
    /✗ browser: auth\/Login does not show at \/login: render failed: broken rendering/,
  ])
})

test('a release whose fragment throws when it is drawn is refused', { tag: '@nightly' }, async () => {
  const build = await variant('dashboard', 'broken', inPage('Focus', breakRendering))
  const reason = /✗ browser: dashboard\/\w+ does not show at \/\w+: render failed: broken rendering/
  await expectRefused(build, [reason], 'dashboard')
})

// This takes half of this file's time, so only a full run includes it. The store's own tests cover torn writes too.
if (full)
  test('a command that is killed while it puts a release there leaves no half one, and the next try works', async () => {
    const build = await variant('auth', 'killed')
    const child = startRelease(dir, 'auth', build)
    const watcher = watch(dir, (_event, name) => {
      if (name?.startsWith('.draft-')) child.kill('SIGKILL')
    })
    const [, signal] = await once(child, 'close')
    watcher.close()
    expect(signal).toBe('SIGKILL')
    expect(await liveVersion(dir, 'auth')).toBe(before)
    expect(existsSync(join(dir, folderOf('auth', 'killed')))).toBe(false)
    const { code, said } = await release('auth', build)
    expect(said).toContain('auth killed is live')
    expect(code).toBe(0)
  })

test('teams that release at once all succeed, and the history says who did what and why', async () => {
  const store = folderStore(dir)
  const { revision } = await readStore(store)
  const teams = sample(['auth', 'settings'] as const, 2)
  const builds = await Promise.all(teams.map((team) => variant(team, 'good')))
  const outcomes = await Promise.all(teams.map((team, index) => release(team, builds[index] ?? '')))
  for (const [index, { code, said }] of outcomes.entries()) {
    expect(said).toContain(`${teams[index]} good is live`)
    expect(code).toBe(0)
  }
  for (const team of teams) {
    expect(await liveVersion(dir, team)).toBe('good')
    const folder = folderOf(team, 'good')
    const manifest = await store.files.manifest(folder)
    expect(manifest?.facts?.owner).toBe(`team-${team}`)
    if (manifest) await checkFiles(join(dir, folder), manifest)
  }
  const history = await store.log.history(teams.length)
  expect(history.map((document) => document.revision)).toEqual(
    teams.map((_, nth) => revision + teams.length - nth),
  )
  expect(history.map(({ change }) => change?.what).sort()).toEqual(teams.map((team) => `${team} good live`))
  for (const { change } of history) expect(change).toMatchObject({ who: 'team-of-the-test', why: 'a test' })
})
