import { preference, setPreference } from '@cadence/shared/preferences'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { open, preparePlanner, press, put } from '../planner.test-kit.tsx'
import { holidaysModule } from '../planner-modules.ts'

preparePlanner()
beforeAll(() => holidaysModule.load())

const heads = () =>
  [...document.querySelectorAll<HTMLElement>('.head')].map((head) => head.getAttribute('aria-label'))
const bands = () => [...document.querySelectorAll('.band')].map(({ textContent }) => textContent)
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })

test('a member who chose no place sees no holidays, and a week that starts on Friday', () => {
  vi.setSystemTime(new Date('2026-12-24T08:30:00Z'))
  put('a')
  open()
  expect(heads()).toHaveLength(7)
  expect(heads()[0]).toBe('Vendredi 18 décembre')
  expect(bands()).toEqual([])
})

test('holidays are bands above the days, and part of the accessible names of the days', () => {
  vi.setSystemTime(new Date('2026-12-24T08:30:00Z'))
  put('a')
  setPreference('holidayZone', 'C')
  setPreference('weekStart', 'monday')
  open()
  expect(bands()).toEqual(['Vacances de Noël', 'Noël', 'Vacances de Noël'])
  expect(heads()[3]).toBe('Jeudi 24 décembre, Vacances de Noël')
  expect(heads()[4]).toBe('Vendredi 25 décembre, Noël (jour férié), Vacances de Noël')
})

test('after the last published calendar the planner shows a note', async () => {
  vi.setSystemTime(new Date('2027-08-25T08:30:00Z'))
  put('a')
  setPreference('holidayZone', 'B')
  open()
  expect(screen.queryByText(/pas encore publiées/)).toBeNull()
  await press('Semaine suivante')
  expect(screen.getByText('Les vacances scolaires ne sont pas encore publiées après août 2027.')).toBeTruthy()
})

test('the first day and the place are chosen in the planner, at once, also the way back', async () => {
  put('a')
  open()
  await press('Semaine et vacances')
  await userEvent.selectOptions(select('Premier jour de la semaine'), 'sunday')
  expect(heads()[0]).toBe('Dimanche 22 novembre')
  await userEvent.selectOptions(select('Vacances et jours fériés'), 'A')
  expect(
    screen.getByText(
      /^Académies : Besançon, .* publiées jusqu’au 31 août 2027 \(source : Éducation nationale\)\.$/,
    ),
  ).toBeTruthy()
  await userEvent.selectOptions(select('Vacances et jours fériés'), 'La Réunion')
  expect([preference('weekStart'), preference('holidayZone')]).toEqual(['sunday', 'RE'])
  await userEvent.selectOptions(select('Vacances et jours fériés'), 'Guadeloupe')
  expect(screen.getByText(/^Jours fériés seulement/)).toBeTruthy()
  await userEvent.selectOptions(select('Vacances et jours fériés'), 'Ne pas les afficher')
  expect(preference('holidayZone')).toBeNull()
  await press('Fermer')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a choice on another device changes the week that is open', async () => {
  put('a')
  open()
  await act(async () => void setPreference('weekStart', 'monday'))
  expect(heads()[0]).toBe('Lundi 23 novembre')
})
