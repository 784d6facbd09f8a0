import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placement } from '../../testing/fixtures.ts'
import { DashboardMiniature } from './DashboardMiniature.tsx'

vi.mock('../../widgets/miniature/BoardMiniature.tsx', () => ({ BoardMiniature: () => <p>Board</p> }))
vi.mock('../../time/when-idle.ts', () => ({
  whenIdle: (run: () => void) => {
    run()
    return () => {}
  },
}))

type Tell = (entries: { isIntersecting: boolean }[]) => void

/** The observers of the page, each with how far outside the window it sees. */
const observers = new Map<string, Tell>()

let tellWidth: (width: number) => void

beforeEach(() => {
  observers.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: Tell, { rootMargin }: { rootMargin: string }) {
        observers.set(rootMargin, tell)
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: (entries: { contentRect: { width: number } }[]) => void) {
        tellWidth = (width) => tell([{ contentRect: { width } }])
      }
      observe() {
        tellWidth(360)
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const tell = (rootMargin: string, isIntersecting: boolean) =>
  act(async () => observers.get(rootMargin)?.([{ isIntersecting }]))

const hasWidgets = () => document.querySelector('[data-live]') !== null

test('a board stays drawn when it leaves the window, until it is two windows away', async () => {
  render(<DashboardMiniature items={[placement('5', 0, 0, 4, 3)]} />)
  await tell('200% 0px', true)
  expect(hasWidgets()).toBe(false)
  await tell('160px', true)
  await waitFor(() => expect(hasWidgets()).toBe(true))
  await tell('160px', false)
  expect(hasWidgets()).toBe(true)
  await tell('200% 0px', false)
  expect(hasWidgets()).toBe(false)
  await tell('160px', true)
  expect(hasWidgets()).toBe(true)
})

test('a board stays drawn while its card has no layout, as when the window changes its size', async () => {
  render(<DashboardMiniature items={[placement('5', 0, 0, 4, 3)]} />)
  await tell('160px', true)
  await waitFor(() => expect(hasWidgets()).toBe(true))
  await act(async () => tellWidth(0))
  expect(hasWidgets()).toBe(true)
})
