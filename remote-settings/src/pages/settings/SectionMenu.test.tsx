import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SectionMenu } from './SectionMenu.tsx'
import { sectionOf, sections } from './sections.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a phone has the current section as a button that opens the list of all, and a choice closes it and leaves the focus on the button', async () => {
  // In a wider window the button is not shown.
  vi.stubGlobal('innerWidth', 390)
  const router = createBrowserRouter([
    { path: '*', element: <SectionMenu current={sectionOf('language')} /> },
  ])
  render(<RouterProvider router={router} />)
  const button = screen.getByRole('button', { name: 'Langue et région' })
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement
  expect([button.getAttribute('aria-expanded'), list.dataset.closed]).toEqual(['false', ''])
  await userEvent.click(button)
  expect([button.getAttribute('aria-expanded'), list.dataset.closed]).toEqual(['true', undefined])
  const links = within(list).getAllByRole('link')
  expect(links).toHaveLength(sections.length)
  expect(links.filter((link) => link.getAttribute('aria-current'))).toHaveLength(1)
  await userEvent.click(within(list).getByRole('link', { name: 'Appareils' }))
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
  expect(window.location.search).toBe('?section=Appareils')
  router.dispose()
})
