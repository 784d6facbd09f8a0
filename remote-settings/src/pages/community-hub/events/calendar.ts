import ICAL from 'ical.js'

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

// The library does not count the space at the start of a folded line, the standard's limit of 75 bytes does.
ICAL.foldLength = 74

const utc = (moment: Date) => ICAL.Time.fromJSDate(moment, true)

/** A carriage return would end the line: the library escapes only the line feed. */
const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n')

/**
 * The file that adds an event to a calendar (RFC 5545). Its times are in UTC, so every calendar shows them in the zone of
 * whoever opens it, and no zone needs to be described.
 */
export function calendarFile({ uid, start, end, title, text, url }: CalendarEvent, now: Date): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Cadence//Community Hub//FR')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  const event = new ICAL.Event(calendar.addSubcomponent(new ICAL.Component('vevent')))
  event.uid = uid
  event.component.addPropertyWithValue('dtstamp', utc(now))
  event.startDate = utc(start)
  event.endDate = utc(end)
  event.summary = withLineFeeds(title)
  event.description = withLineFeeds(text)
  event.component.addPropertyWithValue('url', url)
  return ICAL.stringify(calendar.toJSON())
}
