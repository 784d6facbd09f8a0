import { followTheme } from '@cadence/shared/theme'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ModeChoice } from './ModeChoice.tsx'

let stop: () => void = () => undefined

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const note = () => screen.getByRole('status').textContent

/** Opens the page with a mode in storage. */
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

test('the modes are one named group in English, and dark is first and chosen', () => {
  open()
  const group = screen.getByRole('group', { name: 'Mode' })
  expect(within(group).getByText('Mode').lang).toBe('en')
  const names = screen.getAllByRole('radio').map((element) => element.getAttribute('aria-label'))
  expect(names).toEqual(['Dark', 'Light', 'System'])
  expect(radio('Dark').checked).toBe(true)
})

test('the stored mode is chosen', () => {
  open('light')
  expect(radio('Light').checked).toBe(true)
})

test('a press applies the mode at once and stores it', async () => {
  open()
  await userEvent.click(screen.getByText('Light'))
  expect(radio('Light').checked).toBe(true)
  expect(document.documentElement.dataset.mode).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
  expect(note()).toBe('')
})

test('each mode is drawn in its own tokens, and the system mode in both', () => {
  open()
  const schemes = [...document.querySelectorAll('[data-scheme]')].map((element) =>
    element.getAttribute('data-scheme'),
  )
  expect(schemes).toEqual(['dark', 'light', 'light', 'dark'])
})

test('the system mode names the mode that it is now', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  open()
  expect(screen.queryByText(/clair en ce moment/)).toBeNull()
  await userEvent.click(radio('System'))
  expect(screen.getByText('Comme cet appareil (clair en ce moment)')).toBeDefined()
})

test('a note appears when the browser does not store the choice', async () => {
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
  expect(note()).toBe(
    'Le stockage de votre navigateur est plein\u202f: le mode durera le temps de cet onglet.',
  )
})
