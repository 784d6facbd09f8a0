import { type EventEntry, type Expand, occurrencesIn } from '@cadence/shared/calendar/occurrences'
import {
  addMs,
  DAY_MS,
  dayOf,
  isDay,
  type LocalTime,
  localTimeIn,
  momentOf,
  offsetAt,
  toMs,
} from '@cadence/shared/calendar/time'
import type { ChosenNotifications } from '@cadence/shared/schemas'
import { outsideQuiet } from './quiet-hours.ts'
import type { SubscribedDay } from './subscribed-day.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** The longest lead time, and a day for the difference of time zones. */
const FARTHEST_MS = 29 * DAY_MS

/**
 * How far ahead the next reminder is searched. A member without one in that time is searched again at its end, so that
 * no run computes months of a series.
 */
const HORIZON_MS = 8 * DAY_MS

/** Time zones and quiet hours move a reminder by less than this from its moment in UTC without quiet hours. */
const SHIFT_MAX_MS = 2 * DAY_MS

/**
 * A record that changes later than this after the moment of its reminder gets none: the member has just dealt with it.
 */
const TOLERANCE_MS = MINUTE_MS

/** An open task with a day, in the time zone of the member. */
export interface DueTask {
  id: string
  text: string
  /** A day, or a day with a time. */
  due: LocalTime
  /** When the record was last changed, in milliseconds since 1970. */
  changedAt: number
}

/** The record of an event, and when it was last changed. */
export interface KnownEvent extends EventEntry {
  changedAt: number
}

/** What the reminders of a member follow from. */
export interface Agenda {
  tasks: readonly DueTask[]
  events: readonly KnownEvent[]
  chosen: ChosenNotifications
  /** When the member last made a choice, in milliseconds since 1970. */
  chosenAt: number
  /** When the member subscribed to the first visible calendar; undefined without one. */
  subscribedAt?: number | undefined
  /** The events of the subscribed calendars on a day, once the job has read them. */
  subscribed?: SubscribedDay | undefined
  zone: string
  expand: Expand
  /** Whether there is time left for the exact moments of more deadlines: each takes time zones, which are slow. */
  hasTime(): boolean
}

/** A reminder at a moment. Moments are milliseconds since 1970. */
export interface Reminder {
  kind: 'task' | 'exam' | 'morning'
  /** Identifies the reminder: a member gets one message per key. A deadline that moves gets new keys. */
  key: string
  /** Id of the record; the day of a summary. */
  id: string
  /** Text of the task, or title of the exam; empty for a summary. */
  text: string
  /** What it is about: a deadline, or the day of a summary, in the time zone of the member. */
  due: LocalTime
  /** When it is sent. */
  at: number
  /** When it expires: it is of no use from then on. */
  until: number
}

type Deadline = Pick<Reminder, 'kind' | 'id' | 'text' | 'due'> & { changedAt: number }

/** The first moment of a day; a day with a time as it is. */
export const startOf = (local: LocalTime) => (isDay(local) ? `${local}T00:00:00` : local)

/** From when a lead time before a deadline counts. */
const leadBase = (due: LocalTime, { morningAt }: ChosenNotifications) =>
  isDay(due) ? `${due}T${morningAt}:00` : due

/** The moment a lead time before a deadline. Whole days keep the hour on the clock, also across a change of the clocks. */
function leadMoment(due: LocalTime, lead: number, { chosen, zone }: Agenda): number {
  const from = leadBase(due, chosen)
  if (lead % DAY_MINUTES === 0) return momentOf(addMs(from, -lead * MINUTE_MS), zone)
  return momentOf(from, zone) - lead * MINUTE_MS
}

/**
 * The lead times of a deadline, in minutes. A deadline without an hour has its reminders in the morning of the chosen
 * days before. On its own day the summary names it. A member who wants lead times below a day, but no summary, gets a
 * reminder in the morning of that day.
 */
function leadsOf(due: LocalTime, leads: readonly number[], { morning }: ChosenNotifications): number[] {
  const distinct = [...new Set(leads)]
  if (!isDay(due)) return distinct
  const days = distinct.filter((lead) => lead % DAY_MINUTES === 0)
  return !morning && days.length < distinct.length ? [...days, 0] : days
}

/** A lead time of a deadline. */
interface Candidate {
  deadline: Deadline
  lead: number
  /** The moment of its reminder, as if the member were in UTC and had no quiet hours. */
  near: number
}

function candidatesOf(
  deadline: Deadline,
  leads: readonly number[],
  chosen: ChosenNotifications,
): Candidate[] {
  const base = toMs(leadBase(deadline.due, chosen))
  return leadsOf(deadline.due, leads, chosen).map((lead) => {
    return { deadline, lead, near: base - lead * MINUTE_MS }
  })
}

function reminderOf({ deadline, lead }: Candidate, agenda: Agenda): Reminder {
  const { kind, id, text, due } = deadline
  const { chosen, zone } = agenda
  const until = momentOf(isDay(due) ? startOf(addMs(due, DAY_MS)) : due, zone)
  const at = outsideQuiet(leadMoment(due, lead, agenda), until, { ...chosen, zone })
  return { kind, key: `${kind} ${id} ${due} ${lead}`, id, text, due, at, until }
}

/** Tasks come before exams. */
const rank = ({ deadline }: Candidate) => Number(deadline.kind === 'exam')

/**
 * The reminders of some candidates from one moment to another. A member may have a hundred thousand candidates: only
 * those near that time are computed. After the time limit, exams of that time are missing first, because a rule can make
 * thousands of them, and candidates that only quiet hours could move into it.
 */
