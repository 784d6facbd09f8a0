import { join } from 'node:path'
import { readPolicy } from '@cadence/releases/release-policy'
import { prune } from '@cadence/releases/store/prune'
import { type ReleaseStore, readStore } from '@cadence/releases/store/release-store'
import { runCommand, UsageError } from './arguments.ts'
import { author } from './author.ts'
import { historyTable, liveTable } from './releases/table.ts'
import { storeName, storeOf } from './store.ts'
import { folderOf, root } from './workspaces.ts'

/** Changes that `history` shows unless a number is given. */
const HISTORY = 20

const usage = `npm run releases                         what is live
npm run releases -- history [20]         who changed it, when, what and why
npm run releases -- prune [--dry-run]    removes what is old enough to go, or only says what that is`

async function list(store: ReleaseStore): Promise<string[]> {
  const document = await readStore(store)
  if (!document.host && document.remotes.length === 0)
    return [`Nothing is live yet in the release store: ${storeName()}`]
  const { owner } = await readPolicy(join(root, folderOf('host')))
  return [`Release store: ${storeName()}`, ...liveTable(document, owner)]
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

type Work = (store: ReleaseStore) => Promise<string[]>

/** What is asked for. @throws UsageError for what there is not. */
function workOf(words: readonly string[], dryRun: boolean): Work {
  const [name = 'list', limit] = words
  const works: Record<string, Work> = {
    list,
    history: (store) => history(store, limit),
    prune: (store) => pruneStore(store, dryRun),
  }
  const work = works[name]
  if (!work) throw new UsageError(`What? One of: ${Object.keys(works).join(', ')} (not '${name}')`)
  if (name !== 'history' && limit !== undefined) throw new UsageError(`One argument too many: '${limit}'`)
  if (name !== 'prune' && dryRun) throw new UsageError('--dry-run goes with prune')
  return work
}

process.exitCode = await runCommand(
  { usage, options: { 'dry-run': { type: 'boolean', default: false } }, words: 2 },
  async ({ positionals, values }) => {
    const work = workOf(positionals, values['dry-run'])
    console.log((await work(await storeOf())).join('\n'))
    return 0
  },
)
