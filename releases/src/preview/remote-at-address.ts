import * as z from 'zod/mini'
import { CONTAINER_MANIFEST, REMOTE_ENTRY } from '../build-facts.ts'
import { containerName, type RegisteredRemote, type Release } from '../registry.ts'

/** The other machine has this long to answer, in milliseconds. */
const MANIFEST_TIMEOUT_MS = 1500

/** A larger manifest is refused, so that another machine cannot fill the memory of this one. */
const MOST_BYTES = 1_000_000

/** A file below the folder: `remoteEntry.js`, `static/js/sign_in.9a90.js`. */
const file = z.string().check(z.regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/), z.maxLength(256))

/** What is read of the `mf-manifest.json` that Module Federation's plugin writes for a remote. */
const manifestSchema = z.object({
  metaData: z.object({
    globalName: z.string().check(z.regex(/^\w+$/), z.maxLength(128)),
    // The shell loads entries as scripts: an ES module would fail there.
    remoteEntry: z.object({ name: file, type: z._default(z.enum(['global', 'var']), 'global') }),
  }),
})

async function readLimited(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw new Error('The manifest is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

async function fetchManifest(folder: URL) {
  const answer = await fetch(new URL(CONTAINER_MANIFEST, folder), {
    redirect: 'error',
    signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`${CONTAINER_MANIFEST} answered ${answer.status}`)
  const manifest = manifestSchema.safeParse(JSON.parse(await readLimited(answer)))
  if (!manifest.success) throw new Error(`${CONTAINER_MANIFEST} is not what a build writes`)
  return manifest.data.metaData
}

/**
 * The build of a remote in a folder at another address: a development server's, a copy of a `dist`, or the build of any
 * Module Federation remote whose entry is a script and that exposes a page by the same name. At `localhost` a server may
 * run that only the member's machine reaches; when nobody answers there, a development server is assumed.
 * @param remotes names of the product's remotes.
 * @throws Error when the folder does not answer in time, or holds the build of another remote of the product.
 */
export async function releaseAtAddress(
  remote: string,
  folder: URL,
  remotes: readonly string[],
): Promise<Release & Pick<RegisteredRemote, 'container'>> {
  const development = {
    globalName: containerName(remote, 'dev'),
    remoteEntry: { name: REMOTE_ENTRY, type: 'global' },
  }
  const metaData = await fetchManifest(folder).catch((error: unknown) => {
    if (folder.hostname === 'localhost') return development
    throw error
  })
  const prefix = containerName(remote, '')
  const { globalName, remoteEntry } = metaData
  const entry = new URL(remoteEntry.name, folder).href
  // The shell makes the container's name from the version, so the version is what follows the prefix.
  if (globalName.startsWith(prefix) && globalName !== prefix)
    return { version: globalName.slice(prefix.length), entry, pages: {} }
  if (remotes.some((name) => globalName.startsWith(containerName(name, ''))))
    throw new Error(`${CONTAINER_MANIFEST} names no build of ${remote}`)
  return { version: globalName, container: globalName, entry, pages: {} }
}
