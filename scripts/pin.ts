import { parseArgs } from 'node:util'
import { pin, registered, unpin } from '@cadence/host/store'
import { author } from './author.ts'
import { fail } from './fail.ts'
import { storeOf } from './store.ts'
import { parseReleasable } from './workspaces.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    off: { type: 'boolean', default: false },
    why: { type: 'string', default: '' },
  },
})

/** `npm run pin -- auth [version] --why "exam week"`: that release stays live until `npm run pin -- auth --off`. */
async function setPin(name: string | undefined, version: string | undefined): Promise<number> {
  const part = parseReleasable(name)
  const store = await storeOf()
  const by = await author(values.why)
  const document = values.off ? await unpin(store, part, by) : await pin(store, part, by, version)
  const live = registered(document, part)?.version
  console.log(values.off ? `${part} is not pinned` : `${part} is pinned to ${live}`)
  return 0
}

process.exitCode = await setPin(positionals[0], positionals[1]).catch(fail)
