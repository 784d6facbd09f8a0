/**
 * Files that `npm test` leaves to the nightly run (`E2E_FULL=1`), so that it ends within 20 minutes on two cores. What they try
 * is also tried by unit and component tests, or by a file that runs each time; each area of the product keeps one of those.
 * Of other files the same holds for the tests with the tag `@nightly`.
 */
export const nightly: readonly string[] = [
  'accessibility/forms.spec.ts',
  'faults/leaks.spec.ts',
  'faults/messages.spec.ts',
  'faults/preview-administrators.spec.ts',
  'journeys/app-layout.spec.ts',
  'journeys/appearance.spec.ts',
  'journeys/calendars.spec.ts',
  'journeys/deadlines.spec.ts',
  'journeys/history.spec.ts',
  'journeys/language.spec.ts',
  'journeys/launch.spec.ts',
  'journeys/origin.spec.ts',
  'journeys/page-change.spec.ts',
  'journeys/phone-layout.spec.ts',
  'journeys/planner-month.spec.ts',
  'journeys/reminders.spec.ts',
  'journeys/session-tabs.spec.ts',
  'journeys/settings-personal.spec.ts',
  'journeys/task-board.spec.ts',
  'journeys/toasts.spec.ts',
  'offline/devices.spec.ts',
  'offline/releases.spec.ts',
  'offline/situations.spec.ts',
  'offline/updates.spec.ts',
  'operate/api-docs.spec.ts',
  'operate/nginx.spec.ts',
]
