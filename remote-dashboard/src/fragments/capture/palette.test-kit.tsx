import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { signIn } from '../../testing/fixtures.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { datePopoverModule } from '../../widgets/life-planner/date-picker/use-date-popover.tsx'
import Capture from './Capture.tsx'

let member = 0

/** Signs another member in before each test. It is Wednesday, 14:30 in Paris. */
export function withMember(): void {
  beforeAll(async () => void (await datePopoverModule.load()))
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-25T13:30:00Z') })
    localStorage.clear()
    member += 1
    signIn(`capture-member-${member}`)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
}

/** Shows the palette on a page. @returns what the shell sees. */
export function show() {
  const onClose = vi.fn()
  renderPage(() => <Capture open onClose={onClose} />, '/settings')
  return { onClose, address: () => screen.getByTestId('address').textContent }
}

/** A text without the sign of the key that picks a line. */
const withoutKey = (element: Element | null) => element?.textContent?.replace('↵', '')

export const field = () => screen.getByRole<HTMLInputElement>('combobox')
export const options = () => screen.getAllByRole('option').map(withoutKey)
export const active = () =>
  withoutKey(document.getElementById(field().getAttribute('aria-activedescendant') ?? ''))
