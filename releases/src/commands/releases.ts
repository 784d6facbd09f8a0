import type { ReleasesConfig } from '../releases-config.ts'
import { prune } from '../store/prune.ts'
import { type ReleaseStore, readStore } from '../store/release-store.ts'
import { author, configuredStoreName, openConfiguredStore } from './command-context.ts'
import { runCommand, UsageError } from './command-line.ts'
import { historyTable, liveTable } from './release-tables.ts'

/** Changes that `history` shows unless a number is given. */
const HISTORY = 20

const usage = `npm run releases                         what is live
npm run releases -- history [20]         who changed it, when, what and why
npm run releases -- prune [--dry-run]    removes what is old enough to go, or only says what that is`

async function list(config: ReleasesConfig, store: ReleaseStore): Promise<string[]> {
  const document = await readStore(store)
  const name = configuredStoreName(config)
  if (!document.host && document.remotes.length === 0)
    return [`Nothing is live yet in the release store: ${name}`]
  const policy = await config.policyOf('host')
  return [`Release store: ${name}`, ...liveTable(document, policy?.owner ?? '')]
}

async function history(store: ReleaseStore, limit = String(HISTORY)): Promise<string[]> {
  const count = Number(limit)
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`history takes a number of changes, not '${limit}'`)
  return historyTable(await store.log.history(count))
}

async function pruneStore(config: ReleasesConfig, store: ReleaseStore, dryRun: boolean): Promise<string[]> {
  const { releases, revisionsBelow } = await prune(store, dryRun, await author(config))
  const gone = dryRun ? 'would be removed' : 'removed'
  return [
    ...releases.map(({ folder, at }) => `${folder} ${gone} (put there ${at.toISOString().slice(0, 10)})`),
    ...(revisionsBelow > 1 ? [`revisions before ${revisionsBelow} ${gone}`] : []),
    releases.length === 0 ? 'No release is old enough to go.' : `${releases.length} releases ${gone}`,
  ]
}

type Action = (store: ReleaseStore) => Promise<string[]>

/** The action that the words name. @throws UsageError for an unknown one. */
function actionOf(config: ReleasesConfig, words: readonly string[], dryRun: boolean): Action {
  const [name = 'list', limit] = words
  const actions: Record<string, Action> = {
    list: (store) => list(config, store),
    history: (store) => history(store, limit),
    prune: (store) => pruneStore(config, store, dryRun),
  }
  const action = actions[name]
  if (!action) throw new UsageError(`What? One of: ${Object.keys(actions).join(', ')} (not '${name}')`)
  if (name !== 'history' && limit !== undefined) throw new UsageError(`One argument too many: '${limit}'`)
  if (name !== 'prune' && dryRun) throw new UsageError('--dry-run goes with prune')
  return action
}

/** `npm run releases`: what is live, the history, and pruning. */
export function releasesCommand(config: ReleasesConfig, args: string[]): Promise<number> {
  return runCommand(
    { usage, options: { 'dry-run': { type: 'boolean', default: false } }, words: 2 },
    async ({ positionals, values }) => {
      const action = actionOf(config, positionals, values['dry-run'])
      console.log((await action(await openConfiguredStore(config))).join('\n'))
      return 0
    },
    args,
  )
}
