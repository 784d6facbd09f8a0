import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { prune, type ReleaseStore, readStore } from '@cadence/host/store'
import { readPolicy } from '@cadence/shared/release-policy'
import { author } from './author.ts'
import { fail } from './fail.ts'
import { historyTable, liveTable } from './releases/table.ts'
import { storeOf } from './store.ts'
import { folderOf, root } from './workspaces.ts'

/** Changes that `history` shows unless a number is given. */
const HISTORY = 20

async function list(store: ReleaseStore): Promise<string[]> {
  const document = await readStore(store)
  if (!document.host && document.remotes.length === 0) return ['Nothing is live in this release store yet.']
  const { owner } = await readPolicy(join(root, folderOf('host')))
  return liveTable(document, owner)
}

async function history(store: ReleaseStore, limit = String(HISTORY)): Promise<string[]> {
  const count = Number(limit)
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`history takes a number of changes, not '${limit}'`)
  return historyTable(await store.log.history(count))
}

async function pruneStore(store: ReleaseStore, dryRun: boolean): Promise<string[]> {
  const { releases, revisionsBelow } = await prune(store, dryRun, await author())
  const gone = dryRun ? 'would be removed' : 'removed'
  return [
    ...releases.map(({ folder, at }) => `${folder} ${gone} (put there ${at.toISOString().slice(0, 10)})`),
    ...(revisionsBelow > 1 ? [`revisions before ${revisionsBelow} ${gone}`] : []),
    releases.length === 0 ? 'No release is old enough to go.' : `${releases.length} releases ${gone}`,
  ]
}

/** `npm run releases`: what is live; `-- history [n]`: who changed it; `-- prune [--dry-run]`: removes what is old. */
async function releases(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const [command, limit] = positionals
  const store = await storeOf()
  const commands: Record<string, () => Promise<string[]>> = {
    list: () => list(store),
    history: () => history(store, limit),
    prune: () => pruneStore(store, values['dry-run']),
  }
  const work = commands[command ?? 'list']
  if (!work) throw new Error(`What? One of: ${Object.keys(commands).join(', ')} (not '${command}')`)
  console.log((await work()).join('\n'))
  return 0
}

process.exitCode = await releases().catch(fail)
