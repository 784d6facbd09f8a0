import { pageFilesSchema, registeredRemoteSchema, serverBuildSchema } from '@cadence/shared/contract'
import * as z from 'zod/mini'

/** A release of the host: the scripts of its first HTML, and the pages that it brings itself (none, normally). */
export const hostReleaseSchema = z.object({
  version: z.string(),
  /** Folder of its files, as an address with a slash at its end. */
  assets: z.string(),
  scripts: z.array(z.string()),
  pages: z.record(z.string(), pageFilesSchema),
  server: z.optional(serverBuildSchema),
})
export type HostRelease = z.infer<typeof hostReleaseSchema>

/** The store's one document: what is live, and what was before. */
export const storeDocumentSchema = z.object({
  host: z.nullable(z.extend(hostReleaseSchema, { previous: z.optional(hostReleaseSchema) })),
  remotes: z.array(registeredRemoteSchema),
})
export type StoreDocument = z.infer<typeof storeDocumentSchema>

/** A store in which nothing was published yet. */
export const emptyDocument: StoreDocument = { host: null, remotes: [] }
