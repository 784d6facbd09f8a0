/** The reader of calendar files, for the planner and for the API. With ical.js. */

export {
  type CalendarFile,
  FILE_MAX_BYTES,
  FileRefusedError,
  readCalendar,
  SUBSCRIBED_EVENTS_MAX,
} from './reading/calendar-reader.ts'
export { calendarEvents, isOlder, keyOf, uniqueEvents } from './reading/file-events.ts'
export { stableId } from './reading/stable-id.ts'
