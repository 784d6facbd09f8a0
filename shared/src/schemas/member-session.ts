import * as z from 'zod/mini'

/** Most sessions in one answer of GET /sessions. */
export const SESSIONS_SHOWN = 100

/**
 * A session of the signed-in member (decisions, Settings). `browser` and `system` are product names, `timeZone` is the
 * IANA name that the browser sent; null when unknown. Times are ISO 8601 in UTC.
 */
const memberSessionSchema = z.object({
  id: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  lastActiveAt: z.iso.datetime(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
})
export type MemberSession = z.infer<typeof memberSessionSchema>

/** Answer of GET /sessions: the session of the request, then the others, the last active first. */
export const sessionListSchema = z.object({ sessions: z.array(memberSessionSchema) })

/** Path of DELETE /sessions/{id}. */
export const sessionParamsSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/, 'There is no such session')),
})
