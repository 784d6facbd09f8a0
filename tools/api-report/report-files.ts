import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../workspaces.ts'
import type { Reports } from './classify.ts'

const FOLDER = 'shared/api'
const ENDING = '.api.md'
const VERSION = 'version.txt'

/** Reports as they are kept, and the version of `shared` that they describe; null where none was ever kept. */
export interface Kept {
  version: string | null
  reports: Reports
}

/** File of a report: `theme-first-paint.api.md` for `theme/first-paint`. */
export const fileOf = (entry: string) => `${entry.replaceAll('/', '-')}${ENDING}`

/** The entry point that a report names in its head. */
const entryOf = (report: string) => /^# `@cadence\/shared\/(.+)`/.exec(report)?.[1] ?? ''

function kept(names: readonly string[], read: (name: string) => string): Kept {
  const texts = names.filter((name) => name.endsWith(ENDING)).map(read)
  return {
    version: names.includes(VERSION) ? read(VERSION).trim() : null,
    reports: new Map(texts.map((text) => [entryOf(text), text])),
  }
}

/** The reports in the working tree. */
export function reportsHere(): Kept {
  const folder = join(root, FOLDER)
  const names = readdirSync(join(root, 'shared')).includes('api') ? readdirSync(folder) : []
  return kept(names, (name) => readFileSync(join(folder, name), 'utf8'))
}

/** The reports at a commit. @throws Error when git does not know it. */
export function reportsAt(commit: string): Kept {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status === 0) return stdout
    throw new Error(stderr.trim() || `git ${args.join(' ')} failed`)
  }
  const names = git('ls-tree', '--name-only', `${commit}:shared`).split('\n').includes('api')
    ? git('ls-tree', '--name-only', `${commit}:${FOLDER}`).split('\n')
    : []
  return kept(names, (name) => git('show', `${commit}:${FOLDER}/${name}`))
}

/** Writes the reports and the version that they describe; what is no entry point any more goes. */
export async function writeReports(reports: Reports, version: string): Promise<void> {
  const folder = join(root, FOLDER)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [entry, report] of reports) await writeFile(join(folder, fileOf(entry)), report)
  await writeFile(join(folder, VERSION), `${version}\n`)
}
