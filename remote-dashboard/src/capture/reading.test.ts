import { dayOf, isDay } from '@cadence/shared/calendar/time'
import { expect, test } from 'vitest'
import { addDays } from '../time/day.ts'
import { type Reading, readCapture } from './reading.ts'
import { englishSentences } from './sentences/english-sentences.ts'
import { frenchEvents } from './sentences/french-events.ts'
import { frenchMoments } from './sentences/french-moments.ts'
import { frenchTasks } from './sentences/french-tasks.ts'
import { spanishSentences } from './sentences/spanish-sentences.ts'

const bar = (...parts: (string | null)[]) =>
  parts
    .map((part) => part ?? '')
    .join(' | ')
    .replace('|  |', '| |')

function eventText({ event: { title, start, end, recurrence, until } }: Reading): string {
  if (isDay(start)) {
    const last = addDays(end, -1)
    return bar('event', last === start ? start : `${start}..${last}`, title)
  }
  const time = (at: string) => at.slice(11, 16)
  const last = dayOf(end) === dayOf(start) ? time(end) : `${dayOf(end)} ${time(end)}`
  const when = `${dayOf(start)} ${time(start)}-${last}`
  const repeated = until === null ? recurrence : `${recurrence}..${until}`
  return bar('event', recurrence === null ? when : `${when} ${repeated}`, title)
}

/** What a reading becomes, as the sentences state it. */
function textOf(reading: Reading | null): string {
  if (!reading) return 'nothing'
  const { kind, task, note } = reading
  if (kind === 'event') return eventText(reading)
  if (kind === 'task') return bar('task', [task.dueDay, task.dueTime].filter(Boolean).join(' '), task.title)
  return bar(
    'note',
    null,
    note.content === '' ? note.title : `${note.title} ¶ ${note.content.replaceAll('\n', '⏎')}`,
  )
}

const moments = [frenchEvents, frenchTasks, ...frenchMoments, ...englishSentences, spanishSentences]
const all = moments.flatMap(({ now, sentences }) =>
  sentences.map(([typed, becomes]) => ({ now, typed, becomes })),
)

test.each(all)('$typed', ({ now, typed, becomes }) => {
  const reading = readCapture(typed, { now: Date.parse(now), timeZone: 'Europe/Paris' })
  expect(textOf(reading)).toBe(becomes)
})
