import { followTheme } from '@cadence/shared/theme'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ModeChoice } from './ModeChoice.tsx'

let stop: () => void = () => undefined

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const note = () => screen.getByRole('status').textContent

/** The member comes to the page with what is stored. */
function open(stored?: string) {
  if (stored) localStorage.setItem('theme', stored)
  stop = followTheme()
  render(<ModeChoice />)
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  stop()
  vi.unstubAllGlobals()
})

test('three modes in one named group, in English, dark first and chosen', () => {
  open()
  const group = screen.getByRole('group', { name: 'Mode' })
  expect(group.getAttribute('lang')).toBe('en')
  const names = screen.getAllByRole('radio').map((element) => element.getAttribute('aria-label'))
  expect(names).toEqual(['Dark', 'Light', 'System'])
  expect(radio('Dark').checked).toBe(true)
})

test('the stored mode is the chosen one', () => {
  open('light')
  expect(radio('Light').checked).toBe(true)
})

test('a press applies the mode at once and keeps it', async () => {
  open()
  await userEvent.click(screen.getByText('Light'))
  expect(radio('Light').checked).toBe(true)
  expect(document.documentElement.dataset.mode).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
  expect(note()).toBe('')
})

test('each mode shows itself in its own tokens, the system both', () => {
  open()
  const schemes = [...document.querySelectorAll('[data-scheme]')].map((element) =>
    element.getAttribute('data-scheme'),
  )
  expect(schemes).toEqual(['dark', 'light', 'light', 'dark'])
})

test('the system mode says what it comes to now', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  open()
  expect(screen.queryByText(/light now/)).toBeNull()
  await userEvent.click(radio('System'))
  expect(screen.getByText('Follows this device (light now)')).toBeDefined()
})

test('a choice that the browser does not keep says so', async () => {
  open()
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  vi.stubGlobal('localStorage', full)
  await userEvent.click(radio('Light'))
  expect(document.documentElement.dataset.mode).toBe('light')
  expect(note()).toBe('The storage of your browser is full: the mode lasts as long as this tab.')
})
