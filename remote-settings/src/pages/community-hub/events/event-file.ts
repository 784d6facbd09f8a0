import ICAL from 'ical.js'

/** An event for a calendar file. */
export interface CalendarEvent {
  /** Stays the same for an event, so that a calendar that imports it twice has one entry. */
  uid: string
  start: Date
  end: Date
  title: string
  text: string
  url: string
}

// The limit of 75 bytes includes the space at the start of a folded line, which the library does not count.
ICAL.foldLength = 74

const utc = (moment: Date) => ICAL.Time.fromJSDate(moment, true)

/** The library escapes only line feeds, so a carriage return would end the line of the file. */
const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n')

/**
 * The file that adds an event to a calendar (RFC 5545). Its times are in UTC: every calendar shows them in the time zone of
 * its user, and the file needs no description of a zone.
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
