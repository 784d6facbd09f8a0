import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dashboard, signIn, storeList } from '../../testing/fixtures.ts'
import { renderPage } from '../../testing/render-page.tsx'
import Collection from './Collection.tsx'

vi.mock('../../sync/use-sync.ts', () => ({ useSync: vi.fn() }))

const NOW = Date.parse('2026-11-20T10:00:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  localStorage.clear()
  signIn()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test('a long collection opens with its first cards, and the others follow in order', async () => {
  storeList(Array.from({ length: 15 }, (_, n) => dashboard({ id: String(n), name: `Semaine ${n}` })))
  renderPage(Collection, '/collection')
  expect(names()).toHaveLength(12)
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(names()).toEqual(Array.from({ length: 15 }, (_, n) => `Semaine ${n}`))
})

test('on a page that stays open overnight the times change by themselves', async () => {
  storeList([dashboard({ updatedAt: new Date(NOW - 1000).toISOString() })])
  renderPage(Collection, '/collection')
  expect(screen.getByText('Edited today')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000))
  expect(screen.getByText('Edited 1 day ago')).toBeTruthy()
})
