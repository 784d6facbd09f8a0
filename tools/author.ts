import { userInfo } from 'node:os'
import type { Author } from '@cadence/releases/store/release-store'
import { git } from './git.ts'

/** Who runs a command that changes what is live, for its history: `RELEASE_BY`, else git's user, else the system's. */
export async function author(why = ''): Promise<Author> {
  const who = process.env.RELEASE_BY || (await git('config', 'user.name')) || userInfo().username
  return { who, why }
}
