import { deadlineEvent, writeCalendar } from '@cadence/shared/calendar/writer'
import { type PlannerEvent, plannerEventSchema, subjectSchema, taskSchema } from '@cadence/shared/schemas'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import { records } from '../db/schema.ts'
import { readPreferences } from '../preferences/preferences-queries.ts'

/** The preferences that a member's calendar file depends on. */
export interface CalendarChoices {
  language: string
  /** Null when the member chose none. Other calendar programs then apply their own time zone. */
  zone: string | null
}

const textSchema = z.catch(z.nullable(z.string()), null)

/** The prefix of a deadline's title, by language. Every other language has the French prefix. */
const deadlinePrefixes: Record<string, string> = { en: 'Due: ', es: 'Para entregar: ' }
const FRENCH_PREFIX = 'À rendre\u202f: '

/** The choices of a member, with defaults for what they never chose. */
export async function calendarChoices(db: Database, userId: string): Promise<CalendarChoices> {
  const { language, timeZone } = await readPreferences(db, userId)
  return { language: textSchema.parse(language) ?? 'default', zone: textSchema.parse(timeZone) }
}

interface MemberCalendarOptions extends CalendarChoices {
  userId: string
  now: Date
  /** For a feed: the hours after which other calendar programs should read it again. */
  refreshHours?: number
}

/**
 * All events of a member and the deadlines of their open tasks, as an iCalendar file. Records that this release cannot
 * read, such as those of a newer one, are left out.
 */
export async function memberCalendar(
  db: Database,
  { userId, now, language, zone, refreshHours }: MemberCalendarOptions,
): Promise<string> {
  const rows = await db
    .select({ collection: records.collection, id: records.id, data: records.data })
    .from(records)
    .where(
      and(
        eq(records.userId, userId),
        inArray(records.collection, ['event', 'task', 'subject']),
        isNotNull(records.data),
      ),
    )
    .orderBy(asc(records.collection), asc(records.id))
  const titleOf = (text: string) => `${deadlinePrefixes[language] ?? FRENCH_PREFIX}${text}`
  const events: PlannerEvent[] = []
  const deadlines: PlannerEvent[] = []
  const subjects = new Map<string, string>()
  for (const { collection, id, data } of rows) {
    if (collection === 'event') {
      const event = plannerEventSchema.safeParse(data)
      if (event.success) events.push(event.data)
    } else if (collection === 'subject') {
      const subject = subjectSchema.safeParse(data)
      if (subject.success) subjects.set(id, subject.data.name)
    } else {
      const task = taskSchema.safeParse(data)
      const deadline = task.success ? deadlineEvent(id, task.data, { titleOf, zone }) : null
      if (deadline) deadlines.push(deadline)
    }
  }
  return writeCalendar(events, 'Cadence', now, {
    deadlines,
    subjects,
    ...(refreshHours === undefined ? {} : { refreshHours }),
  })
}
