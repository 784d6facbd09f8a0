import * as z from 'zod/mini'
import { versionPattern } from '../store/release-manifest.ts'

/** Where a previewed remote comes from: a folder at another address, or a release of the store. */
export type PreviewSource = { kind: 'address'; url: URL } | { kind: 'version'; version: string }

/**
 * Reads where a previewed remote comes from. An address with a query, a user name, a password or a line break is refused,
 * because it could carry more than the address of a folder. Pure.
 * @returns null when the text is neither the address of a folder nor a version.
 */
export function parseSource(at: string): PreviewSource | null {
  if (versionPattern.test(at)) return { kind: 'version', version: at }
  if (at.length > 1024 || !/^https?:\/\/[^\s\\]+$/.test(at) || !URL.canParse(at)) return null
  const url = new URL(at)
  if (url.search || url.hash || url.username || url.password) return null
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return { kind: 'address', url }
}

/** Writes a source, always in the same way, so that a signature of it can be compared. */
export const writtenSource = (source: PreviewSource) =>
  source.kind === 'address' ? source.url.href : source.version

/** A preview as its link asks for it, and as a browser's cookie stores it. */
export const overrideSchema = z.object({
  remote: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,63}$/)),
  at: z.string().check(z.minLength(1), z.maxLength(1024)),
  /** Until when the link can be used, in seconds since 1970; with the signature. */
  expires: z.optional(z.coerce.number().check(z.int())),
  signature: z.optional(z.string().check(z.maxLength(64))),
  /** The name that the author of the link gave; with the signature. */
  by: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
})
export type Override = z.infer<typeof overrideSchema>

/** An override as the query of its link. Pure. */
export function queryOf({ remote, at, expires, signature, by }: Override): string {
  const query = new URLSearchParams({ remote, at })
  if (expires !== undefined) query.set('expires', String(expires))
  if (signature !== undefined) query.set('signature', signature)
  if (by !== undefined) query.set('by', by)
  return query.toString()
}

/** An override that the policy allows. */
export interface AllowedOverride {
  remote: string
  source: PreviewSource
}
