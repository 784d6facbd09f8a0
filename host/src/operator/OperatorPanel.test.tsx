import { createMemoryRouter, RouterProvider } from '@cadence/shared/router'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reportError } from '../errors/report-error.ts'
import { remoteNamed } from '../remotes/remotes.ts'
import { OperatorPanel } from './OperatorPanel.tsx'
import { packagesOf } from './Packages.tsx'
import type { PanelDetails } from './panel-contract.ts'
import { loadTimes } from './panel-parts.ts'
import { loadText } from './panel-wording.ts'

const ask = vi.fn<typeof fetch>()
const entry = '/remotes/auth/1/remoteEntry.js'
const registry = {
  host: '7',
  panel: true,
  remotes: [
    { name: 'auth', owner: 'team-auth', version: '1', entry, pages: {} },
    {
      name: 'settings',
      owner: 'team-settings',
      version: 'dev',
      entry: 'http://localhost:3004/remoteEntry.js',
      pages: {},
      preview: { kind: 'address', from: 'localhost:3004' },
    },
  ],
}
const details: PanelDetails = {
  revision: 12,
  previews: 'free',
  change: { at: '2026-11-20T16:30:00.000Z', who: 'Léa', what: 'auth 2 live', why: 'connexion plus claire' },
  parts: [
    { name: 'host', owner: 'team-platform', version: '7', commit: 'abc1234' },
    {
      name: 'auth',
      owner: 'team-auth',
      version: '2',
      commit: 'def5678',
      since: '2026-11-20T16:30:00.000Z',
      previous: '1',
      canary: { version: '3', share: 2.5 },
      pin: { who: 'Tom', why: 'vendredi', at: '2026-11-20T17:00:00.000Z' },
    },
  ],
}

beforeEach(() => {
  const element = document.createElement('script')
  Object.assign(element, { id: 'cadence-registry', type: 'application/json' })
  element.textContent = JSON.stringify(registry)
  document.head.replaceChildren(element)
  vi.stubGlobal(
    'fetch',
    ask.mockReset().mockImplementation(async () => Response.json(details)),
  )
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open() {
  const router = createMemoryRouter([{ path: '/', Component: OperatorPanel }])
  await act(async () => render(<RouterProvider router={router} />))
}
const region = (name: string) => within(screen.getByRole('region', { name }))
const card = (name: string) =>
  within(
    screen.getByRole('heading', { level: 3, name: new RegExp(`^${name} `) }).closest('li') as HTMLElement,
  )

test('shows what is live, its team, and the version of this tab', async () => {
  const release = { version: '1', entry: location.origin + entry, pages: {} }
  remoteNamed('auth').accept(
    { id: 'auth', remote: 'auth', release },
    { name: 'auth', owner: 'team-auth', ...release },
  )
  await open()
  expect(screen.getByRole('status').textContent).toMatch(
    /^Révision 12, .*par Léa\u202f: auth 2 live\u202f: «\u202fconnexion plus claire\u202f»$/,
  )
  const auth = card('auth')
  for (const text of ['team-auth', '2', 'def5678', 'cet onglet utilise 1', 'canari 3, 2,5 %'])
    expect(auth.getByText(text)).toBeTruthy()
  expect(auth.getByText('épinglée par Tom, vendredi')).toBeTruthy()
  expect(card('host').getByText('abc1234')).toBeTruthy()
  expect(document.title).toBe('Panneau de l’opérateur · Cadence')
})

test('without an answer of the server, shows what the document knows', async () => {
  ask.mockImplementation(async () => new Response('Not found', { status: 404 }))
  await open()
  expect(screen.getByRole('status').textContent).toMatch(/^Le serveur n’en dit pas plus/)
  expect(card('settings').getByText('dev')).toBeTruthy()
})

test('failures of this tab show as they come', async () => {
  await open()
  const failures = region('Échecs de cet onglet')
  expect(failures.getByText(/^Aucun échec/)).toBeTruthy()
  act(() => reportError({ error: new Error('down'), phase: 'load', page: 'auth/Login', version: '1' }))
  expect(failures.getByRole('listitem').textContent).toBe('Chargement, auth/Login 1down')
})

test('previews are listed with the way back, and a form for another', async () => {
  await open()
  const previews = region('Aperçus')
  expect(previews.getByText('settings depuis localhost:3004')).toBeTruthy()
  vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  await act(async () => previews.getByRole('button', { name: 'Quitter' }).click())
  expect(ask).toHaveBeenCalledWith('/__preview?remote=settings', { method: 'DELETE' })
  const form = previews.getByRole('textbox', { name: 'Adresse ou version' }).closest('form')
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/__preview', 'get'])
})

test('where a preview needs a signature, the panel says that instead of showing a form', async () => {
  ask.mockImplementation(async () => Response.json({ ...details, previews: 'signed' }))
  await open()
  expect(region('Aperçus').getByText(/^Un lien signé ouvre un aperçu/)).toBeTruthy()
  expect(region('Aperçus').queryByRole('textbox')).toBeNull()
})

test('what a remote has cost, by the folder of its entry', () => {
  const resource = (name: string, transferSize: number, encodedBodySize = transferSize) => ({
    name,
    duration: 12.4,
    transferSize,
    encodedBodySize,
  })
  const resources = [resource('/a/1/e.js', 300), resource('/a/1/x.js', 200), resource('/a/10/e.js', 9)]
  expect(loadTimes('/a/1/e.js', resources)).toEqual({ entry: 12.4, files: 2, bytes: 500 })
  expect(loadTimes('/b/1/e.js', resources)).toEqual({ files: 0, bytes: 0 })
  const cached = loadTimes('/c/1/e.js', [resource('/c/1/e.js', 0, 500)])
  expect(loadText(cached)).toBe('entrée en 12\u202fms, 1 fichier, du cache')
  const hidden = loadTimes('http://x/1/e.js', [resource('http://x/1/e.js', 0)])
  expect(loadText(hidden)).toBe('entrée en 12\u202fms, 1 fichier, taille inconnue')
})

test('lists the providers, and a name with two versions in two rows', () => {
  const scope = {
    react: { '19.3.1': { from: 'cadence_host', lib: () => ({}) }, '19.0.0': { from: 'cadence_auth_1' } },
    axios: { '1.2.0': { from: 'cadence_host', loaded: true } },
  }
  expect(packagesOf(scope)).toEqual([
    { name: 'axios', version: '1.2.0', from: 'cadence_host', loaded: true },
    { name: 'react', version: '19.3.1', from: 'cadence_host', loaded: true },
    { name: 'react', version: '19.0.0', from: 'cadence_auth_1', loaded: false },
  ])
})

describe('who sees it', () => {
  test.each([
    ['a visitor', undefined, true, false],
    ['a member', 'user', true, false],
    ['an administrator', 'admin', true, true],
    ['a super-administrator', 'superadmin', true, true],
    ['an administrator, while it is off', 'admin', false, false],
  ])('%s', async (_, role, panel, seen) => {
    vi.resetModules()
    const element = document.getElementById('cadence-registry')
    if (element) element.textContent = JSON.stringify({ ...registry, panel })
    const { isPanelFor } = await import('./panel-access.ts')
    expect(isPanelFor('/__shell', role)).toBe(seen)
    expect(isPanelFor('/__shell/x', role)).toBe(false)
  })
})
