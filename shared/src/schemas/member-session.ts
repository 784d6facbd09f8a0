import * as z from 'zod/mini'

/** Most sessions that one answer of GET /sessions holds. */
export const SESSIONS_SHOWN = 100

/**
 * A session of the signed-in member (decisions, Settings). `browser` and `system` are names as their makers write them,
 * `timeZone` is the one that the browser named, by its IANA name; null where nothing is known. Times are ISO 8601 in UTC.
 */
export const memberSessionSchema = z.object({
  id: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  lastActiveAt: z.iso.datetime(),
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type MemberSession = z.infer<typeof memberSessionSchema>

/** Answer of GET /sessions: the one that asks first, then the last active first. */
export const sessionListSchema = z.object({ sessions: z.array(memberSessionSchema) })

/** Path of DELETE /sessions/{id}. */
export const sessionParamsSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/, 'There is no such session')),
})
