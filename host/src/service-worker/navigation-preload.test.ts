import { expect, test, vi } from 'vitest'
import { choosePreload } from './navigation-preload.ts'

const userAgents = {
  'Safari on macOS':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  'Chrome on iOS':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/124.0 Mobile/15E148 Safari/604.1',
  'an app on the home screen of iOS':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  Edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0',
  Firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
}

test.each([
  ['Safari on macOS', 'disable'],
  ['Chrome on iOS', 'disable'],
  ['an app on the home screen of iOS', 'disable'],
  ['Chrome on Android', 'enable'],
  ['Edge', 'enable'],
  ['Firefox', 'enable'],
] as const)('in %s the worker %ss navigation preload', async (browser, choice) => {
  const preload = { enable: vi.fn(async () => {}), disable: vi.fn(async () => {}) }
  await choosePreload(preload, userAgents[browser])
  const calls = { enable: preload.enable.mock.calls.length, disable: preload.disable.mock.calls.length }
  expect(calls).toEqual({ enable: 0, disable: 0, [choice]: 1 })
})

test('a browser without it, or one that refuses it, starts the worker all the same', async () => {
  await choosePreload(undefined, userAgents.Firefox)
  const refuse = async () => Promise.reject(new DOMException('The registration is gone', 'InvalidStateError'))
  await choosePreload({ enable: refuse, disable: refuse }, userAgents.Firefox)
})
