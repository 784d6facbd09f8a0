import * as z from 'zod/mini'
import { ambassadorLevelSchema } from './referral.ts'

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

const said = z.optional(z.nullable(z.string().check(z.maxLength(100))))

/** What the notices of each kind hold in `data`; a client leaves out a notice whose data does not fit. */
export const noticeDataSchemas = {
  welcome: z.object({}),
  /** Someone entered the member's code; nothing of them is told but the first name. */
  referral: z.object({ firstName: z.string().check(z.minLength(1), z.maxLength(200)) }),
  'ambassador-level': z.object({ level: ambassadorLevelSchema }),
  /** A session of Timer or Focus Shield came to its end; its length in whole minutes. */
  'focus-session': z.object({ minutes: z.int().check(z.gte(1)) }),
  'password-changed': z.object({}),
  'email-changed': z.object({ email: z.string() }),
  /** What the new device said of itself; nothing, where it said nothing. */
  'new-sign-in': z.object({ browser: said, system: said, timeZone: said }),
} as const

export type NoticeKind = keyof typeof noticeDataSchemas
export type NoticeData<Kind extends NoticeKind> = z.infer<(typeof noticeDataSchemas)[Kind]>
