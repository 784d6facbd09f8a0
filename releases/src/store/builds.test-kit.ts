import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterFile } from '../testing/after-file.test-kit.ts'

/** Makes an empty folder, which is deleted after the test file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cadence-test-'))
  afterFile(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Writes files by their path below a folder. */
export async function writeFiles(
  folder: string,
  files: Record<string, string | Uint8Array>,
): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

/** A script that is long enough to get compressed copies. */
export const longScript = (text: string) => `/* ${text} */\n${'export const x = 1;\n'.repeat(100)}`

/** Writes the output of a remote's build. Builds with different marks differ. */
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

/** Writes the output of the host's build. */
export async function hostDist(mark: string) {
  return writeFiles(await temporaryFolder(), {
    'files.json': JSON.stringify({ entries: { index: { initial: { js: [`static/js/index.${mark}.js`] } } } }),
    [`static/js/index.${mark}.js`]: longScript(`host ${mark}`),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'fonts/instrument-sans.woff2': 'font',
  })
}
