import { previewLink } from '../preview/preview-link.ts'
import type { PreviewEnvironment, ReleasesConfig } from '../releases-config.ts'
import { folderOf } from '../store/registry-entries.ts'
import { author, configuredStoreName, openConfiguredStore, parsePart } from './command-context.ts'
import { runCommand, UsageError } from './command-line.ts'

/** Links to previews expire after this many days, which is the most that a release server takes. */
const DAYS = 7

const usage = `npm run preview -- auth http://localhost:3002    a link that shows that remote from there
npm run preview -- auth 0.1.0-4f2a               from a release that is in the store
Administrators open it; with PREVIEW_FOR=everyone at the release server, whoever has it.
The shell is the one at APP_URL. Its release server takes links that are signed with its own PREVIEW_SECRET, for
${DAYS} days, and to addresses of PREVIEW_ORIGINS.`

/** @throws Error when the shell would refuse an address, as far as this machine's variables tell. */
function requireAllowed({ origin }: URL, { PREVIEW_SECRET, PREVIEW_ORIGINS }: PreviewEnvironment): void {
  const origins = PREVIEW_ORIGINS?.split(',').map((allowed) => allowed.trim())
  if (PREVIEW_SECRET && origins && !origins.includes(origin))
    throw new Error(`Previews may come from PREVIEW_ORIGINS, and ${origin} is not among them`)
}

/** @throws Error when a version is not in the store. */
async function requireStored(config: ReleasesConfig, remote: string, version: string): Promise<void> {
  const { files } = await openConfiguredStore(config)
  if (await files.manifest(folderOf(remote, version))) return
  throw new Error(
    `There is no release ${version} of ${remote} in the release store: ${configuredStoreName(config)}`,
  )
}

/** `npm run preview`: prints a link that shows one remote from another source. */
export function previewCommand(config: ReleasesConfig, args: string[]): Promise<number> {
  return runCommand(
    { usage, options: {}, words: 2 },
    async ({ positionals: [name, at] }) => {
      const remote = parsePart(config, name)
      if (remote === 'host') throw new UsageError('A preview is of a remote, not of the host')
      if (!at)
        throw new UsageError('From where? An address (http://localhost:3002) or a version of the store')
      const environment = config.previewEnvironment()
      const { APP_URL: shell, PREVIEW_SECRET: secret } = environment
      const { who } = await author(config)
      const link = previewLink({ remote, at, shell, secret, days: DAYS, by: who.slice(0, 100) })
      if (URL.canParse(at)) requireAllowed(new URL(at), environment)
      else await requireStored(config, remote, at)
      if (!secret)
        console.warn(
          'warning: without PREVIEW_SECRET this link is only for a release server with NODE_ENV=development, which neither `npm start` nor `npm run dev` starts',
        )
      console.log(link)
      return 0
    },
    args,
  )
}
