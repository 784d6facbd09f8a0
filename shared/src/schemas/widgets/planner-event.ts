import * as z from 'zod/mini'

/** Longest title and description of an event, in UTF-16 code units. */
export const EVENT_TITLE_MAX = 200
export const EVENT_DESCRIPTION_MAX = 5000

/** `2026-11-22` for an event of whole days, else `2026-11-22T09:30:00`: the clock's time in the event's time zone. */
const wallClock = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2})?$/))

/**
 * An event of the Life Planner (specification, section 3, widget 2), close to a VEVENT of RFC 5545, so that what was
 * imported can be exported again. `end` is exclusive; a whole-day event has dates for both. `timeZone` is an IANA name;
 * null for a time that goes with the member (and for whole days). `recurrence` is the value of RRULE; `exceptions` the
 * starts that are left out; `original` the start of the occurrence that this event stands for, in the series `uid`.
 */
export const plannerEventSchema = z.object({
  uid: z.string().check(z.minLength(1), z.maxLength(300)),
  title: z.string().check(z.maxLength(EVENT_TITLE_MAX)),
  start: wallClock,
  end: wallClock,
  timeZone: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
  recurrence: z.optional(z.string().check(z.maxLength(1000))),
  exceptions: z.optional(z.array(wallClock).check(z.maxLength(500))),
  additions: z.optional(z.array(wallClock).check(z.maxLength(500))),
  original: z.optional(wallClock),
  location: z.optional(z.string().check(z.maxLength(500))),
  description: z.optional(z.string().check(z.maxLength(EVENT_DESCRIPTION_MAX))),
  kind: z.enum(['course', 'work', 'rest']),
})
export type PlannerEvent = z.infer<typeof plannerEventSchema>
