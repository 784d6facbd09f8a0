import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noticesSchema } from '@cadence/releases/notices'
import { createRsbuild } from '@rsbuild/core'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noticesPlugin } from './esbuild-plugin.ts'
import { pluginNotices } from './rsbuild-plugin.ts'

/** Inside the repository, so that the bundler finds the installed packages. */
const cache = fileURLToPath(new URL('../../../.cache/', import.meta.url))
const font = fileURLToPath(
  new URL(
    '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    import.meta.url,
  ),
)
let folder = ''

beforeAll(async () => {
  await mkdir(cache, { recursive: true })
  folder = await mkdtemp(join(cache, 'notices-'))
  // Tree shaking removes zod, which is imported and never used.
  const entry =
    "import { proxy } from 'valtio/vanilla'\nimport { object } from 'zod/mini'\nconsole.log(proxy({}))"
  await writeFile(join(folder, 'entry.ts'), entry)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function namedIn(file: string) {
  const text = await readFile(join(folder, file), 'utf8')
  return { text, names: noticesSchema.parse(JSON.parse(text)).map(({ name }) => name) }
}

/** Builds the entry for the browser. @returns the content of its notices file. */
async function browserBuild() {
  const rsbuild = await createRsbuild({
    cwd: folder,
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { index: './entry.ts' } },
      output: { distPath: { root: 'dist' }, copy: [{ from: font, to: 'fonts/text.woff2' }] },
      tools: { htmlPlugin: false },
      performance: { printFileSize: false },
      plugins: [pluginNotices()],
    },
  })
  await (await rsbuild.build()).close()
  return namedIn('dist/licences.json')
}

test('a build for the browser names what is in its chunks and what it copies, the same each time', async () => {
  const { text, names } = await browserBuild()
  expect(names).toEqual(['@fontsource-variable/instrument-sans', '@rspack/core', 'proxy-compare', 'valtio'])
  expect(text).toContain('SIL OPEN FONT LICENSE')
  expect((await browserBuild()).text).toBe(text)
})

test('a bundle of a server names what is in it, in a file beside it', async () => {
  const outfile = join(folder, 'dist/server.cjs')
  await build({
    entryPoints: [join(folder, 'entry.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    plugins: [noticesPlugin],
  })
  expect((await namedIn('dist/server.licences.json')).names).toEqual(['esbuild', 'proxy-compare', 'valtio'])
})
