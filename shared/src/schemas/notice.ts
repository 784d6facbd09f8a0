import * as z from 'zod/mini'

/** Most notices that one answer of GET /notices holds. */
export const NOTICES_SHOWN = 50

/**
 * What the product has to tell one member (specification, section 2, the notifications button). `kind` stays an open
 * string on purpose: a client words the kinds that it knows and leaves out the others, which a newer API may send.
 * `data` is what the wording of its kind needs, and checks. Times are ISO 8601 in UTC.
 */
export const noticeSchema = z.object({
  id: z.string(),
  kind: z.string(),
  data: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
  readAt: z.nullable(z.iso.datetime()),
})
export type Notice = z.infer<typeof noticeSchema>

const unread = z.int().check(z.gte(0))

/** Answer of GET /notices: the newest first, at most `NOTICES_SHOWN`, and how many of all of them are unread. */
export const noticeListSchema = z.object({ notices: z.array(noticeSchema), unread })
export type NoticeList = z.infer<typeof noticeListSchema>

/** Body of POST /notices/read: the newest notice that the member has seen. */
export const readNoticesRequestSchema = z.object({ upTo: z.string().check(z.minLength(1), z.maxLength(64)) })

/** Answer of POST /notices/read: how many are unread now. */
export const readNoticesResponseSchema = z.object({ unread })
