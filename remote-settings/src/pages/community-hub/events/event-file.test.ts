import { expect, test } from 'vitest'
import { calendarFile } from './event-file.ts'

const event = {
  uid: 'ama-2027@cadence',
  start: new Date('2027-09-16T17:00:00.000Z'),
  end: new Date('2027-09-16T18:00:00.000Z'),
  title: 'Live AMA',
  text: 'Une heure.',
  url: 'http://localhost/community-hub',
}
const now = new Date('2026-11-22T10:11:12.345Z')
const fileOf = (parts: Partial<typeof event> = {}) => calendarFile({ ...event, ...parts }, now)

test('a file is complete, ends each line with CR and LF, and has its times in UTC', () => {
  expect(fileOf()).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Cadence//Community Hub//FR',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:ama-2027@cadence',
      'DTSTAMP:20261122T101112Z',
      'DTSTART:20270916T170000Z',
      'DTEND:20270916T180000Z',
      'SUMMARY:Live AMA',
      'DESCRIPTION:Une heure.',
      'URL:http://localhost/community-hub',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('characters with a meaning in the format are escaped', () => {
  expect(fileOf({ title: 'a,b;c\\d', text: 'un\r\ndeux\ntrois' })).toContain(
    'SUMMARY:a\\,b\\;c\\\\d\r\nDESCRIPTION:un\\ndeux\\ntrois\r\n',
  )
})

test('a long line is folded at 75 bytes between characters, and unfolds to the same text', () => {
  const text = 'é\u{1f389}’\u202fà '.repeat(40)
  const file = fileOf({ text })
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file).not.toContain('\ufffd')
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}\r\n`)
})
