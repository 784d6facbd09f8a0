import * as z from 'zod/mini'

const address = z.string().check(z.minLength(1), z.maxLength(2048))

/** Files that a page needs at its first paint, as addresses that the browser can ask for as they stand. */
export const pageFilesSchema = z.object({ js: z.array(address), css: z.array(address) })
export type PageFiles = z.infer<typeof pageFilesSchema>

const releaseSchema = z.object({
  version: z.string().check(z.minLength(1), z.maxLength(128)),
  /** Address of the remote's entry script. */
  entry: address,
  /** Subresource integrity of the entry; absent only in development, where the entry changes with each edit. */
  integrity: z.optional(z.string().check(z.regex(/^sha384-[A-Za-z0-9+/=]+$/))),
  /** By page name. */
  pages: z.record(z.string(), pageFilesSchema),
})

/** One remote as it is live now, with the release before it. */
export const registeredRemoteSchema = z.extend(releaseSchema, {
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,63}$/)),
  /** Team that answers for it. */
  owner: z.string(),
  previous: z.optional(releaseSchema),
})
export type RegisteredRemote = z.infer<typeof registeredRemoteSchema>
export type Release = z.infer<typeof releaseSchema>

/** The registry: the one document that says where remotes are. The HTML carries it inline. */
export const registrySchema = z.object({ remotes: z.array(registeredRemoteSchema) })
export type Registry = z.infer<typeof registrySchema>

/** Id of the inline `<script type="application/json">` that holds the registry. */
export const REGISTRY_ELEMENT_ID = 'cadence-registry'

/** Global name under which a remote's entry registers its container. */
export function containerName(remote: string): string {
  return `cadence_${remote.replaceAll('-', '_')}`
}
