import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FACTS } from '@cadence/releases/build-facts'
import type { Edit } from '../faults/releases.ts'

/** A way to break a build of the sign-in screens. */
export interface Breakage {
  name: string
  /** A change to the files of the build. */
  edit?: Edit
  /** A change to the folder of the finished build. */
  spoil?: (build: string) => Promise<void>
}

const inLogin =
  (change: (text: string) => string): Edit =>
  (file, text) =>
    file.includes('__federation_expose_Login.') ? change(text) : text

async function loginChunk(build: string): Promise<string> {
  const folder = join(build, 'static/js/async')
  const name = (await readdir(folder)).find((file) => file.includes('_Login.'))
  if (!name) throw new Error(`${build} has no chunk of Login`)
  return join(folder, name)
}

/** Broken builds, each of which the release command must refuse. */
export const breakages: readonly Breakage[] = [
  {
    name: 'missing expose',
    async spoil(build) {
      const manifest = join(build, 'mf-manifest.json')
      await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('"Login"', '"Signin"'))
    },
  },
  {
    name: 'wrong shared range',
    edit: (file, text) => (file === FACTS ? text.replace(/"react": "\^[^"]+"/, '"react": "^99.0.0"') : text),
  },
  { name: 'throws at load', edit: inLogin(() => 'throw new Error("broken module")') },
  {
    name: 'throws at render',
    edit: inLogin((text) =>
      text.replace(/(default:\(\)=>)\w+/, '$1()=>{throw new Error("broken rendering")}'),
    ),
  },
  { name: 'missing chunk', spoil: async (build) => rm(await loginChunk(build)) },
  { name: 'truncated', spoil: async (build) => truncate(await loginChunk(build), 5000) },
]
