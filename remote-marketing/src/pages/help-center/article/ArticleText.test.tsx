import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetTexts, prefetchTexts } from '../content/article-texts.ts'
import HelpCenter from '../HelpCenter.tsx'

const network = vi.hoisted(() => ({ isAway: true, loads: 0 }))
vi.mock('../content/texts/access.ts', async (original) => {
  const file = await original<{ default: unknown }>()
  return {
    get default() {
      network.loads += 1
      if (!network.isAway) return file.default
      // As late as a network: React has drawn the place of the text by then.
      return new Promise((_, reject) => setTimeout(reject, 20, new Error('The network is away')))
    },
  }
})
vi.mock('./Drawing.tsx', () => {
  throw new Error('The network is away')
})

beforeEach(() => {
  network.isAway = true
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  forgetTexts('access')
  vi.restoreAllMocks()
})

async function open(address: string) {
  history.replaceState(null, '', address)
  const router = createBrowserRouter([{ path: '*', element: <HelpCenter /> }])
  await act(async () => render(<RouterProvider router={router} />))
  return router
}

/** Finds the heading that follows the text of an article once the text is loaded. */
const below = () => screen.findByRole('heading', { name: 'À lire ensuite' })

test('without a network an article says so, and is loaded again only when somebody asks for it', async () => {
  await open('/help-center/mot-de-passe-oublie')
  expect((await screen.findByRole('alert')).textContent).toContain('n’a pas pu être chargé')
  const { loads } = network
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(network.loads).toBe(loads)
  network.isAway = false
  await act(async () => screen.getByRole('button', { name: 'Réessayer' }).click())
  await below()
})

test('an article that could not be loaded keeps its notice from the next one', async () => {
  const router = await open('/help-center/mot-de-passe-oublie')
  await screen.findByRole('alert')
  await act(() => router.navigate('/help-center/lancer-le-minuteur'))
  await below()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a load ahead of the visit that failed is forgotten', async () => {
  prefetchTexts('access')
  await act(() => new Promise((done) => setTimeout(done, 50)))
  network.isAway = false
  await open('/help-center/mot-de-passe-oublie')
  await below()
})

test('a drawing that cannot be loaded leaves the text alone', async () => {
  await open('/help-center/composer-un-tableau-de-bord')
  await below()
  expect(screen.queryByRole('alert')).toBeNull()
})
