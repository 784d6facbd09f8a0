import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Reply, serve, show, toasts } from '../../../screen.test-kit.tsx'
import { Devices } from './Devices.tsx'

const at = new Date(Date.now() - 2 * 3_600_000).toISOString()
const session = (id: string, other: object) => ({
  id,
  browser: 'Chrome',
  system: 'Windows',
  timeZone: 'Europe/Paris',
  createdAt: at,
  lastActiveAt: at,
  isCurrent: false,
  ...other,
})
const laptop = session('s1', { isCurrent: true })
const phone = session('s2', { browser: 'Safari', system: 'iOS', timeZone: 'America/New_York' })
const unknown = session('s3', { browser: null, system: null, timeZone: null })
const gone: Reply = { status: 204, body: '' }

function api(sessions: object[], end: Reply = gone) {
  return serve(({ method }) => (method === 'get' ? { status: 200, body: { sessions } } : end))
}
const rows = () => within(screen.getByRole('list', { name: 'Appareils connectés' })).getAllByRole('listitem')
const texts = () => rows().map((row) => row.textContent?.replaceAll('\u00a0', ' '))

test('each device has its browser, system, city and last activity, and this one is marked', async () => {
  api([laptop, phone, unknown])
  show(Devices)
  await screen.findByText('cet appareil')
  expect(texts()).toEqual([
    'Chrome sous Windowscet appareilParis · Actif en ce moment',
    'Safari sous iOSNew York · Dernière activité\u202f: il y a 2 heuresDéconnecter',
    'Appareil inconnuLieu inconnu · Dernière activité\u202f: il y a 2 heuresDéconnecter',
  ])
})

test.each<[string, Reply]>([
  ['signed out', gone],
  ['signed out already', { status: 404 }],
])('a device that is %s leaves the list, and the focus stays there', async (_name, reply) => {
  const sent = api([laptop, phone], reply)
  show(Devices)
  await userEvent.click(await screen.findByRole('button', { name: 'Déconnecter Safari sous iOS' }))
  await screen.findByText('Aucun autre appareil n’est connecté à votre compte.')
  expect(sent.at(-1)).toEqual({ method: 'delete', path: '/sessions/s2' })
  expect(rows()).toHaveLength(1)
  expect(toasts).toMatchObject([{ kind: 'success', text: 'Safari sous iOS est déconnecté.' }])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')))
})

test('a device that could not be signed out stays, and can be tried again', async () => {
  api([laptop, phone], { status: 500 })
  show(Devices)
  const button = await screen.findByRole('button', { name: 'Déconnecter Safari sous iOS' })
  await userEvent.click(button)
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]))
  expect(rows()).toHaveLength(2)
  expect(button.getAttribute('aria-disabled')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('all other devices are signed out after a confirmation', async () => {
  const sent = api([laptop, phone, unknown])
  show(Devices)
  const ask = await screen.findByRole('button', { name: 'Déconnecter tous les autres appareils' })
  await userEvent.click(ask)
  expect(screen.getByRole('dialog').textContent).toContain('2 appareils devront se reconnecter.')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Annuler' }))
  expect(sent).toHaveLength(1)
  await userEvent.click(ask)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Déconnecter' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(sent.at(-1)).toEqual({ method: 'delete', path: '/sessions' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')))
})

test('the confirmation stays open during the request, and shows its failure', async () => {
  let answer: (reply: Reply) => void = () => undefined
  const end = new Promise<Reply>((resolve) => {
    answer = resolve
  })
  serve(({ method }) => (method === 'get' ? { status: 200, body: { sessions: [laptop, phone] } } : end))
  show(Devices)
  await userEvent.click(await screen.findByRole('button', { name: 'Déconnecter tous les autres appareils' }))
  const dialog = screen.getByRole('dialog')
  const confirm = within(dialog).getByRole('button', { name: 'Déconnecter' })
  await userEvent.click(confirm)
  const cancel = within(dialog).getByRole('button', { name: 'Annuler' })
  expect(cancel.hasAttribute('disabled')).toBe(true)
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBe(dialog)
  await act(async () => answer({ status: 500 }))
  expect(await within(dialog).findByRole('alert')).toBeTruthy()
  expect(document.activeElement).toBe(confirm)
  await userEvent.click(cancel)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a failed load of the list can be retried', async () => {
  serve(() => 'no answer')
  show(Devices)
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  api([laptop])
  await userEvent.click(retry)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
  await screen.findByText('Aucun autre appareil n’est connecté à votre compte.')
  expect(screen.queryByRole('button', { name: /Déconnecter/ })).toBeNull()
})
