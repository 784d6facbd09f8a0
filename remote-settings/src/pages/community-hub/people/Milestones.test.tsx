import { client } from '@cadence/shared/api/client'
import { authState } from '@cadence/shared/auth'
import { setPreference } from '@cadence/shared/preferences'
import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Milestones } from './Milestones.tsx'
import { useMilestones } from './use-milestones.ts'

const today = () => new Date().toISOString().slice(0, 10)
const other = {
  ...{ firstName: 'Maé', character: null, seed: '9f2c4e61b07d', own: false },
  ...{ kind: 'sessions', count: 25, day: today() },
}
let status: number
let milestones: object[]
let answered: Promise<void> | undefined
let router: ReturnType<typeof createBrowserRouter> | undefined

beforeEach(() => {
  status = 200
  milestones = []
  answered = undefined
  const user = { _id: 'u1', firstName: 'Inès', lastName: 'Lefèvre', email: 'ines@exemple.fr' }
  Object.assign(authState, { user: { ...user, isEmailVerified: true, role: 'user' }, isAuthenticated: true })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(client, 'request').mockImplementation(async () => {
    await answered
    const response = { status, data: { milestones }, headers: {} }
    if (status >= 400) throw Object.assign(new Error('refused'), { response })
    return response
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  router?.dispose()
  vi.restoreAllMocks()
})

function Loaded() {
  return <Milestones milestones={useMilestones()} />
}

async function open() {
  history.replaceState(null, '', '/community-hub')
  router = createBrowserRouter([{ path: '*', element: <Loaded /> }])
  render(<RouterProvider router={router} />)
  await act(async () => undefined)
}

const items = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test('each milestone says who, what and on which day; the own one is marked', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  milestones = [
    other,
    { ...other, firstName: 'Noé', seed: 'b', count: 1, day: yesterday },
    { ...other, firstName: 'Inès', seed: 'c', own: true, kind: 'referrals', count: 11 },
  ]
  await open()
  expect(items()).toEqual([
    'MMaé25 séances de focus terminéesaujourd’hui',
    'NNoéPremière séance de focus terminéehier',
    'IInès (vous)Niveau Campus d’ambassadeur atteintaujourd’hui',
  ])
})

test('a milestone of a kind that only a newer API knows is left out, and the others are shown', async () => {
  milestones = [{ ...other, kind: 'streak', seed: 'b', firstName: 'Noé' }, other]
  await open()
  expect(items()).toEqual(['MMaé25 séances de focus terminéesaujourd’hui'])
})

test('a name is text, however it is written', async () => {
  milestones = [{ ...other, firstName: '<b>Zoé</b>' }]
  await open()
  expect(within(screen.getByRole('listitem')).getByText('<b>Zoé</b>')).toBeTruthy()
})

test('while nobody shares one, the way to share leads to the settings', async () => {
  await open()
  expect(screen.getByText(/^Personne n’a partagé d’étape/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Partager les miennes' })
  expect(link.getAttribute('href')).toMatch(/^\/settings/)
})

/** The account answers that it has the choice: another tab sent it. */
async function reachAccount(sharesMilestones: boolean) {
  localStorage.setItem('preferences:u1', JSON.stringify({ values: { sharesMilestones }, pending: [] }))
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'preferences:u1' })))
}

test('a member who shares theirs is told so once the account has the choice, and how to change it', async () => {
  milestones = [other]
  await open()
  expect(screen.getByText(/Vous n’y êtes pas\.$/)).toBeTruthy()
  await act(async () => void setPreference('sharesMilestones', true))
  expect(screen.getByText(/n’est pas encore arrivé à votre compte/)).toBeTruthy()
  expect(screen.queryByText(/Vous en êtes\.$/)).toBeNull()
  await reachAccount(true)
  expect(screen.getByText(/Vous en êtes\.$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Changer ce choix' })).toBeTruthy()
})

test('one who no longer shares is not told that they are gone before the account knows it', async () => {
  milestones = [other]
  await reachAccount(true)
  await open()
  await act(async () => void setPreference('sharesMilestones', false))
  expect(screen.queryByText(/Vous n’y êtes pas\.$/)).toBeNull()
  expect(screen.getByText(/n’est pas encore arrivé à votre compte/)).toBeTruthy()
})

test('while nobody shares one, a consent that waits to be sent says so', async () => {
  await open()
  await act(async () => void setPreference('sharesMilestones', true))
  expect(screen.getByText(/^Vous avez choisi de partager vos étapes/)).toBeTruthy()
  await reachAccount(true)
  expect(screen.getByText(/^Vos étapes sont partagées/)).toBeTruthy()
})

test('the milestones are loaded again when the account has the choice', async () => {
  await open()
  await act(async () => void setPreference('sharesMilestones', true))
  milestones = [{ ...other, firstName: 'Inès', own: true }]
  await reachAccount(true)
  expect(await screen.findByText('Inès (vous)')).toBeTruthy()
})

test('nothing is claimed before an answer: rows stand in for the milestones', async () => {
  let answer: () => void = () => undefined
  answered = new Promise((resolve) => {
    answer = resolve
  })
  await open()
  const waiting = screen.getByRole('status', { name: 'Chargement des étapes' })
  expect(waiting.querySelectorAll('li')).toHaveLength(4)
  expect(screen.queryByText(/^Personne n’a partagé d’étape/)).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  await act(async () => answer())
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByText(/^Personne n’a partagé d’étape/)).toBeTruthy()
})

test('as many rows stand in for the milestones as came the last time', async () => {
  milestones = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => ({ ...other, seed }))
  await open()
  cleanup()
  answered = new Promise(() => undefined)
  await open()
  expect(screen.getByRole('status').querySelectorAll('li')).toHaveLength(6)
})

test('a failure is told without a claim, and can be tried again', async () => {
  status = 500
  await open()
  expect(screen.queryByText(/^Personne n’a partagé d’étape/)).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('Les étapes n’ont pas pu être chargées.')
  status = 200
  milestones = [other]
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Maé')).toBeTruthy()
})
