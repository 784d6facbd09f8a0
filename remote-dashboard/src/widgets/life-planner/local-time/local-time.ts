export {
  addMs,
  DAY_MS,
  dayOf,
  fromMs,
  isDay,
  type LocalTime,
  localTimeAt,
  minutesOf,
  msBetween,
  toMs,
} from '@cadence/shared/calendar/time'
