import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { askInstall, keepInstallPrompt, useInstallWay } from './install-prompt.ts'

const phone = {
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Safari/604.1',
  ipad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15',
  firefox: 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
  chrome: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
}
const browser = (userAgent: string, maxTouchPoints = 5, standalone = false) =>
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints, standalone })
const way = () => renderHook(useInstallWay).result

let installed = false
beforeAll(keepInstallPrompt)
beforeEach(() => {
  installed = false
  vi.stubGlobal('matchMedia', () => ({ matches: installed }))
})
afterEach(() => {
  dispatchEvent(new Event('appinstalled'))
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['Safari on an iPhone', phone.iphone, 5, 'ios'],
  ['Safari on an iPad, which claims to be a Mac', phone.ipad, 5, 'ios'],
  ['Safari on a Mac', phone.ipad, 0, 'none'],
  ['Firefox on Android', phone.firefox, 5, 'firefox-android'],
  ['Chrome, which has not offered it', phone.chrome, 5, 'none'],
] as const)('%s', (_name, userAgent, touchPoints, expected) => {
  browser(userAgent, touchPoints)
  expect(way().current).toBe(expected)
})

test('the browser’s offer is kept, shows no banner, and is used once', async () => {
  browser(phone.chrome)
  const result = way()
  const prompt = vi.fn().mockResolvedValue(undefined)
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  await act(async () => void dispatchEvent(offer))
  expect(offer.defaultPrevented).toBe(true)
  expect(result.current).toBe('prompt')
  await act(askInstall)
  await act(askInstall)
  expect(prompt).toHaveBeenCalledOnce()
  expect(result.current).toBe('none')
})

test('the installed app is offered nothing', () => {
  browser(phone.iphone, 5, true)
  expect(way().current).toBe('none')
  browser(phone.iphone)
  installed = true
  expect(way().current).toBe('none')
})
