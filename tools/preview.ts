import { previewLink } from '@cadence/host/preview'
import { folderOf } from '@cadence/releases/store/registry-entries'
import { runCommand, UsageError } from './arguments.ts'
import { author } from './author.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { storeName, storeOf } from './store.ts'
import { parseReleasable } from './workspaces.ts'

/** Links to previews end by themselves after this many days, which is the most that a release server takes. */
const DAYS = 7

const usage = `npm run preview -- auth http://localhost:3002    a link that shows that remote from there
npm run preview -- auth 0.1.0-4f2a               from a release that is in the store
Administrators open it; with PREVIEW_FOR=everyone at the release server, whoever has it.
The shell is the one at APP_URL. Its release server takes links that are signed with its own PREVIEW_SECRET, for
${DAYS} days, and to addresses of PREVIEW_ORIGINS.`

/** @throws Error when the shell would not take an address, as far as that is known here. */
function requireAllowed({ origin }: URL, { PREVIEW_SECRET, PREVIEW_ORIGINS }: Environment): void {
  const origins = PREVIEW_ORIGINS?.split(',').map((allowed) => allowed.trim())
  if (PREVIEW_SECRET && origins && !origins.includes(origin))
    throw new Error(`Previews may come from PREVIEW_ORIGINS, and ${origin} is not among them`)
}

/** @throws Error when a version is not in the store. */
async function requireStored(remote: string, version: string): Promise<void> {
  const { files } = await storeOf()
  if (!(await files.manifest(folderOf(remote, version))))
    throw new Error(`There is no release ${version} of ${remote} in the release store: ${storeName()}`)
}

/** Makes a link that shows one remote from another place. */
async function preview([name, at]: readonly string[]): Promise<number> {
  const remote = parseReleasable(name)
  if (remote === 'host') throw new UsageError('A preview is of a remote, not of the host')
  if (!at) throw new UsageError('From where? An address (http://localhost:3002) or a version of the store')
  const environment = readEnvironment()
  const { APP_URL, PREVIEW_SECRET } = environment
  const { who: by } = await author()
  const link = previewLink({
    remote,
    at,
    shell: APP_URL,
    secret: PREVIEW_SECRET,
    days: DAYS,
    by: by.slice(0, 100),
  })
  if (URL.canParse(at)) requireAllowed(new URL(at), environment)
  else await requireStored(remote, at)
  if (!PREVIEW_SECRET)
    console.warn(
      'warning: without PREVIEW_SECRET this link is only for a release server with NODE_ENV=development, which neither `npm start` nor `npm run dev` starts',
    )
  console.log(link)
  return 0
}

process.exitCode = await runCommand({ usage, options: {}, words: 2 }, ({ positionals }) =>
  preview(positionals),
)
