import { previewLink } from '@cadence/host/preview'
import { readEnvironment } from './environment.ts'
import { fail } from './fail.ts'
import { parseReleasable } from './workspaces.ts'

/** Links to previews end by themselves after this many days. */
const DAYS = 7

/**
 * `npm run preview -- auth http://localhost:3002`, `npm run preview -- auth 0.1.0-4f2a`: a link that shows that remote
 * from there in the shell at `APP_URL`, signed with `PREVIEW_SECRET` where that is set.
 */
async function preview(name: string | undefined, at: string | undefined): Promise<number> {
  const remote = parseReleasable(name)
  if (remote === 'host') throw new Error('Remotes are previewed, not the host')
  if (!at) throw new Error('From where? An address (http://localhost:3002) or a version of the store')
  const { APP_URL, PREVIEW_SECRET } = readEnvironment()
  console.log(previewLink({ remote, at, shell: APP_URL, secret: PREVIEW_SECRET, days: DAYS }))
  return 0
}

process.exitCode = await preview(process.argv[2], process.argv[3]).catch(fail)
