import { unsentEdits } from '@cadence/shared/sync'
import { keepInstallPrompt } from '@cadence/shared/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { dismissInstall, INSTALL_OFFER_KEY, mayOfferInstall } from './install-offer.ts'
import { StatusLines } from './StatusLines.tsx'

const DAY_MS = 24 * 60 * 60 * 1000
const now = Date.now()
const store = (value: unknown) => localStorage.setItem(INSTALL_OFFER_KEY, JSON.stringify(value))

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

describe('the offer', () => {
  test('begins two days after the first visit', () => {
    expect(mayOfferInstall(now)).toBe(false)
    expect(mayOfferInstall(now + 2 * DAY_MS - 1)).toBe(false)
    expect(mayOfferInstall(now + 2 * DAY_MS)).toBe(true)
  })

  test('never comes again once it was dismissed', () => {
    mayOfferInstall(now)
    dismissInstall(now + 2 * DAY_MS)
    expect(mayOfferInstall(now + 3 * DAY_MS)).toBe(false)
    expect(mayOfferInstall(now - DAY_MS)).toBe(false)
  })

  test.each(['{', '{}', '{"firstVisit":"1","isDismissed":false}'])(
    'unreadable text %s counts from now',
    (text) => {
      localStorage.setItem(INSTALL_OFFER_KEY, text)
      expect(mayOfferInstall(now)).toBe(false)
      expect(mayOfferInstall(now + 2 * DAY_MS)).toBe(true)
    },
  )

  test('a clock that was ahead at the first visit counts from now', () => {
    mayOfferInstall(now + 300 * DAY_MS)
    expect(mayOfferInstall(now)).toBe(false)
    expect(mayOfferInstall(now + 2 * DAY_MS)).toBe(true)
  })
})

describe('the line', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Safari/604.1'
  const prompt = vi.fn().mockResolvedValue(undefined)
  const offer = () =>
    act(async () => {
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
    })
  const line = () => screen.queryByRole('region', { name: 'Installer Cadence' })
  const useBrowser = (userAgent: string, isInstalled = false) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5, standalone: isInstalled })
    vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }))
  }
  const threeDaysIn = () => store({ firstVisit: now - 3 * DAY_MS, isDismissed: false })

  beforeAll(keepInstallPrompt)
  beforeEach(() => {
    prompt.mockClear()
    threeDaysIn()
  })
  afterEach(async () => {
    await act(async () => void dispatchEvent(new Event('appinstalled')))
    cleanup()
    vi.unstubAllGlobals()
    Object.assign(unsentEdits, { count: 0 })
  })

  test('lets the browser ask, and is never seen again', async () => {
    useBrowser('Chrome/142')
    const { unmount } = render(<StatusLines />)
    expect(line()).toBeNull()
    await offer()
    expect(line()?.textContent).toContain('même sans réseau')
    await userEvent.click(screen.getByRole('button', { name: 'Installer' }))
    expect(prompt).toHaveBeenCalledOnce()
    expect(line()).toBeNull()
    unmount()
    render(<StatusLines />)
    await offer()
    expect(line()).toBeNull()
  })

  test('says the way by hand on an iPhone, and « Plus tard » ends it for good', async () => {
    useBrowser(iphone)
    const { unmount } = render(<StatusLines />)
    expect(line()?.textContent).toMatch(
      /«\u202fSur l’écran d’accueil\u202f».*«\u202fSur l’écran d’accueil\u202f»/,
    )
    expect(screen.queryByRole('button', { name: 'Installer' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Plus tard' }))
    expect(line()).toBeNull()
    unmount()
    render(<StatusLines />)
    expect(line()).toBeNull()
  })

  test.each([
    ['Plus tard', iphone, false],
    ['Installer', 'Chrome/142', true],
  ])('« %s » gives the focus to the page, since the pressed button goes', async (name, browser, asks) => {
    useBrowser(browser)
    render(
      <main tabIndex={-1}>
        <StatusLines />
      </main>,
    )
    if (asks) await offer()
    await userEvent.click(screen.getByRole('button', { name }))
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  test.each([
    ['the installed app', iphone, true],
    ['a browser that cannot install', 'Version/26.0 Safari/605', false],
  ])('is not in %s', (_name, userAgent, isInstalled) => {
    useBrowser(userAgent, isInstalled)
    render(<StatusLines />)
    expect(line()).toBeNull()
  })

  test('is not there on the first days', () => {
    useBrowser(iphone)
    store({ firstVisit: now - DAY_MS, isDismissed: false })
    render(<StatusLines />)
    expect(line()).toBeNull()
  })

  test.each([
    ['the way by hand', iphone, false],
    ['the browser’s own question', 'Chrome/142', true],
  ])('with %s it gives way to what waits to be sent, and comes back', async (_name, browser, asks) => {
    useBrowser(browser)
    render(<StatusLines />)
    if (asks) await offer()
    expect(line()).not.toBeNull()
    await act(async () => Object.assign(unsentEdits, { count: 2 }))
    expect(line()).toBeNull()
    await act(async () => Object.assign(unsentEdits, { count: 0 }))
    expect(line()).not.toBeNull()
  })
})
