export { isKnownZone, localTimeIn, momentOf, moveZone, offsetAt } from '@cadence/shared/calendar/time'
