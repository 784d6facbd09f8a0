import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { noticesBeside } from '@cadence/releases/notices'
import type { Metafile, Plugin } from 'esbuild'
import { noticesJson } from './notices-of.ts'

/** The bundler puts code of its own into every bundle: what its modules are joined by. */
const bundler = createRequire(import.meta.url).resolve('esbuild')

/** The files whose code is in a bundle, as full paths. Tree-shaken files are left out. */
function bundledFiles({ inputs }: Metafile['outputs'][string], folder: string): string[] {
  return Object.entries(inputs)
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => resolve(folder, file))
}

/** Writes the notices of the third-party packages in a server's bundle into a file beside it. */
export const noticesPlugin: Plugin = {
  name: 'notices',
  setup({ initialOptions, onEnd }) {
    const folder = initialOptions.absWorkingDir ?? process.cwd()
    initialOptions.metafile = true
    onEnd(async ({ metafile }) => {
      const bundles = Object.entries(metafile?.outputs ?? {}).filter(([, { entryPoint }]) => entryPoint)
      await Promise.all(
        bundles.map(async ([file, output]) => {
          const files = [...bundledFiles(output, folder), bundler]
          await writeFile(noticesBeside(resolve(folder, file)), await noticesJson(files))
        }),
      )
    })
  },
}
