import type { Preview, RegisteredRemote, Release } from '@cadence/releases/registry'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import {
  folderOf,
  liveReleaseOf,
  remoteReleaseOf,
  withRemote,
} from '@cadence/releases/store/registry-entries'
import type { ReleaseFiles } from '@cadence/releases/store/release-store'
import { releaseAt } from './manifest.ts'
import type { AllowedOverride, Place } from './override.ts'

/** Where it comes from, as the one who looks at it reads it. */
const named = (place: Place): Preview => ({
  kind: place.kind,
  from: place.kind === 'address' ? place.url.host : place.version,
})

async function releaseOfOverride(
  { remote, place }: AllowedOverride,
  files: ReleaseFiles,
): Promise<Release & Pick<RegisteredRemote, 'container'>> {
  if (place.kind === 'address') return releaseAt(remote, place.url)
  const folder = folderOf(remote, place.version)
  const manifest = await files.manifest(folder)
  if (!manifest) throw new Error(`${remote} ${place.version} is not in the store`)
  // Pages that are rendered here are kept for everybody; this one is for nobody else.
  const { server: _, ...release } = remoteReleaseOf(manifest, folder)
  return release
}

/** The entry of a remote as one browser gets it: the live one stays the second try. */
async function overridden(
  live: RegisteredRemote,
  override: AllowedOverride,
  files: ReleaseFiles,
): Promise<RegisteredRemote> {
  const { name, owner } = live
  const preview = named(override.place)
  try {
    const release = await releaseOfOverride(override, files)
    return { name, owner, ...release, preview, previous: liveReleaseOf(live) }
  } catch (error) {
    console.warn(`The preview of ${name} from ${preview.from} is not to be had: ${error}`)
    return { ...live, preview: { ...preview, failed: true } }
  }
}

/** The other origins that a page of this store loads from: those of its previews. */
export function previewedOrigins({ remotes }: StoreDocument): string[] {
  const addresses = remotes.flatMap(({ entry, preview }) => (preview && URL.canParse(entry) ? [entry] : []))
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}

/** What one browser is shown of a store, with what it previews in the place of what is live. */
export async function previewed(
  document: StoreDocument,
  overrides: readonly AllowedOverride[],
  files: ReleaseFiles,
): Promise<StoreDocument> {
  const entries = await Promise.all(
    overrides.map((override) => {
      const live = document.remotes.find(({ name }) => name === override.remote)
      return live && overridden(live, override, files)
    }),
  )
  return entries.reduce((shown, entry) => (entry ? withRemote(shown, entry) : shown), document)
}
