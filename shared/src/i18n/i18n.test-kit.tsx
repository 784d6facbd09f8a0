import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { restoreStorage } from '../storage/storage.test-kit.ts'

type I18n = typeof import('../i18n.ts')

/** The module as the page of this test loaded it: see `start`. */
export let i18n: I18n

/** Stops following other tabs. */
export let end = () => {}

/** Called for each failed load. */
export const report = vi.fn()

/** Loads the module as a page does. @param stored what storage holds as the language. */
export async function start(stored?: string): Promise<void> {
  if (stored !== undefined) localStorage.setItem('language', stored)
  vi.resetModules()
  i18n = await import('../i18n.ts')
  end = i18n.followLanguage(report)
}

/** A workspace with one subject. Its title is the name of the workspace, or `label`, and the language. */
export function workspace(name: string, overrides: { fr?: () => Promise<never> } = {}, label = name) {
  const load = (language: string) =>
    vi.fn(async () => ({
      default: { page: { title: `${label} ${language}`, edited: `${language} {time}` as const } },
    }))
  const loaders = { fr: load('fr'), en: load('en'), es: load('es'), ...overrides }
  const define = i18n.workspaceTexts(name, loaders)
  const texts = define('page', { en: { title: `${label} base`, edited: 'base {time}' } })
  const Title = () => <h1>{i18n.useTexts(texts).title}</h1>
  return { loaders, texts, Title }
}

/** The first title on screen, and all of them. */
export const title = () => screen.getByRole('heading').textContent
export const titles = () => screen.getAllByRole('heading').map((heading) => heading.textContent)
/** Another tab writes to storage. */
export const inOtherTab = (key: string | null, value: string) => {
  localStorage.setItem('language', value)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

beforeEach(() => {
  localStorage.clear()
  report.mockClear()
})
afterEach(() => {
  end()
  cleanup()
  restoreStorage()
})
