import type { ReleasesConfig } from '../releases-config.ts'
import { pin, unpin } from '../store/pin.ts'
import { entryOf } from '../store/registry-entries.ts'
import { author, openConfiguredStore, parsePart } from './command-context.ts'
import { runCommand, UsageError } from './command-line.ts'

const usage = `npm run pin -- auth                   the live release stays live
npm run pin -- auth 0.1.0-4f2a        that one goes live, and stays
npm run pin -- auth --off             ends it
--why "exam week": is kept in the history`

const options = { off: { type: 'boolean', default: false }, why: { type: 'string', default: '' } } as const

/** `npm run pin`: pins a part to a release, or ends that. */
export function pinCommand(config: ReleasesConfig, args: string[]): Promise<number> {
  return runCommand(
    { usage, options, words: 2 },
    async ({ positionals: [name, version], values: { off, why } }) => {
      const part = parsePart(config, name)
      if (off && version !== undefined) throw new UsageError('--off takes no version')
      const store = await openConfiguredStore(config)
      const by = await author(config, why)
      const document = off ? await unpin(store, part, by) : await pin(store, part, by, version)
      const live = entryOf(document, part)?.version
      console.log(off ? `${part} is not pinned` : `${part} is pinned to ${live}`)
      return 0
    },
    args,
  )
}
