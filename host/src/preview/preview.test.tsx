import type { ShownPreview } from '@cadence/releases/browser/page-registry'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import createCache from '@emotion/cache'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markPreview, reportError } from '../errors/report-error.ts'
import { PageLoadError } from '../remotes/errors.ts'
import { mountPreview } from './mount-preview.tsx'
import { badgeText } from './preview-wording.ts'

/** Takes the place of the federation runtime, which does not run here. */
const provided = vi.hoisted(() => vi.fn())
vi.mock('@module-federation/enhanced/runtime', () => ({ registerShared: provided }))

const auth: ShownPreview = { remote: 'auth', kind: 'address', from: 'localhost:3002' }
const settings: ShownPreview = { remote: 'settings', kind: 'version', from: '0.1.0-4f2a' }

const ask = vi.fn<typeof fetch>()
const toasts: Toast[] = []
const reload = vi.fn()

beforeEach(() => {
  vi.stubGlobal('fetch', ask.mockReset().mockResolvedValue(new Response(null, { status: 204 })))
  vi.spyOn(location, 'reload').mockImplementation(reload.mockReset())
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  toasts.length = 0
  provided.mockReset()
  provideToasts(async () => (toast) => void toasts.push(toast))
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const mount = (...previews: ShownPreview[]) =>
  act(async () => mountPreview(previews, createCache({ key: 'c' })))

test('the badge names what is previewed and where it comes from', () => {
  expect(badgeText([auth])).toBe('Aperçu\u202f: auth depuis localhost:3002')
  expect(badgeText([auth, settings])).toBe(
    'Aperçu\u202f: auth depuis localhost:3002 · settings, version 0.1.0-4f2a',
  )
})

test('its button leads back to what is live; when that fails, one can try again', async () => {
  await mount(auth)
  expect(provided).toHaveBeenCalledOnce()
  const badge = within(screen.getByRole('complementary', { name: 'Aperçu' }))
  ask.mockResolvedValueOnce(new Response(null, { status: 503 }))
  await userEvent.click(badge.getByRole('button', { name: 'Quitter' }))
  await vi.waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]))
  expect(reload).not.toHaveBeenCalled()
  await userEvent.click(badge.getByRole('button', { name: 'Quitter' }))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  // The browser may ask whether to leave the page, and the member may stay: the button must work again.
  await vi.waitFor(() => expect(badge.getByRole('button').getAttribute('aria-busy')).not.toBe('true'))
  expect(ask.mock.calls.map(([path, init]) => [path, init?.method])).toEqual([
    ['/__preview', 'DELETE'],
    ['/__preview', 'DELETE'],
  ])
})

test('one that is not to be had is said, with a way back for it alone', async () => {
  await mount({ ...auth, failed: true }, settings)
  await vi.waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]?.text).toBe(
    'L’aperçu de auth depuis localhost:3002 n’a pas pu être chargé\u202f: la version en ligne s’affiche.',
  )
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  toasts[0]?.action?.run()
  await vi.waitFor(() => expect(ask).toHaveBeenCalledWith('/__preview?remote=auth', { method: 'DELETE' }))
  await vi.waitFor(() =>
    expect(toasts[1]?.text).toBe('La version en ligne n’a pas pu être rétablie. Réessayez.'),
  )
})

test('one that does not load is said once, also when that was before; its failures are marked', async () => {
  const details: unknown[] = []
  addEventListener('cadence:failure', (event) => details.push((event as CustomEvent).detail))
  markPreview()
  const error = new PageLoadError('marketing/Home', undefined, { cause: 'down' })
  reportError({ error, phase: 'load', remote: 'marketing' })
  await mount({ ...settings, remote: 'marketing' }, { ...settings, remote: 'community' })
  reportError({ error, phase: 'load', remote: 'marketing' })
  reportError({ error, phase: 'load', remote: 'dashboard' })
  // Only the texts failed. The page shows with its default texts, so no toast appears.
  reportError({ error: new Error('no texts'), phase: 'load', remote: 'community' })
  await vi.waitFor(() => expect(toasts).toHaveLength(1))
  expect(details).toMatchObject(Array(4).fill({ preview: true }))
})
