import type { WidgetId } from '@cadence/shared/schemas'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { useNextEvent } from '../../../now/use-next-event.ts'
import { putRecord } from '../../../records/records.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { countdownOf } from '../../../widgets/countdown/countdown-records.ts'
import { NowBand } from './NowBand.tsx'

export const today = '2026-11-25'
/** The toasts of a test. */
export const toasts: Toast[] = []
let member = ''

/** Signs in a new member before each test, in UTC, on Wednesday, 25 November 2026, at nine. */
export function prepareBand(): void {
  beforeEach((context) => {
    // The band takes the time zone of the browser.
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone: 'UTC',
    } as Intl.ResolvedDateTimeFormatOptions)
    member = `now-${context.task.id}`
    signIn(member)
    toasts.length = 0
    provideToasts(async () => (toast) => toasts.push(toast))
    at('09:00')
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}

/** The id of the member of this test. */
export const memberId = () => member

/** Sets the clock to a time of today. */
export const at = (time: string) =>
  vi.useFakeTimers({
    now: new Date(`${today}T${time}:00Z`),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  })

/** The band of a dashboard with some widgets. */
export function BandOf({ board = [] }: { board?: WidgetId[] }) {
  return <NowBand inert={false} board={board} upcoming={useNextEvent()} />
}
export const show = (...board: WidgetId[]) => render(<BandOf board={board} />)

export const goal = (place: number, text: string, done = false) =>
  putRecord('goal', `${today}-${place}`, { day: today, text, done })

interface Planned {
  day?: string
  recurrence?: string
  location?: string
}

/** Stores an event, of today unless another day is given. */
export const event = (title: string, from: string, to: string, { day = today, ...more }: Planned = {}) =>
  putRecord('event', title.toLowerCase().replace(/\W/g, '-'), {
    uid: title,
    title,
    start: `${day}T${from}:00`,
    end: `${day}T${to}:00`,
    timeZone: null,
    kind: 'course',
    ...more,
  })

export const startButton = (task = '') => screen.getByRole('button', { name: new RegExp(`^Start.*${task}$`) })
export const timer = () => countdownOf(member, 'timer')
/** All that the band says, without the line of the day, which is a picture. */
export const words = () => {
  const { children } = screen.getByRole('region', { name: 'En ce moment' })
  const parts = [...children].filter((child) => !child.matches('[aria-hidden]'))
  return parts.map(({ textContent }) => textContent).join('')
}
