import * as z from 'zod/mini'
import { ambassadorLevelSchema } from './referral.ts'

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
