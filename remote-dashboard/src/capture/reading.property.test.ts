import { toMs } from '@cadence/shared/calendar/time'
import { EVENT_TITLE_MAX, NOTE_CONTENT_MAX, NOTE_TITLE_MAX, TASK_TEXT_MAX } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCapture } from './reading.ts'
import { englishSentences } from './sentences/english-sentences.ts'
import { frenchEvents } from './sentences/french-events.ts'
import { frenchTasks } from './sentences/french-tasks.ts'

const typed = [frenchEvents, frenchTasks, ...englishSentences].flatMap(({ sentences }) =>
  sentences.map(([text]) => text),
)
const words = fc.constantFrom(
  ...new Set(typed.flatMap((text) => text.split(' '))),
  '',
  '\n',
  '3',
  '29 février',
  '24h',
  '31/12',
  '0h',
  '23h59',
)
/** Any characters, and the words of real sentences in any order. */
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.array(words, { maxLength: 12 }).map((list) => list.join(' ')),
)
const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true })
const zones = fc.constantFrom('Europe/Paris', 'America/New_York', 'Asia/Tokyo', 'Pacific/Apia')
const contexts = fc.record({ now: moments.map((date) => date.getTime()), timeZone: zones })

test('any text is read without an error: the event ends after its start, and every title has words', () => {
  fc.assert(
    fc.property(texts, contexts, (text, context) => {
      const reading = readCapture(text, context)
      if (!reading) return
      const { event, task, note } = reading
      expect(toMs(event.start)).toBeLessThan(toMs(event.end))
      for (const title of [event.title, task.title, note.title]) expect(title.trim()).not.toBe('')
      if (task.dueDay !== null) expect(toMs(task.dueDay)).not.toBeNaN()
      if (task.dueTime !== null) expect(task.dueDay).not.toBeNull()
    }),
    { numRuns: 300 },
  )
})

test('a text without words is nothing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\u00a0') }),
      contexts,
      (text, context) => {
        expect(readCapture(text, context)).toBeNull()
      },
    ),
  )
})

test('reading twice gives the same, and so do other spaces around the words', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 8 }), contexts, (list, context) => {
      const text = list.filter((word) => !word.includes('\n')).join(' ')
      const reading = readCapture(text, context)
      expect(readCapture(text, context)).toEqual(reading)
      expect(readCapture(`  ${text.replaceAll(' ', '\u00a0')}\n`, context)?.event).toEqual(reading?.event)
    }),
  )
})

test('a part that the member wants as text is a word of the title again, and says nothing about when', () => {
  const context = { now: Date.parse('2026-11-25T14:30:00+01:00'), timeZone: 'Europe/Paris' }
  const asText = new Set(['day', 'hour', 'repeat'] as const)
  for (const text of typed) {
    const reading = readCapture(text, { ...context, asText })
    expect(reading?.parts ?? []).toEqual([])
    expect(reading?.task.dueDay ?? null).toBeNull()
  }
  const dayOnly = readCapture('TD droit jeudi 10 h', { ...context, asText: new Set(['hour'] as const) })
  expect(dayOnly?.event).toMatchObject({ title: 'TD droit 10 h', start: '2026-11-26', end: '2026-11-27' })
})

test('a text of any length keeps every word: what is too long for a task is a note', () => {
  const context = { now: Date.parse('2026-11-25T14:30:00+01:00'), timeZone: 'Europe/Paris' }
  for (const length of [EVENT_TITLE_MAX, TASK_TEXT_MAX, TASK_TEXT_MAX + 1, NOTE_CONTENT_MAX]) {
    const text = 'M'.repeat(length)
    const reading = readCapture(text, context)
    const kept = reading?.kind === 'note' ? reading.note.content || reading.note.title : reading?.task.title
    expect(kept).toBe(text)
    expect(reading?.note.title.length).toBeLessThanOrEqual(NOTE_TITLE_MAX)
  }
})
