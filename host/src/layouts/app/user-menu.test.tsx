import { client } from '@cadence/shared/api/client'
import { authState, sendBeforeLogout } from '@cadence/shared/auth'
import { provideToasts } from '@cadence/shared/ui'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { elodie, isOpen, removeLayout, renderLayout } from './layout.test-kit.tsx'

beforeEach(() => {
  client.defaults.adapter = (config) =>
    Promise.resolve({ config, data: {}, headers: {}, status: 200, statusText: 'OK' })
})
afterEach(removeLayout)

const button = (name = 'Votre menu, élodie de Lys') => screen.getByRole('button', { name })
const menu = () => document.getElementById(button().getAttribute('popovertarget') ?? '') as HTMLElement

test('shows name, e-mail and initials, and leads to the profile and the settings', () => {
  renderLayout()
  expect(button().textContent).toBe('ÉD')
  expect(within(menu()).getByText('élodie de Lys')).toBeTruthy()
  expect(within(menu()).getByText('e@e.fr')).toBeTruthy()
  const links = within(menu()).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Profile', '/settings?section=personal'],
    ['Settings', '/settings'],
  ])
  expect(within(menu()).getByText('Log out').closest('button')).not.toBeNull()
})

test.each(['admin', 'superadmin'])('somebody with the role %s gets to the inbox', (role) => {
  renderLayout({ ...elodie, role })
  const link = within(menu()).getByRole('link', { name: 'Boîte de réception' })
  expect(link.getAttribute('href')).toBe('/inbox')
})

test('someone without a last name has one initial, and no gap after the name', () => {
  renderLayout({ ...elodie, firstName: 'Zoé', lastName: '' })
  expect(button('Votre menu, Zoé').textContent).toBe('Z')
})

test('someone without any name is named by the e-mail, and has a sign for initials', () => {
  renderLayout({ ...elodie, firstName: ' ', lastName: '' })
  expect(button('Votre menu, e@e.fr').textContent).toBe('')
  expect(button('Votre menu, e@e.fr').querySelector('svg')).not.toBeNull()
})

test('someone with a photo is seen, and by the initials where it cannot be loaded', () => {
  renderLayout({ ...elodie, photo: '/photos/a' })
  const photo = button().querySelector('img')
  expect(photo?.getAttribute('src')).toBe('/api/v1/photos/a')
  fireEvent.error(photo as HTMLImageElement)
  expect(button().textContent).toBe('ÉD')
})

test('closes when an item is chosen, and when a page is reached by another way', async () => {
  const router = renderLayout()
  await userEvent.click(button())
  expect(isOpen(menu())).toBe(true)
  await userEvent.click(within(menu()).getByText('Profile'))
  expect(isOpen(menu())).toBe(false)
  await userEvent.click(button())
  await act(async () => router.navigate('/help'))
  expect(isOpen(menu())).toBe(false)
})

test('closes when the focus goes on to the page, not while it moves inside or back to the button', async () => {
  renderLayout()
  await userEvent.click(button())
  const [profile, settings] = within(menu()).getAllByRole('link')
  fireEvent.blur(profile as HTMLElement, { relatedTarget: settings })
  fireEvent.blur(profile as HTMLElement, { relatedTarget: button() })
  fireEvent.blur(profile as HTMLElement, { relatedTarget: null })
  expect(isOpen(menu())).toBe(true)
  fireEvent.blur(settings as HTMLElement, { relatedTarget: screen.getByRole('link', { name: 'Premium' }) })
  expect(isOpen(menu())).toBe(false)
})

test('the last changes are sent before the sign-out; the button shows that and takes no second press', async () => {
  let sent = () => {}
  const send = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        sent = resolve
      }),
  )
  const end = sendBeforeLogout(send)
  renderLayout()
  await userEvent.click(button())
  const leave = within(menu()).getByRole('button', { name: 'Log out' })
  await userEvent.click(leave)
  expect(leave.textContent).toBe('Saving your changes...')
  expect(screen.getByText('Saving your changes...', { selector: '[role=status]' })).toBeTruthy()
  await userEvent.click(leave)
  expect(send).toHaveBeenCalledOnce()
  expect(authState.user).not.toBeNull()
  await act(async () => sent())
  await vi.waitFor(() => expect(authState.user).toBeNull())
  end()
})

test('a toast says that unsent changes stay in this browser', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const said: string[] = []
  provideToasts(
    async () =>
      ({ text }) =>
        said.push(text),
  )
  const end = sendBeforeLogout(() => Promise.reject(new Error('no network')))
  renderLayout()
  await userEvent.click(button())
  await userEvent.click(within(menu()).getByText('Log out'))
  await vi.waitFor(() =>
    expect(said).toEqual([expect.stringMatching(/^Vos dernières modifications n’ont pas pu/)]),
  )
  expect(authState.user).toBeNull()
  end()
})
