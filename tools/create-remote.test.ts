import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Checkout, cloneHere } from './checkout.test-kit.ts'

/**
 * With `E2E_FULL=1` npm installs from the new lockfile, and the whole product is checked and built: some minutes. A normal run
 * makes no new remote: its configuration is that of the others, whose checks and builds it has.
 */
const full = process.env.E2E_FULL === '1'
const PATIENCE_MS = full ? 900_000 : 120_000

let checkout: Checkout
const create = (...args: string[]) =>
  checkout.run(process.execPath, ['--import', 'tsx', 'tools/create-remote.ts', ...args])
const tool = (path: string, ...args: string[]) =>
  checkout.run(process.execPath, [join(checkout.folder, 'node_modules', path), ...args])
const install = () => checkout.run('npm', ['ci', '--prefer-offline'])
const status = () => checkout.run('git', ['status', '--porcelain', '--untracked-files=all'])

beforeAll(async () => {
  checkout = await cloneHere()
  if (full) await install()
  else await checkout.borrowPackages()
}, PATIENCE_MS)
afterAll(() => checkout.remove())

test(
  'a tree that is not committed, or a list that the command does not know, is refused and stays as it is',
  async () => {
    const list = join(checkout.folder, 'shared/src/contract/product-map.ts')
    const source = await readFile(list, 'utf8')
    await writeFile(list, source.replace("'host/WhatsNew'", "'host/News'"))
    await expect(create('study-rooms')).rejects.toThrow(
      /Commit or stash first[\s\S]* M shared\/src\/contract\/product-map\.ts/,
    )
    const commit = ['-c', 'user.name=t', '-c', 'user.email=t@exemple.fr', 'commit', '--quiet', '-am', 'other']
    await checkout.run('git', commit)
    await expect(create('study-rooms')).rejects.toThrow('shared/src/contract/product-map.ts has no line like')
    expect(await status()).toBe('')
    await checkout.run('git', ['reset', '--quiet', '--hard', 'HEAD~1'])
  },
  PATIENCE_MS,
)

const manifestSchema = z.object({ exposes: z.array(z.object({ name: z.string() })) })

async function build(): Promise<string[]> {
  const env = { RELEASE_VERSION: '0.1.0-test', NODE_ENV: 'production' }
  await checkout.run('npm', ['run', '--silent', 'build', '-w', 'remote-study-rooms'], env)
  const file = join(checkout.folder, 'remote-study-rooms/dist/mf-manifest.json')
  return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8'))).exposes.map(({ name }) => name)
}

/** Tests of the new remote, and tests of other workspaces that read every remote or every page. */
const tests = [
  'StudyRooms',
  'src/routes.test',
  'src/texts/texts.test',
  'contract/pages',
  'federation/rsbuild',
  'federation/ports',
]
const projects = ['remote-study-rooms', 'host', 'shared'].flatMap((name) => ['--project', name])

test.runIf(full)(
  'a new remote is whole: types, tests, lint and its production build pass',
  {
    timeout: PATIENCE_MS,
  },
  async () => {
    expect(await create('study-rooms')).toContain(
      'remote-study-rooms is there, with the page StudyRooms at /study-rooms',
    )
    const changed = (await status())
      .split('\n')
      .map((line) => line.slice(3))
      .filter((file) => /\.(?:tsx?|json)$/.test(file) && file !== 'package-lock.json')
    expect(changed).toContain('remote-study-rooms/src/pages/study-rooms/StudyRooms.tsx')
    await install()
    const [, , exposes, said] = await Promise.all([
      tool('typescript/bin/tsc', '-b'),
      tool('@biomejs/biome/bin/biome', 'check', ...changed),
      build(),
      tool('vitest/vitest.mjs', 'run', ...projects, ...tests),
    ])
    expect(exposes.sort()).toEqual(['StudyRooms', 'shares'])
    expect(said).toMatch(/StudyRooms\.test\.tsx \(4 tests\)/)
  },
)

test.runIf(full)('it is released like the others', { timeout: PATIENCE_MS }, async () => {
  const env = { RELEASES_DIR: join(checkout.folder, '.releases') }
  expect(await checkout.run('npm', ['run', '--silent', 'build'], env)).toContain('built study-rooms')
  const { remotes } = z
    .object({ remotes: z.array(z.object({ name: z.string(), owner: z.string() })) })
    .parse(JSON.parse(await readFile(join(env.RELEASES_DIR, 'registry.json'), 'utf8')))
  expect(remotes).toContainEqual(expect.objectContaining({ name: 'study-rooms', owner: 'team-study-rooms' }))
})
