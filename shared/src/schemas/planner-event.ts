import * as z from 'zod/mini'
import { recordIdSchema } from './widget-records.ts'

/** Longest title, place and description of an event, in UTF-16 code units. */
export const EVENT_TITLE_MAX = 200
export const EVENT_LOCATION_MAX = 500
export const EVENT_DESCRIPTION_MAX = 5000
/** Longest identifier and recurrence rule, in UTF-16 code units. */
export const EVENT_UID_MAX = 300
const EVENT_RULE_MAX = 1000
/** Most exceptions, and most additional dates, of a series. */
export const EVENT_DATES_MAX = 500
/** Most events in the planner of one member. */
export const EVENTS_MAX = 5000

/** Kinds of events. Each kind has a colour. */
export const eventKinds = ['course', 'work', 'rest'] as const
export type EventKind = (typeof eventKinds)[number]

const day = '(?:19|20|21)\\d\\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])'
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d'

/** `2026-11-22` for a whole-day event, else `2026-11-22T09:30:00`: local time in the time zone of the event. */
const wallClock = z.string().check(z.regex(new RegExp(`^${day}(?:T${time})?$`)))
const wallClocks = z.array(wallClock).check(z.maxLength(EVENT_DATES_MAX))

/**
 * An event of the Life Planner (specification, section 3, widget 2), close to a VEVENT of RFC 5545, so that an imported
 * event can be exported again.
 * - `start`, `end`: `end` is exclusive. A whole-day event has dates without a time.
 * - `timeZone`: IANA name. Null for a floating time, which follows the member's time zone, and for whole days.
 * - `recurrence`: the value of RRULE. `exceptions`: the starts of EXDATE. `additions`: the starts of RDATE.
 * - `original`: RECURRENCE-ID, the start of the occurrence that this event replaces in the series `uid`.
 * - `sequence`, `modified`: SEQUENCE and LAST-MODIFIED of an imported file.
 * - `exam`: the event is an exam. It is no `kind`, because an older release would refuse an event of an unknown kind.
 * - `subject`: id of a subject, which may be deleted since.
 * - `revisionFor`: id of the exam's record that this event prepares for.
 */
export const plannerEventSchema = z
  .object({
    uid: z.string().check(z.minLength(1), z.maxLength(EVENT_UID_MAX)),
    title: z.string().check(z.maxLength(EVENT_TITLE_MAX)),
    start: wallClock,
    end: wallClock,
    timeZone: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
    recurrence: z.optional(z.string().check(z.maxLength(EVENT_RULE_MAX))),
    exceptions: z.optional(wallClocks),
    additions: z.optional(wallClocks),
    original: z.optional(wallClock),
    location: z.optional(z.string().check(z.maxLength(EVENT_LOCATION_MAX))),
    description: z.optional(z.string().check(z.maxLength(EVENT_DESCRIPTION_MAX))),
    kind: z.enum(eventKinds),
    sequence: z.optional(z.int().check(z.gte(0), z.lte(2_147_483_647))),
    modified: z.optional(z.iso.datetime()),
    exam: z.optional(z.boolean()),
    subject: z.optional(recordIdSchema),
    revisionFor: z.optional(recordIdSchema),
  })
  .check(
    // Texts of the same form sort by time. A whole-day event ends on a later day.
    z.refine(({ start, end }) => start.length === end.length, { path: ['end'] }),
    z.refine(({ start, end }) => (start.length === 10 ? end > start : end >= start), { path: ['end'] }),
  )
export type PlannerEvent = z.infer<typeof plannerEventSchema>
