import type { Occurrence } from '@cadence/shared/calendar/occurrences'
import { eventKinds } from '@cadence/shared/schemas'
import * as z from 'zod/mini'

/** A day of a member, in their time zone. */
export interface MemberDay {
  day: string
  zone: string
}

/** What the API asks the thread that reads calendars: the events that begin on a day. */
export interface DayQuestion extends MemberDay {
  /** The text of the calendar, in UTF-8. */
  calendar: Uint8Array<ArrayBuffer>
}

export const dayQuestionSchema = z.object({
  ...{ day: z.string(), zone: z.string() },
  calendar: z.instanceof(Uint8Array<ArrayBuffer>),
})

/** What the thread says: once that it has started, then an answer to each question. */
export type DayReply =
  | { kind: 'started' }
  | { kind: 'read'; occurrences: readonly Occurrence[] }
  | { kind: 'unreadable'; reason: string }

const event = z.object({
  ...{ uid: z.string(), title: z.string(), start: z.string(), end: z.string() },
  ...{ timeZone: z.nullable(z.string()), kind: z.enum(eventKinds), exam: z.optional(z.boolean()) },
})
const occurrence = z.object({
  ...{ key: z.string(), id: z.string(), event, at: z.string(), start: z.string(), end: z.string() },
  recurring: z.boolean(),
})

export const dayReplySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('started') }),
  z.object({ kind: z.literal('read'), occurrences: z.array(occurrence) }),
  z.object({ kind: z.literal('unreadable'), reason: z.string() }),
])
