import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Notice } from '@cadence/releases/notices'
import * as z from 'zod/mini'

/** Up to the package that a file belongs to: the innermost one, where packages lie in each other. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/

/** Folder of the package that a file comes from; undefined for our own files. Pure. */
export function packageFolder(file: string): string | undefined {
  return PACKAGE.exec(file)?.[0]
}

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  // Npm's word for a package that nobody may pass on.
  license: z.string().check(z.refine((licence) => licence !== 'UNLICENSED', 'it grants no licence')),
  repository: z.optional(z.union([z.string(), z.object({ url: z.string() })])),
})

const LICENCE_FILE = /^(?:licen[cs]e|notice|copying|copyright)(?:[.-].*)?$/i
const CODE = /\.(?:[cm]?[jt]s|json)$/i
const README = /^readme(?:\.\w+)?$/i
/** From the heading on that says so, in either form that Markdown knows. */
const LICENCE_SECTION = /^(?:#+ *licen[cs]e *#*|licen[cs]e *\n[-=]+) *\n.*/ims

/** An address that a browser can open, from what npm takes for a repository; undefined when there is none in it. Pure. */
export function repositoryAddress(repository: string): string | undefined {
  const plain = repository.replace(/^git\+/, '').replace(/\.git$/, '')
  const shorthand = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(plain)
  if (shorthand) return `https://github.com/${shorthand[1]}`
  const address = plain.replace(/^(?:git:\/\/|ssh:\/\/git@|git@)([\w.-]+)[/:]/, 'https://$1/')
  return /^https?:\/\//.test(address) && URL.canParse(address) ? address : undefined
}

/** The text of a package's licence and notice files. Without such files, the part of its README about the licence. */
async function licenceText(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.flatMap((entry) => (entry.isFile() ? entry.name : [])).sort()
  const read = async (name: string) =>
    (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n').trim()
  const files = names.filter((name) => LICENCE_FILE.test(name) && !CODE.test(name))
  if (files.length > 0) return (await Promise.all(files.map(read))).join('\n\n')
  const readme = names.find((name) => README.test(name))
  return (readme && LICENCE_SECTION.exec(await read(readme))?.[0]) ?? ''
}

/**
 * The notice of an installed package.
 * @param folder of the package. @throws Error that names the package when it states no licence, or npm's word for none
 * (`UNLICENSED`): nobody may pass it on.
 */
export async function packageNotice(folder: string): Promise<Notice> {
  const parsed = manifestSchema.safeParse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
  if (!parsed.success) throw new Error(`${folder}/package.json: ${z.prettifyError(parsed.error)}`)
  const { name, version, license, repository } = parsed.data
  const stated = typeof repository === 'string' ? repository : repository?.url
  return {
    name,
    version,
    licence: license,
    source: (stated && repositoryAddress(stated)) ?? `https://www.npmjs.com/package/${name}/v/${version}`,
    text: await licenceText(folder),
  }
}
