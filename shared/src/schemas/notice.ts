import * as z from 'zod/mini'
import { ambassadorLevelSchema } from './referral.ts'

/** Most notices that one answer of GET /notices holds. */
export const NOTICES_SHOWN = 50

/**
 * A notice to one member (specification, section 2, the notifications button). `kind` is an open string: a client has
 * texts for the kinds that it knows, and leaves out the kinds of a newer API. `data` holds the values of the text. Times
 * are ISO 8601 in UTC.
 */
const noticeSchema = z.object({
  id: z.string(),
  kind: z.string(),
  data: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
  readAt: z.nullable(z.iso.datetime()),
})
export type Notice = z.infer<typeof noticeSchema>

const unread = z.int().check(z.gte(0))

/** Answer of GET /notices: the newest first, at most `NOTICES_SHOWN`, and the number of all unread notices. */
export const noticeListSchema = z.object({ notices: z.array(noticeSchema), unread })
export type NoticeList = z.infer<typeof noticeListSchema>

/** Body of POST /notices/read: the id of the newest notice that the member has seen. */
export const readNoticesRequestSchema = z.object({ upTo: z.string().check(z.minLength(1), z.maxLength(64)) })

/** Answer of POST /notices/read: the number of notices that are still unread. */
export const readNoticesResponseSchema = z.object({ unread })

const deviceName = z.optional(z.nullable(z.string().check(z.maxLength(100))))

/** The `data` of each kind. A client leaves out a notice whose data do not fit. */
export const noticeDataSchemas = {
  welcome: z.object({}),
  /** Another person entered the member's code. Only their first name is disclosed. */
  referral: z.object({ firstName: z.string().check(z.minLength(1), z.maxLength(200)) }),
  'ambassador-level': z.object({ level: ambassadorLevelSchema }),
  /** A session of Timer or Focus Shield has ended; its length in whole minutes. */
  'focus-session': z.object({ minutes: z.int().check(z.gte(1)) }),
  'password-changed': z.object({}),
  'email-changed': z.object({ email: z.string() }),
  /** The new device, as far as its browser identifies itself. */
  'new-sign-in': z.object({ browser: deviceName, system: deviceName, timeZone: deviceName }),
} as const

type NoticeKind = keyof typeof noticeDataSchemas
export type NoticeData<Kind extends NoticeKind> = z.infer<(typeof noticeDataSchemas)[Kind]>
