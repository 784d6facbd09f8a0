import * as z from 'zod/mini'
import {
  pageFilesSchema,
  registeredRemoteSchema,
  releaseIdentitySchema,
  rolloutSchema,
  serverBuildSchema,
} from '../registry.ts'

/** A release of the host: the scripts of its first HTML, and the pages that it brings itself (none, normally). */
const hostReleaseSchema = z.extend(releaseIdentitySchema, {
  /** Folder of its files, as an address with a slash at its end. */
  assets: z.string(),
  /** Address of its `index.html`; of a host that the release server does not write itself. */
  document: z.optional(z.string()),
  scripts: z.array(z.string()),
  pages: z.record(z.string(), pageFilesSchema),
  /** By layout, what it needs beside the first scripts; absent where all is in them. */
  layouts: z.optional(z.record(z.string(), pageFilesSchema)),
  /** Subresource integrity of those files, by address. */
  fileIntegrity: z.optional(z.record(z.string(), serverBuildSchema.shape.integrity)),
  server: z.optional(serverBuildSchema),
})
export type HostRelease = z.infer<typeof hostReleaseSchema>

const registeredHostSchema = z.extend(hostReleaseSchema, {
  previous: z.optional(hostReleaseSchema),
  ...rolloutSchema(hostReleaseSchema).shape,
})
export type RegisteredHost = z.infer<typeof registeredHostSchema>

/** One change of the registry: its author, its time, what it did and why. */
const changeSchema = z.object({
  at: z.iso.datetime(),
  who: z.string(),
  /** In a few words: `auth 0.1.0-4f2a live`. */
  what: z.string(),
  /** The reason that the author gave; empty without one. */
  why: z.string(),
})
export type Change = z.infer<typeof changeSchema>

/** The live releases and the previous ones: one revision of the store's only document. */
const storeDocumentSchema = z.object({
  /** Counts the changes; 0 for a store in which nothing was published yet. */
  revision: z._default(z.int().check(z.gte(0)), 0),
  /** The change that made this revision. */
  change: z.optional(changeSchema),
  host: z.nullable(registeredHostSchema),
  remotes: z.array(registeredRemoteSchema),
})
export type StoreDocument = z.infer<typeof storeDocumentSchema>

/** A store in which nothing was published yet. */
export const emptyDocument: StoreDocument = { revision: 0, host: null, remotes: [] }

/** The store cannot be read, or holds something wrong, such as a document that is no registry. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** Reads a revision of the document. @param place its file or address, for the message. @throws StoreError that says why. */
export function parseDocument(text: string, place: string): StoreDocument {
  try {
    return storeDocumentSchema.parse(JSON.parse(text))
  } catch (cause) {
    const why = cause instanceof z.core.$ZodError ? z.prettifyError(cause) : String(cause)
    throw new StoreError(`${place} is not a registry: ${why}`, { cause })
  }
}
