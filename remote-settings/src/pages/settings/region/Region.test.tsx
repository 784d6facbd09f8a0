import { authState } from '@cadence/shared/auth'
import { setLanguage } from '@cadence/shared/i18n'
import { preference, setPreference } from '@cadence/shared/preferences'
import { provideToasts } from '@cadence/shared/ui'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Region } from './Region.tsx'
import { saveRegion } from './region-choice.ts'
import { offsetOf } from './time-zone-options.ts'

vi.mock('./region-choice.ts', { spy: true })

let said: string[] = []
const select = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const optionsOf = (element: HTMLSelectElement) => [...element.options].map(({ value }) => value)
const save = (name = 'Sauvegarder les modifications') => screen.getByRole('button', { name })
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

let count = 0
beforeEach(async () => {
  localStorage.clear()
  await setLanguage('default')
  count += 1
  const user = {
    _id: `m${count}`,
    firstName: 'I',
    lastName: 'B',
    email: 'i@b.fr',
    isEmailVerified: true,
    role: 'user',
  }
  Object.assign(authState, { user, isAuthenticated: true })
  said = []
  provideToasts(
    async () =>
      ({ text }) =>
        said.push(text),
  )
})
afterEach(cleanup)

test('the selects offer the stated values and the present ones', () => {
  render(<Region />)
  expect(optionsOf(select(/^Langue/))).toEqual(['default', 'fr', 'en', 'es'])
  expect(select(/^Langue/).value).toBe('default')
  expect(optionsOf(select(/^Fuseau/))).toEqual(['device', 'europe/paris', 'america/new_york', 'asia/tokyo'])
  expect(select(/^Fuseau/).value).toBe('device')
  expect(screen.getByRole('option', { name: 'Tokyo (UTC+09:00)' })).toBeDefined()
  expect(isOff(save())).toBe(true)
})

test('a stored zone that is not offered is shown', () => {
  setPreference('timeZone', 'America/Port_of_Spain')
  render(<Region />)
  expect(select(/^Fuseau/).selectedOptions[0]?.textContent).toBe('America/Port of Spain (UTC\u221204:00)')
})

test('both values change only when they are saved; then the page and the toast are in the language, which is stored', async () => {
  render(<Region />)
  await userEvent.selectOptions(select(/^Langue/), 'es')
  await userEvent.selectOptions(select(/^Fuseau/), 'asia/tokyo')
  expect(isOff(save())).toBe(false)
  expect(preference('timeZone')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Langue et région' })).toBeDefined()
  await userEvent.click(save())
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Idioma y región' })).toBeDefined())
  expect([preference('language'), preference('timeZone')]).toEqual(['es', 'Asia/Tokyo'])
  expect(said).toEqual(['Cambios guardados.'])
  expect(optionsOf(select(/^Idioma/))).toEqual(['fr', 'en', 'es'])
  expect(select(/^Zona/).value).toBe('asia/tokyo')
  expect(isOff(save('Guardar los cambios'))).toBe(true)
  expect(document.activeElement).toBe(save('Guardar los cambios'))
})

test('a member can return to the zone of the device', async () => {
  setPreference('timeZone', 'Asia/Tokyo')
  render(<Region />)
  await userEvent.selectOptions(select(/^Fuseau/), 'device')
  await userEvent.click(save())
  expect(preference('timeZone')).toBeNull()
})

test('the place of the holidays is saved like the rest, names its académies, and can be taken back', async () => {
  const { unmount } = render(<Region />)
  expect(select(/^Vacances/).value).toBe('')
  await userEvent.selectOptions(select(/^Vacances/), 'Zone C')
  expect(screen.getByText(/^Académies : Créteil, Montpellier, Paris/)).toBeDefined()
  expect(preference('holidayZone')).toBeNull()
  await userEvent.click(save())
  expect(preference('holidayZone')).toBe('C')
  await userEvent.selectOptions(select(/^Vacances/), 'Martinique')
  await userEvent.click(save())
  expect(preference('holidayZone')).toBe('MQ')
  unmount()
  render(<Region />)
  await userEvent.selectOptions(select(/^Vacances/), 'Ne pas les afficher')
  await userEvent.click(save())
  expect(preference('holidayZone')).toBeNull()
})

test('an error of our own code is shown and reported', async () => {
  const fault = new TypeError('Broken.')
  vi.mocked(saveRegion).mockRejectedValueOnce(fault)
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  onTestFinished(() => void vi.unstubAllGlobals())
  render(<Region />)
  await userEvent.selectOptions(select(/^Langue/), 'es')
  await userEvent.click(save())
  expect((await screen.findByRole('alert')).textContent).toContain('Cela n’a pas fonctionné.')
  expect(reported.mock.calls).toEqual([[fault]])
})

test('the offset follows summer time', () => {
  expect(offsetOf('europe/paris', Date.UTC(2026, 0, 1))).toBe('UTC+01:00')
  expect(offsetOf('europe/paris', Date.UTC(2026, 6, 1))).toBe('UTC+02:00')
  expect(offsetOf('america/new_york', Date.UTC(2026, 0, 1))).toBe('UTC\u221205:00')
  expect(offsetOf('UTC', 0)).toBe('UTC+00:00')
})
