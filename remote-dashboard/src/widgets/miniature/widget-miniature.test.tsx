import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { defaultLayout } from '../catalogue.ts'
import { BoardMiniature } from './BoardMiniature.tsx'
import { WidgetMiniature } from './WidgetMiniature.tsx'

/** Tells the miniatures on the page that they are in the window. */
let comeNear: () => void

// Loads the widgets' code, which takes as long as all tests of this file.
beforeAll(() => import('../Widget.tsx'))

beforeEach(() => {
  const told: (() => void)[] = []
  comeNear = () => {
    for (const tell of told) tell()
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        told.push(() => tell([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const names = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)

test('the widget is drawn when the miniature comes near the window, and not before', async () => {
  render(<WidgetMiniature id="5" />)
  expect(document.querySelector('[data-widget-miniature]')?.textContent).toBe('')
  await act(async () => comeNear())
  await waitFor(() => expect(names()).toEqual(['Mood Check']))
})

test('a miniature is a picture: nothing in it can be reached', async () => {
  render(<WidgetMiniature id="10" />)
  const frame = document.querySelector('[data-widget-miniature="10"]')
  expect(frame?.hasAttribute('inert')).toBe(true)
  expect(frame?.getAttribute('aria-hidden')).toBe('true')
})

test('a board shows each of its widgets at its place', async () => {
  render(<BoardMiniature items={defaultLayout.slice(0, 2)} />)
  await act(async () => comeNear())
  await waitFor(() => expect(names()).toEqual(['Personal Tracker', 'Timer']))
  const places = [...document.querySelectorAll('[data-board-miniature] > div > div')]
  expect(places.map((place) => place.getAttribute('style'))).toEqual([
    expect.stringContaining('left: 0px'),
    expect.stringContaining('left: 761px'),
  ])
})
