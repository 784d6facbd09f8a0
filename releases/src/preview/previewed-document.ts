import type { Preview, RegisteredRemote, Release } from '../registry.ts'
import type { StoreDocument } from '../store/registry-document.ts'
import { folderOf, liveReleaseOf, remoteReleaseOf, withRemote } from '../store/registry-entries.ts'
import type { ReleaseFiles } from '../store/release-store.ts'
import type { AllowedOverride, PreviewSource } from './preview-override.ts'
import { releaseAtAddress } from './remote-at-address.ts'

/** The source of a preview, as the panel and the banner show it. */
const describeSource = (source: PreviewSource): Preview => ({
  kind: source.kind,
  from: source.kind === 'address' ? source.url.host : source.version,
})

async function releaseOfOverride(
  { remote, source }: AllowedOverride,
  files: ReleaseFiles,
  remotes: readonly string[],
): Promise<Release & Pick<RegisteredRemote, 'container'>> {
  if (source.kind === 'address') return releaseAtAddress(remote, source.url, remotes)
  const folder = folderOf(remote, source.version)
  const manifest = await files.manifest(folder)
  if (!manifest) throw new Error(`${remote} ${source.version} is not in the store`)
  // The server caches rendered pages for everybody, and only one browser may see this release.
  const { server: _, ...release } = remoteReleaseOf(manifest, folder)
  return release
}

/** The entry of a remote as one browser gets it, with the live release as the fallback. */
async function overridden(
  live: RegisteredRemote,
  override: AllowedOverride,
  files: ReleaseFiles,
  remotes: readonly string[],
): Promise<RegisteredRemote> {
  const { name, owner } = live
  const preview = describeSource(override.source)
  try {
    const release = await releaseOfOverride(override, files, remotes)
    return { name, owner, ...release, preview, previous: liveReleaseOf(live) }
  } catch (error) {
    console.warn(`The preview of ${name} from ${preview.from} is not to be had: ${error}`)
    return { ...live, preview: { ...preview, failed: true } }
  }
}

/** The other origins that a page loads scripts from: those of its previews. */
export function previewedOrigins({ remotes }: StoreDocument): string[] {
  const addresses = remotes.flatMap(({ entry, preview }) => (preview && URL.canParse(entry) ? [entry] : []))
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}

/**
 * The document as one browser gets it, with its previews in the place of live releases.
 * @param overrides of remotes that are live; others are ignored. @param remotes names of the product's remotes.
 */
export async function previewedDocument(
  document: StoreDocument,
  overrides: readonly AllowedOverride[],
  files: ReleaseFiles,
  remotes: readonly string[],
): Promise<StoreDocument> {
  const entries = await Promise.all(
    overrides.map((override) => {
      const live = document.remotes.find(({ name }) => name === override.remote)
      return live && overridden(live, override, files, remotes)
    }),
  )
  return entries.reduce((shown, entry) => (entry ? withRemote(shown, entry) : shown), document)
}
