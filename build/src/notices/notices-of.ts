import { type Notice, sortedNotices } from '@cadence/releases/notices'
import { packageFolder, packageNotice } from './package-notice.ts'

/**
 * The notices of what a bundle is made of, sorted.
 * @param files full paths of the files that went into it; our own need no notice. @throws as `packageNotice`.
 */
export async function noticesOf(files: Iterable<string>): Promise<Notice[]> {
  const folders = new Set([...files].map(packageFolder).filter((folder) => folder !== undefined))
  return sortedNotices(await Promise.all([...folders].map(packageNotice)))
}

/** The text of a notices file. The same files give the same text, so that a build can be repeated. */
export async function noticesJson(files: Iterable<string>): Promise<string> {
  return `${JSON.stringify(await noticesOf(files), null, 2)}\n`
}
