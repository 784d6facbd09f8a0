import { preference, setPreference } from '@cadence/shared/preferences'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Reply, serve, show } from '../../../../screen.test-kit.tsx'
import { Notifications } from '../Notifications.tsx'

const group = (name: string) => within(screen.getByRole('group', { name }))
const pressed = (name: string) =>
  group(name)
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

beforeEach(() => setPreference('notifications', null))

test('until the member chooses, a reminder comes a day and an hour before, and a week before an exam', () => {
  show(Notifications)
  expect(pressed('Avant une échéance')).toEqual(['1 heure', '1 jour'])
  expect(pressed('Avant un examen')).toEqual(['1 jour', '1 semaine'])
  expect(screen.getByLabelText('Heure du matin')).toHaveProperty('value', '07:30')
})

test('each lead time is turned by itself and stored in order, also the last one off', async () => {
  show(Notifications)
  await userEvent.click(group('Avant une échéance').getByRole('button', { name: /15/ }))
  expect(preference('notifications')).toEqual({ taskLeads: [15, 60, 1440] })
  await userEvent.click(group('Avant un examen').getByRole('button', { name: /1.jour/ }))
  await userEvent.click(group('Avant un examen').getByRole('button', { name: /1.semaine/ }))
  expect(preference('notifications')?.examLeads).toEqual([])
  expect(group('Avant un examen').queryAllByRole('button', { pressed: true })).toEqual([])
})

test('a lead time that this release does not offer is shown, and stays when another is turned', async () => {
  setPreference('notifications', { taskLeads: [45] })
  show(Notifications)
  expect(pressed('Avant une échéance')).toEqual(['45 minutes'])
  await userEvent.click(group('Avant une échéance').getByRole('button', { name: /3.heures/ }))
  expect(preference('notifications')?.taskLeads).toEqual([45, 180])
})

test('hours are stored when they are whole; an empty field keeps the last one', async () => {
  show(Notifications)
  type('Heure du matin', '06:45')
  expect(preference('notifications')).toEqual({ morningAt: '06:45' })
  type('Heure du matin', '')
  expect(preference('notifications')).toEqual({ morningAt: '06:45' })
  expect(await screen.findByDisplayValue('06:45')).toBe(screen.getByLabelText('Heure du matin'))
  type('De', '23:00')
  type('À', '06:30')
  expect(preference('notifications')).toMatchObject({ quietFrom: '23:00', quietTo: '06:30' })
})

test('without quiet hours their fields are gone, and without reminders all of it', async () => {
  show(Notifications)
  await userEvent.click(screen.getByRole('switch', { name: 'Heures calmes' }))
  expect(screen.queryByLabelText('De')).toBeNull()
  await userEvent.click(screen.getByRole('switch', { name: 'Rappels de tâches' }))
  expect(screen.queryByRole('group', { name: 'Avant une échéance' })).toBeNull()
})

test('a note says that no reminder can be sent, until a way is turned on', async () => {
  show(Notifications)
  expect(screen.getByText(/Aucun rappel ne peut partir/)).toBeDefined()
  await userEvent.click(screen.getByRole('switch', { name: 'Notifications par e-mail' }))
  expect(screen.queryByText(/Aucun rappel ne peut partir/)).toBeNull()
})

test.each<[Reply, RegExp]>([
  [{ status: 200, body: { way: 'push' } }, /sur cet appareil/],
  [{ status: 200, body: { way: 'email' } }, /boîte de réception/],
  [{ status: 200, body: { way: 'none' } }, /Rien n’est parti/],
  [{ status: 429, body: { message: 'Too many.' } }, /dans une heure/],
  ['no answer', /n’est pas parti/],
])('a test reminder says how it comes, or why it does not (%j)', async (reply, text) => {
  const sent = serve(() => reply)
  show(Notifications)
  await press('M’envoyer un rappel d’essai')
  expect(await screen.findByText(text)).toBeDefined()
  const body = { push: false, email: false }
  expect(sent).toContainEqual({ method: 'post', path: '/reminders/test', body })
})
