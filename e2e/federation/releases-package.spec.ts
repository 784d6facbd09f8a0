import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writePackage } from '@cadence/releases/pack'
import { expect, test } from '@playwright/test'
import { root } from '../../tools/workspaces.ts'

const run = promisify(execFile)
const modules = join(root, 'node_modules')

/** What a shell in TypeScript takes of the package. */
const shell = `
import plugin, { followReleases } from '@cadence/releases/browser'
import { createReleaseServer } from '@cadence/releases/server'
export const stop: () => void = followReleases((newer) => newer.map(({ part }) => part.length))
export const name: string = plugin().name
// @ts-expect-error a store is needed
createReleaseServer({})`

let folder = ''
test.beforeAll(async () => {
  // Inside the repository, so that the packages that it needs are found.
  folder = await mkdtemp(join(root, '.cache/e2e/package-'))
  await writePackage(join(folder, 'node_modules/@cadence/releases'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))
test.describe.configure({ timeout: 120_000 })

test('the package of the releases has scripts and declarations for a shell, and none of the sources', {
  tag: '@nightly',
}, async () => {
  const files = await readdir(join(folder, 'node_modules/@cadence/releases'), { recursive: true })
  expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file))).toEqual([])

  await writeFile(join(folder, 'shell.ts'), shell)
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'preserve']
  await run(process.execPath, [join(modules, 'typescript/bin/tsc'), ...options, 'shell.ts'], { cwd: folder })

  await cp(join(root, 'e2e/fixtures/stock-app/shell'), join(folder, 'shell'), { recursive: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  const rsbuild = [join(modules, '@rsbuild/core/bin/rsbuild.js'), 'build']
  await run(process.execPath, rsbuild, { cwd: join(folder, 'shell'), env })
  const scripts = join(folder, 'shell/dist/static/js')
  const [entry = ''] = (await readdir(scripts)).filter((file) => file.startsWith('index.'))
  // The client of the package is in it, and loads modules by itself: the bundler has left that to the browser.
  expect(await readFile(join(scripts, entry), 'utf8')).toMatch(
    /releases:failure[\s\S]*import\(|import\([\s\S]*releases:failure/,
  )
})

test('the command of the package starts without the sources', { tag: '@nightly' }, async () => {
  const command = join(folder, 'node_modules/@cadence/releases/bin/cadence-releases.mjs')
  const { stderr } = await run(process.execPath, [command, '--help'], { cwd: folder })
  expect(stderr).toContain('npx cadence-releases')
})
