import { misfitsWithLive } from '../gate/gate.ts'
import type { ReleasesConfig } from '../releases-config.ts'
import { readStore } from '../store/release-store.ts'
import { type RollBackTarget, releasesBefore, rollBackTogether } from '../store/roll-back.ts'
import { author, openConfiguredStore, parsePart } from './command-context.ts'
import { runCommand } from './command-line.ts'

const usage = `npm run rollback -- auth                  makes the release before the live one live again
npm run rollback -- auth 0.1.0-4f2a       makes that one live
npm run rollback -- host auth             takes both back by one change
--why "…": is kept in the history; --anyway: although it does not fit what else is live`

const options = { why: { type: 'string', default: '' }, anyway: { type: 'boolean', default: false } } as const

/** Reads parts from the command line, each with the version that follows it or without one. @throws Error at any other word. */
export function parseTargets(config: ReleasesConfig, [first, ...rest]: readonly string[]): RollBackTarget[] {
  const targets: RollBackTarget[] = [{ part: parsePart(config, first) }]
  for (const word of rest) {
    const part = config.parts.find((candidate) => candidate === word)
    const last = targets.at(-1)
    if (part) targets.push({ part })
    else if (last && !last.version) last.version = word
    else throw new Error(`'${word}' is no part, and ${last?.part} has a version already`)
  }
  return targets
}

/**
 * `npm run rollback`: makes earlier releases live. It builds and opens nothing, because a bad release must be gone at
 * once. It compares manifests, though: a remote cannot run in a host that does not provide what it takes.
 */
export function rollbackCommand(config: ReleasesConfig, args: string[]): Promise<number> {
  return runCommand(
    { usage, options, words: 2 * config.parts.length },
    async ({ positionals, values: { why, anyway } }) => {
      const targets = parseTargets(config, positionals)
      const by = await author(config, why)
      const store = await openConfiguredStore(config)
      const releases = await releasesBefore(store, targets)
      const misfits = anyway ? [] : await misfitsWithLive(config, store, await readStore(store), releases)
      if (misfits.length > 0) {
        for (const reason of misfits) console.error(`✗ ${reason}`)
        console.error(
          'Nothing changed. What went live together goes back together: name its parts, or --anyway.',
        )
        return 1
      }
      await rollBackTogether(store, releases, by)
      for (const { part, version } of releases) console.log(`${part} ${version} is live again`)
      return 0
    },
    args,
  )
}
