import { preference } from '@cadence/shared/preferences'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Region } from './Region.tsx'

vi.mock('../../../texts/es.ts', () => {
  throw new Error('chunk')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a failed load of a language is shown, the choice stays in the select, and nothing has changed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  render(<Region />)
  const language = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Langue/ })
  await userEvent.selectOptions(language, 'es')
  await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder les modifications' }))
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('n’ont pas pu être chargés'))
  expect(language.value).toBe('es')
  expect(screen.getByRole('heading', { name: 'Langue et région' })).toBeDefined()
  expect(preference('language')).toBeNull()
  expect(reported).not.toHaveBeenCalled()
})
