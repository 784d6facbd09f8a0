import { pin, unpin } from '@cadence/releases/store/pin'
import { entryOf } from '@cadence/releases/store/registry-entries'
import { runCommand, UsageError } from './arguments.ts'
import { author } from './author.ts'
import { storeOf } from './store.ts'
import { parseReleasable } from './workspaces.ts'

const usage = `npm run pin -- auth                   the live release stays live
npm run pin -- auth 0.1.0-4f2a        that one goes live, and stays
npm run pin -- auth --off             ends it
--why "exam week": is kept in the history`

interface Options {
  off: boolean
  why: string
}

/** Pins a part to a release, until that is ended. */
async function setPin([name, version]: readonly string[], { off, why }: Options): Promise<number> {
  const part = parseReleasable(name)
  if (off && version !== undefined) throw new UsageError('--off takes no version')
  const store = await storeOf()
  const by = await author(why)
  const document = off ? await unpin(store, part, by) : await pin(store, part, by, version)
  const live = entryOf(document, part)?.version
  console.log(off ? `${part} is not pinned` : `${part} is pinned to ${live}`)
  return 0
}

process.exitCode = await runCommand(
  {
    usage,
    options: { off: { type: 'boolean', default: false }, why: { type: 'string', default: '' } },
    words: 2,
  },
  ({ positionals, values }) => setPin(positionals, values),
)
