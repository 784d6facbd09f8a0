import { versionPattern } from '@cadence/releases/store/release-manifest'
import { type RemoteName, remoteNames } from '@cadence/shared/contract'
import * as z from 'zod/mini'

/** Where a previewed remote comes from: a folder at another address, or a release of the store. */
export type Place = { kind: 'address'; url: URL } | { kind: 'version'; version: string }

/**
 * Reads where a previewed remote is to come from. Nothing that an address could smuggle along (a query, a name and a
 * password, a line break) is taken.
 * @returns null when it is neither an address of a folder nor a version. Pure.
 */
export function placeOf(at: string): Place | null {
  if (versionPattern.test(at)) return { kind: 'version', version: at }
  if (at.length > 1024 || !/^https?:\/\/[^\s\\]+$/.test(at) || !URL.canParse(at)) return null
  const url = new URL(at)
  if (url.search || url.hash || url.username || url.password) return null
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return { kind: 'address', url }
}

/** How a place is written, always in the same way. */
export const writtenPlace = (place: Place) => (place.kind === 'address' ? place.url.href : place.version)

/** What a link asks for, and what a browser's cookie keeps of it. */
export const overrideSchema = z.object({
  remote: z.enum(remoteNames),
  at: z.string().check(z.minLength(1), z.maxLength(1024)),
  /** Until when the link can be used, in seconds since 1970; with the signature. */
  expires: z.optional(z.coerce.number().check(z.int())),
  signature: z.optional(z.string().check(z.maxLength(64))),
  /** Who made the link, as they said; with the signature. */
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

/** An override that this browser may have. */
export interface AllowedOverride {
  remote: RemoteName
  place: Place
}
