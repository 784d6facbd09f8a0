import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import type { Contract } from '@cadence/releases/build-facts'
import { sharedFolder } from './entry-points.ts'

const require = createRequire(import.meta.url)
const project = join(sharedFolder, 'tsconfig.contract.json')
const compiler = join(require.resolve('typescript/package.json'), '../bin/tsc')

/** Fingerprints of a folder's declaration files, by path in it. */
async function fingerprints(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const named = await Promise.all(
    files.sort().map(async (file) => {
      const hash = createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
      return [relative(dir, file).split(sep).join('/'), hash.slice(0, 16)]
    }),
  )
  return Object.fromEntries(named)
}

/** The types of the contract as they are now: what the compiler says of them, so that no comment and no layout counts. */
export async function contractTypes(): Promise<Contract> {
  const { version }: { version: string } = require(join(sharedFolder, 'package.json'))
  const dir = await mkdtemp(join(tmpdir(), 'cadence-contract-'))
  try {
    await promisify(execFile)(process.execPath, [compiler, '--project', project, '--outDir', dir])
    return { version, types: await fingerprints(dir) }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
