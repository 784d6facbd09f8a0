import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import type { Author } from '@cadence/host/store'

/** Who makes a change of what is live, for its history: RELEASE_BY, else Git's user, else this machine's. */
export async function author(why = ''): Promise<Author> {
  const named = process.env.RELEASE_BY?.trim()
  if (named) return { who: named, why }
  const git = await promisify(execFile)('git', ['config', 'user.name']).catch(() => null)
  return { who: git?.stdout.trim() || userInfo().username, why }
}
