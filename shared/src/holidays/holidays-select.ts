/**
 * The select of the place whose holidays the planner shows. Each build that shows it bundles this code, so it imports the
 * other entry points by their shared names: their state exists once.
 */
export { HolidaysSelect, holidayZoneOf, NO_HOLIDAYS } from './HolidaysSelect.tsx'
export { frenchHolidaysTexts } from './holidays-select-texts.ts'
