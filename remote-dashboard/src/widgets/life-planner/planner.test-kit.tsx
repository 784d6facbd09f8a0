import { provideToasts, type Toast } from '@cadence/shared/ui'
import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { putRecord, recordsOf } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { Widget } from '../Widget.tsx'
import { datePopoverModule } from './date-picker/use-date-popover.tsx'
import { icalModules } from './ical/ical-modules.ts'
import { dialogModule, performModule } from './planner-modules.ts'
import { planned } from './week/events.test-kit.ts'
import { recurrenceModule } from './week/recurrence-module.ts'

// On a busy machine, the code of the calendars takes a second to come.
configure({ asyncUtilTimeout: 5000 })

/** The toasts of a test. */
export const toasts: Toast[] = []
let number = 0
let member = ''

/** Signs in a new member before each test, in Paris, on Tuesday, 24 November 2026, 09:30. */
export function preparePlanner(): void {
  // Loaded before the tests, which would otherwise only wait for it.
  beforeAll(async () => {
    const modules = [dialogModule, recurrenceModule, performModule, icalModules, datePopoverModule]
    await Promise.all(modules.map((module) => module.load()))
  })
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-24T08:30:00Z'), toFake: ['Date'] })
    number += 1
    member = `planner-member-${number}`
    signIn(member)
    toasts.length = 0
    provideToasts(async () => (toast) => toasts.push(toast))
    // The planner takes the time zone of the browser.
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone: 'Europe/Paris',
    } as Intl.ResolvedDateTimeFormatOptions)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
}

/** The member of the present test. */
export const signedIn = () => member
export const events = () => recordsOf(member, 'event').map(({ data }) => data)
export const open = () => render(<Widget id="2" size="large" />)
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
export const block = (name: RegExp) => screen.findByRole('button', { name })
export const put = (id: string, fields = {}) =>
  act(() => putRecord('event', id, planned({ uid: id, ...fields })))

/** Stores an open task with a due day. */
export const putTask = (id: string, dueDay: string, fields: object = {}) =>
  act(() =>
    putRecord('task', id, {
      text: id,
      completed: false,
      completedAt: null,
      position: 'a0',
      dueDay,
      ...fields,
    }),
  )
