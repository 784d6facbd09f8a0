import { provideToasts, type Toast } from '@cadence/shared/ui'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { generateNKeysBetween } from 'fractional-indexing'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { ownRecords, putRecords } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { Widget } from '../Widget.tsx'

/** The toasts of a test. */
export const toasts: Toast[] = []
let member = 0

/** Signs in a new member before each test, who has no task. */
export function prepareBoard(): void {
  // The board's code is loaded when it is first shown, which takes as long as a test may.
  beforeAll(() => import('./Board.tsx'))
  beforeEach(() => {
    localStorage.clear()
    toasts.length = 0
    provideToasts(async () => (toast) => toasts.push(toast))
    member += 1
    signIn(`board-member-${member}`)
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })
}

/** Adds tasks, each as `[text]`, or `[text, column]`; in the column `done` it is completed. */
export function addTasks(...tasks: (readonly [text: string, column?: string])[]) {
  const positions = generateNKeysBetween(null, null, tasks.length)
  const records = tasks.map(([text, column], at) => {
    const completed = column === 'done'
    const completedAt = completed ? `2026-11-22T10:00:${10 + at}.000Z` : null
    const data = { text, completed, completedAt, position: positions[at] ?? '' }
    return [text, column === undefined || completed ? data : { ...data, column }] as const
  })
  putRecords('task', new Map(records))
}

/** Shows the widget, once its code is there. */
export async function show(size: 'small' | 'medium' | 'large' = 'large') {
  const widget = <Widget id="11" size={size} />
  const { container, rerender } = render(widget)
  await waitFor(() => expect(container.querySelector('[data-taskboard]')).not.toBeNull())
  // The board may be drawn before its effects listen to the pointer: React runs them before it renders again.
  rerender(widget)
  return container
}

export const lane = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) })
export const cards = (name: string) =>
  within(lane(name))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('[data-open]')?.textContent)
export const card = (text: string) => screen.getByRole('button', { name: text })
export const grip = (text: string) => screen.getByRole('button', { name: new RegExp(`^Déplacer.*${text}`) })
export const announced = () => document.querySelector('output')?.textContent ?? ''
export const stored = (id: string) => ownRecords('task').find((entry) => entry.id === id)?.data
export const undo = async () => {
  await waitFor(() => expect(toasts.at(-1)?.action?.label).toBe('Annuler'))
  act(() => toasts.at(-1)?.action?.run())
}
