import { keepInstallPrompt } from '@cadence/shared/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { InstallCard } from './InstallCard.tsx'

const browser = (userAgent: string) => vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 })
const button = () => screen.queryByRole('button', { name: 'Installer Cadence' })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['iPhone; CPU iPhone OS 18_6', '«\u202fPartager\u202f», puis «\u202fSur l’écran d’accueil\u202f»'],
  ['Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', '«\u202fAjouter à l’écran d’accueil\u202f»'],
])('where only the browser’s menu installs the app, the card says how (%s)', (agent, words) => {
  browser(`Mozilla/5.0 (${agent}`)
  render(<InstallCard />)
  expect(screen.getByRole('region', { name: 'Installer Cadence' }).textContent).toContain(words)
  expect(button()).toBeNull()
})

test('where the browser offers it, a press lets it ask; before and after that there is no card', async () => {
  keepInstallPrompt()
  const { container } = render(<InstallCard />)
  expect(container.textContent).toBe('')
  const prompt = vi.fn().mockResolvedValue(undefined)
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })))
  const offered = await screen.findByRole('button', { name: 'Installer Cadence' })
  await userEvent.click(offered)
  expect(prompt).toHaveBeenCalledOnce()
  expect(container.textContent).toBe('')
})
