import * as z from 'zod/mini'

/** The header by which the release server marks the documents that may be kept: the tag of their registry. */
export const DOCUMENT_HEADER = 'X-Cadence-Document'

/** Start of the names of all caches of the service worker. */
export const CACHES = 'cadence-'

const folder = z.string().check(z.regex(/^\/(?:host\/[^/]+|remotes\/[^/]+\/[^/]+)\/$/))

/** What a page says when it stands on screen. */
export const startedSchema = z.object({
  type: z.literal('cadence:started'),
  /** Tag of the registry that the document came with. */
  tag: z.string(),
  /** Folders of the releases that the registry names. */
  releases: z.array(folder),
})
export type Started = z.infer<typeof startedSchema>

/** What a page says in a quiet moment: what it would need without a network. */
export const keepSchema = z.object({
  type: z.literal('cadence:keep'),
  tag: z.string(),
  /** Path of the document. */
  path: z.string().check(z.startsWith('/')),
  /** Folders of the releases whose files are fetched, all of them. */
  whole: z.array(folder),
  /** Files that the page has loaded. */
  loaded: z.array(z.string().check(z.startsWith('/'))),
})
export type Keep = z.infer<typeof keepSchema>

/** What a page says that waits for the worker to be active: its installation waits for no files (`shared/src/push`). */
export const activateSchema = z.object({ type: z.literal('cadence:activate') })

/** What the service worker says to a page: the server gave a document with another tag. */
export const newestSchema = z.object({ type: z.literal('cadence:newest'), tag: z.string() })
