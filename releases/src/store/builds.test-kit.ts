import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterFile } from '../testing/after-file.test-kit.ts'

/** An empty folder that goes away with the test file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cadence-test-'))
  afterFile(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Writes files by their path below a folder. */
export async function writeFiles(folder: string, files: Record<string, string>): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

/** Long enough for a compressed copy to be worth it. */
export const longScript = (text: string) => `/* ${text} */\n${'export const x = 1;\n'.repeat(100)}`

/** What a remote's build leaves behind. `mark` tells two builds apart. */
export async function remoteDist(mark: string, pages: readonly string[] = ['Login', 'Register']) {
  const exposes = pages.map((name) => ({
    id: name,
    name,
    path: `./${name}`,
    assets: {
      js: { sync: [`static/js/${name}.js`], async: [] },
      css: { sync: [`static/${name}.css`], async: [] },
    },
  }))
  return writeFiles(await temporaryFolder(), {
    'remoteEntry.js': longScript(`entry ${mark}`),
    'mf-manifest.json': JSON.stringify({ id: 'x', exposes }),
    ...Object.fromEntries(pages.map((name) => [`static/js/${name}.js`, longScript(`${name} ${mark}`)])),
    ...Object.fromEntries(pages.map((name) => [`static/${name}.css`, 'a{}'])),
  })
}

/** What the host's build leaves behind. */
export async function hostDist(mark: string) {
  return writeFiles(await temporaryFolder(), {
    'files.json': JSON.stringify({ entries: { index: { initial: { js: [`static/js/index.${mark}.js`] } } } }),
    [`static/js/index.${mark}.js`]: longScript(`host ${mark}`),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'fonts/instrument-sans.woff2': 'font',
  })
}
