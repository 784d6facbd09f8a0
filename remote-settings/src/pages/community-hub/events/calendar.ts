/** One event as a calendar takes it. */
export interface CalendarEvent {
  /** The same for the same event, so that adding it twice makes one entry. */
  uid: string
  start: Date
  end: Date
  title: string
  text: string
  url: string
}

/** A line of a calendar file holds at most so many bytes; a longer one goes on in the next, after a space. */
const LINE_BYTES = 75

const encoder = new TextEncoder()

/** Cut between characters, never inside of one. */
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** `20270916T170000Z` */
const utc = (moment: Date) => moment.toISOString().replace(/\.\d+|[-:]/g, '')

/**
 * The file that adds an event to a calendar (RFC 5545). Its times are in UTC, so every calendar shows them in the zone of
 * whoever opens it, and no zone needs to be described.
 */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cadence//Community Hub//FR',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
