import { devPath } from '@cadence/build/deployed-shell'
import {
  REGISTRY_ELEMENT_ID,
  type RegisteredRemote,
  registryDocumentSchema,
} from '@cadence/releases/registry'
import type { RemoteName } from '@cadence/shared/contract'
import * as z from 'zod/mini'

/** The answer of an address is no page of a Cadence shell, or this checkout does not understand it. */
export class NoShellError extends Error {
  override readonly name = 'NoShellError'
}

/** Keeps unknown fields of the registry, because a shell may be newer than this checkout. */
const registrySchema = z.looseObject(registryDocumentSchema.shape)
type RegistryDocument = z.infer<typeof registrySchema>

const element = new RegExp(
  `(<script\\b[^>]*\\bid=["']?${REGISTRY_ELEMENT_ID}\\b[^>]*>)([\\s\\S]*?)(</script>)`,
)
const entrySchema = z.looseObject({ name: z.string(), entry: z.string(), owner: z._default(z.string(), '') })

/** Reads a registry. @throws NoShellError that says what is wrong with it. */
export function parseRegistry(text: string): RegistryDocument {
  try {
    return registrySchema.parse(JSON.parse(text))
  } catch (cause) {
    const why = cause instanceof z.core.$ZodError ? z.prettifyError(cause) : 'it is no JSON'
    throw new NoShellError(`its registry is not one that this checkout understands: ${why}`, { cause })
  }
}

/** The registry inside a page. @throws NoShellError when there is none. */
export function registryOf(html: string): RegistryDocument {
  const text = element.exec(html)?.[2]
  if (text === undefined) throw new NoShellError('it is no Cadence shell: its page carries no registry')
  return parseRegistry(text)
}

function atDevServer(name: RemoteName, owner: string): RegisteredRemote {
  return { name, version: 'dev', entry: `${devPath(name)}remoteEntry.js`, pages: {}, owner }
}

/**
 * A registry that names the development servers of some remotes. Remotes that it lacks are added. Pages register no service
 * worker: it would answer with what it kept before an edit. Pure.
 */
export function withDevServers(registry: RegistryDocument, names: readonly RemoteName[]): RegistryDocument {
  const others = registry.remotes.filter(({ name }) => !names.some((ours) => ours === name))
  const ours = names.map((name) => {
    const released = entrySchema.safeParse(registry.remotes.find((remote) => remote.name === name))
    return atDevServer(name, released.data?.owner || `team-${name}`)
  })
  return { ...registry, worker: false, remotes: [...others, ...ours] }
}

/** Folders of the releases that a registry names for some remotes. */
function releasedFolders({ remotes }: RegistryDocument, names: readonly RemoteName[]): string[] {
  return remotes
    .filter(({ name }) => names.some((ours) => ours === name))
    .flatMap((remote) => entrySchema.safeParse(remote).data?.entry ?? [])
    .map((entry) => entry.slice(0, entry.lastIndexOf('/') + 1))
}

/** A tag of the HTML that loads a file at once: a script or a preload, with its address as the group. */
const early = /<(?:script\b[^>]*\bsrc|link\b[^>]*\bhref)="([^"]+)"[^>]*>(?:<\/script>)?\n?/g

/**
 * A shell's page in which some remotes come from their development servers. The registry names these servers. Tags that
 * load files of the remotes' releases are removed, and so is a page that the server rendered from such a release. Pure.
 * @returns the same page when it has no registry. @throws NoShellError
 */
export function pageWithDevServers(html: string, names: readonly RemoteName[]): string {
  if (!element.test(html)) return html
  const registry = registryOf(html)
  const folders = releasedFolders(registry, names)
  const json = JSON.stringify(withDevServers(registry, names)).replaceAll('<', '\\u003c')
  const withRegistry = html.replace(element, (_, start, __, end) => `${start}${json}${end}`)
  const page = withRegistry.replace(early, (tag, address: string) =>
    folders.some((folder) => address.startsWith(folder)) ? '' : tag,
  )
  return page === withRegistry ? page : page.replace(/<div id="root"[^>]*>/, '<div id="root">')
}
