import * as z from 'zod/mini'

const address = z.string().check(z.minLength(1), z.maxLength(2048))

/** Files that a page needs at its first paint, as addresses that the browser can ask for as they stand. */
export const pageFilesSchema = z.object({ js: z.array(address), css: z.array(address) })
export type PageFiles = z.infer<typeof pageFilesSchema>

const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/=]+$/))

/** A release's build for the release server: an address like those of its other files, and its hash. */
export const serverBuildSchema = z.object({ file: address, integrity })
export type ServerBuildFile = z.infer<typeof serverBuildSchema>

/** Global name of a remote's container. */
export const containerSchema = z.string().check(z.regex(/^\w+$/), z.maxLength(128))

/** How an entry is loaded, where that is not as a script: as an ES module, which is its own container. */
export const entryTypeSchema = z.literal('module')

/** A moment as ISO 8601, in UTC. */
const moment = z.iso.datetime()

/** What every release says of itself, the host's too. */
export const releaseIdentitySchema = z.object({
  version: z.string().check(z.minLength(1), z.maxLength(128)),
  /** Commit it was built from, where that is known. */
  commit: z.optional(z.string().check(z.maxLength(64))),
  /** Since when it is live or a canary; absent in releases from before this field existed. */
  since: z.optional(moment),
})

/** How a canary's share grows by itself: so many minutes with each share, in percent, then it is live for all. */
export const rolloutPlanSchema = z.array(
  z.object({ share: z.int().check(z.gt(0), z.lt(100)), minutes: z.number().check(z.gte(0)) }),
)
export type RolloutPlan = z.infer<typeof rolloutPlanSchema>

const canarySchema = <R extends z.ZodMiniType>(release: R) =>
  z.object({
    release,
    share: z.number().check(z.gt(0), z.lt(100)),
    /** Since when it has this share. */
    since: z.optional(moment),
    /** Without steps the share changes by hand only. */
    plan: z._default(rolloutPlanSchema, []),
  })

/** The decisions about a part: which browsers get which release. */
export const rolloutSchema = <R extends z.ZodMiniType>(release: R) =>
  z.object({
    /** A release that a share of the browsers gets, in percent, while the live one stays the others'. */
    canary: z.optional(canarySchema(release)),
    /** As long as there is a pin, no other release goes live. */
    pin: z.optional(z.object({ who: z.string(), why: z.string(), at: moment })),
  })

const releaseSchema = z.extend(releaseIdentitySchema, {
  /** Address of the remote's entry. */
  entry: address,
  /** Subresource integrity of the entry; absent only in development, where the entry changes with each edit. */
  integrity: z.optional(integrity),
  /** Name of its container, where that is not `containerName`: of a remote that our plugins did not build. */
  container: z.optional(containerSchema),
  type: z.optional(entryTypeSchema),
  /** By page name. */
  pages: z.record(z.string(), pageFilesSchema),
  /** Subresource integrity of the pages' files by address, for the first HTML; a page's own loader has it built in. */
  fileIntegrity: z.optional(z.record(address, integrity)),
  /** The build that the release server renders pages with; no browser hears of it. */
  server: z.optional(serverBuildSchema),
})

/** The preview of a remote that one browser gets in the place of the live release. */
export const previewSchema = z.object({
  kind: z.enum(['address', 'version']),
  /** Host and port of the address, or the version. */
  from: z.string().check(z.maxLength(512)),
  /** The preview does not load: the rest of the entry describes the live release. */
  failed: z.optional(z.literal(true)),
})
export type Preview = z.infer<typeof previewSchema>

/** One remote as it is live now, with the release before it. */
export const registeredRemoteSchema = z.extend(releaseSchema, {
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,63}$/)),
  /** Team that answers for it. */
  owner: z.string(),
  previous: z.optional(releaseSchema),
  ...rolloutSchema(releaseSchema).shape,
  /** Only in what one browser is shown, never in the store. */
  preview: z.optional(previewSchema),
})
export type RegisteredRemote = z.infer<typeof registeredRemoteSchema>
export type Release = z.infer<typeof releaseSchema>

/**
 * The registry: the one document that says where remotes are. The HTML carries it inline, and the release server
 * answers with what is live now at REGISTRY_PATH.
 */
export interface Registry {
  /** Version of the host. */
  host?: string
  /** Whether there is an operator's panel. */
  panel?: boolean
  /** False tells pages not to register the service worker. */
  worker?: false
  remotes: RegisteredRemote[]
}

/** A registry as a page reads it: its remotes still unchecked, so that a bad one is only its own failure. */
export const registryDocumentSchema = z.object({
  host: z.optional(z.string()),
  panel: z.optional(z.boolean()),
  worker: z.optional(z.literal(false)),
  remotes: z.array(z.looseObject({ name: z.string() })),
})

/** Where the release server answers with the registry of this moment. */
export const REGISTRY_PATH = '/registry.json'

/** Where the release server opens previews, and ends them. */
export const PREVIEW_PATH = '/__preview'

/** Id of the inline `<script type="application/json">` that holds the registry. */
export const REGISTRY_ELEMENT_ID = 'cadence-registry'

/**
 * Global name under which a remote's entry registers its container. Each version has its own, so that two versions of
 * a remote can be in one page without taking each other's chunks.
 * @param version as the registry writes it; `dev` for a development server.
 */
export function containerName(remote: string, version: string): string {
  return `cadence_${remote}_${version}`.replaceAll(/[^A-Za-z0-9_]/g, '_')
}

/** Name of the host's build, which the share scope gives as the origin of its modules. */
export const HOST_BUILD = 'cadence_host'

/** Global name under which the chunks of a container announce themselves: what Rsbuild's federation plugin sets. */
export function chunkGlobalName(container: string): string {
  return `chunk_${container}`
}