function remindersOf(candidates: readonly Candidate[], agenda: Agenda, from: number, to: number): Reminder[] {
  const offset = offsetAt(from, agenda.zone)
  const outside = ({ near }: Candidate) => Math.max(from + offset - near, near - to - offset, 0)
  const nearby = candidates
    .filter((one) => outside(one) < SHIFT_MAX_MS)
    .sort((one, other) => outside(one) - outside(other) || rank(one) - rank(other) || one.near - other.near)
  const reminders: Reminder[] = []
  for (const candidate of nearby) {
    if (!agenda.hasTime()) break
    const reminder = reminderOf(candidate, agenda)
    if (reminder.at >= candidate.deadline.changedAt - TOLERANCE_MS) reminders.push(reminder)
  }
  return reminders
}

const byMoment = (one: Reminder, other: Reminder) => one.at - other.at || (one.key < other.key ? -1 : 1)

/** The days from one moment to another in a time zone, and one more on each side for quiet hours. */
const daysAround = (from: number, to: number, zone: string) => ({
  from: addMs(dayOf(localTimeIn(from, zone)), -DAY_MS),
  to: addMs(dayOf(localTimeIn(to, zone)), 2 * DAY_MS),
})

/**
 * The summaries of the days on which a task is due or an event begins. A member who subscribes to a calendar has one on
 * every day, because the job reads subscribed events only at the moment of the summary. A day has none when its first
 * entry was typed, or the summary was turned on, after the moment of the summary. It would come late, as an answer to
 * what the member has just done.
 */
function summaries(agenda: Agenda, from: number, to: number): Reminder[] {
  const { tasks, events, chosen, chosenAt, subscribedAt, zone, expand } = agenda
  if (!chosen.morning) return []
  const range = daysAround(from, to, zone)
  const changes = new Map(events.map(({ id, changedAt }) => [id, changedAt]))
  const known = new Map<string, number>()
  const learn = (day: string, changedAt: number) =>
    known.set(day, Math.min(changedAt, known.get(day) ?? changedAt))
  for (const { due, changedAt } of tasks) {
    const day = dayOf(due)
    if (day >= range.from && day < range.to) learn(day, changedAt)
  }
  for (const { id, start } of occurrencesIn(events, range, zone, expand)) {
    learn(dayOf(start), changes.get(id) ?? 0)
  }
  if (subscribedAt !== undefined) {
    for (let day = range.from; day < range.to; day = addMs(day, DAY_MS)) learn(day, subscribedAt)
  }
  return Array.from(known, ([day, changedAt]) => {
    const until = momentOf(startOf(addMs(day, DAY_MS)), zone)
    const moment = momentOf(`${day}T${chosen.morningAt}:00`, zone)
    const at = outsideQuiet(moment, until, { ...chosen, zone })
    const reminder = {
      kind: 'morning' as const,
      key: `morning ${day}`,
      id: day,
      text: '',
      due: day,
      at,
      until,
    }
    return { reminder, since: Math.max(changedAt, chosenAt) }
  })
    .filter(({ reminder, since }) => reminder.at >= since - TOLERANCE_MS)
    .map(({ reminder }) => reminder)
}

/** The exams that may have a reminder between two moments. */
function examsIn(agenda: Agenda, from: number, to: number): Deadline[] {
  const { events, zone, expand } = agenda
  const exams = events.filter(({ data }) => data.exam === true || data.original !== undefined)
  const changes = new Map(exams.map(({ id, changedAt }) => [id, changedAt]))
  return occurrencesIn(exams, daysAround(from, to + FARTHEST_MS, zone), zone, expand)
    .filter(({ event }) => event.exam === true)
    .map(({ id, event, start }) => ({
      kind: 'exam',
      id,
      text: event.title,
      due: start,
      changedAt: changes.get(id) ?? 0,
    }))
}

/**
 * The reminders of a member after a moment, up to and including another one, sorted by their moments. None when the
 * member has turned 'Rappels de tâches' off.
 */
export function remindersIn(agenda: Agenda, from: number, to: number): Reminder[] {
  const { tasks, chosen, zone } = agenda
  if (!chosen.tasks) return []
  const range = daysAround(from, to + FARTHEST_MS, zone)
  const near = tasks.filter(({ due }) => due >= range.from && due < range.to)
  const candidates = [
    ...near.flatMap((task) => candidatesOf({ kind: 'task', ...task }, chosen.taskLeads, chosen)),
    ...examsIn(agenda, from, to).flatMap((exam) => candidatesOf(exam, chosen.examLeads, chosen)),
  ]
  const all = [...remindersOf(candidates, agenda, from, to), ...summaries(agenda, from, to)]
  return all.filter(({ at }) => at > from && at <= to).sort(byMoment)
}

/** Whether something lies beyond the horizon. */
function hasMore({ tasks, events, chosen, zone }: Agenda, from: number): boolean {
  const day = dayOf(localTimeIn(from, zone))
  const isAhead = ({ data }: KnownEvent) =>
    data.recurrence !== undefined || [data.start, ...(data.additions ?? [])].some((start) => start >= day)
  return chosen.tasks && (tasks.some(({ due }) => due >= day) || events.some(isAhead))
}

/**
 * When the job must run again: at the next reminder after a moment, or at the end of the horizon. Undefined without
 * either.
 */
export function nextLook(agenda: Agenda, after: number): number | undefined {
  const [next] = remindersIn(agenda, after, after + HORIZON_MS)
  if (next) return next.at
  return hasMore(agenda, after) ? after + HORIZON_MS : undefined
}
