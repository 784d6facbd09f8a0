import { readFile } from 'node:fs/promises'
import { type Notice, sortedNotices } from './notice.ts'
import { packageFolder, packageNotice } from './package-notice.ts'

/** A work of others that was copied into a file, whose package or folder does not say so itself. */
interface CopiedWork extends Omit<Notice, 'text'> {
  /** The files that hold it. */
  file: RegExp
  /** File beside this one with the text of its licence. */
  textFile: string
}

const copiedWorks: readonly CopiedWork[] = [
  {
    file: /[\\/](?:windows-zones\.ts|node_modules[\\/]windows-iana[\\/].+)$/,
    name: 'Unicode CLDR (windowsZones)',
    licence: 'Unicode-3.0',
    source: 'https://github.com/unicode-org/cldr',
    textFile: 'unicode-3.0.txt',
  },
]

async function copiedWorkNotice({ file: _, textFile, ...work }: CopiedWork): Promise<Notice> {
  const text = await readFile(new URL(textFile, import.meta.url), 'utf8')
  return { ...work, text: text.trim() }
}

/**
 * The notices of what a bundle is made of, sorted.
 * @param files full paths of the files that went into it; our own need no notice. @throws as `packageNotice`.
 */
export async function noticesOf(files: Iterable<string>): Promise<Notice[]> {
  const bundled = [...files]
  const folders = new Set(bundled.map(packageFolder).filter((folder) => folder !== undefined))
  const works = copiedWorks.filter(({ file }) => bundled.some((path) => file.test(path)))
  return sortedNotices(
    await Promise.all([...[...folders].map(packageNotice), ...works.map(copiedWorkNotice)]),
  )
}

/** The text of a notices file. The same files give the same text, so that a build can be repeated. */
export async function noticesJson(files: Iterable<string>): Promise<string> {
  return `${JSON.stringify(await noticesOf(files), null, 2)}\n`
}
