import { CONTAINER_MANIFEST, REMOTE_ENTRY } from '@cadence/releases/build-facts'
import { containerName, type RegisteredRemote, type Release } from '@cadence/releases/registry'
import { type RemoteName, remoteNames } from '@cadence/shared/contract'
import * as z from 'zod/mini'

/** The other machine has this long to say what it has, in milliseconds. */
const MANIFEST_TIMEOUT_MS = 1500

const MOST_BYTES = 1_000_000

/** A file below the folder: `remoteEntry.js`, `static/js/sign_in.9a90.js`. */
const file = z.string().check(z.regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/), z.maxLength(256))

/** What is read of the `mf-manifest.json` that Module Federation's plugin writes for a remote. */
const manifestSchema = z.object({
  metaData: z.object({
    globalName: z.string().check(z.regex(/^\w+$/), z.maxLength(128)),
    // An entry that is an ES module could not be loaded as a script.
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
 * The build of a remote in a folder at another address: a development server's, a copy of its `dist`, or the
 * build of any Module Federation remote whose entry is a script and that exposes a page by the same name. The member's machine is not the server's:
 * where nobody answers at `localhost`, a development server is taken for granted, and the browser finds out.
 * @throws when the folder does not answer in time, or holds the build of another remote of the product.
 */
export async function releaseAt(
  remote: RemoteName,
  folder: URL,
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
  // The container's name is made of the version again.
  if (globalName.startsWith(prefix) && globalName !== prefix)
    return { version: globalName.slice(prefix.length), entry, pages: {} }
  if (remoteNames.some((name) => globalName.startsWith(containerName(name, ''))))
    throw new Error(`${CONTAINER_MANIFEST} names no build of ${remote}`)
  return { version: globalName, container: globalName, entry, pages: {} }
}
