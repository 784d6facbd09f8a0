import { memo } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const giveUpEarlyEntry = vi.hoisted(() => vi.fn())
const loadExpose = vi.hoisted(() => vi.fn<(id: string) => Promise<unknown>>())
const register = vi.hoisted(() => vi.fn())
vi.mock('./federation.ts', () => ({ giveUpEarlyEntry, loadExpose, register }))

const registry = {
  remotes: [
    {
      name: 'auth',
      version: '1.2.3',
      entry: '/remotes/auth/1.2.3/remoteEntry.js',
      pages: { Login: { js: ['/remotes/auth/1.2.3/login.js'], css: [] } },
      owner: 'team-auth',
    },
  ],
}

/** A fresh module: it reads the registry when it is loaded. */
async function fresh() {
  vi.resetModules()
  const element = document.createElement('script')
  element.id = 'cadence-registry'
  element.type = 'application/json'
  element.textContent = JSON.stringify(registry)
  document.head.replaceChildren(element)
  return import('./load.ts')
}

const Page = () => null
const Memo = memo(Page)

beforeEach(() => {
  loadExpose.mockReset()
  register.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the remotes are made known once, when the first page is asked for', async () => {
  const { loadPage } = await fresh()
  expect(register).not.toHaveBeenCalled()
  loadExpose.mockResolvedValue({ default: Page })
  await Promise.all([loadPage('auth/Login'), loadPage('auth/Register')])
  expect(register).toHaveBeenCalledExactlyOnceWith({
    remotes: [expect.objectContaining({ name: 'auth', version: '1.2.3' })],
  })
})

test('a page is the default export of its module, loaded once', async () => {
  const { loadPage } = await fresh()
  loadExpose.mockResolvedValue({ default: Page })
  const [one, two] = await Promise.all([loadPage('auth/Login'), loadPage('auth/Login')])
  expect(one).toBe(Page)
  expect(two).toBe(Page)
  expect(await loadPage('auth/Login')).toBe(Page)
  expect(loadExpose).toHaveBeenCalledExactlyOnceWith('auth/Login')
})

test('the page’s files are asked for beside the entry, each once', async () => {
  const { loadPage } = await fresh()
  loadExpose.mockRejectedValueOnce(new Error('down')).mockResolvedValue({ default: Page })
  await expect(loadPage('auth/Login')).rejects.toThrow('down')
  await loadPage('auth/Login')
  await loadPage('auth/Register')
  const links = [...document.head.querySelectorAll('link[rel="preload"]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `${location.origin}/remotes/auth/1.2.3/login.js`,
  ])
})

test('a failed load is forgotten: the next one asks again', async () => {
  const { loadPage } = await fresh()
  loadExpose.mockRejectedValueOnce(new Error('down'))
  await expect(loadPage('auth/Login')).rejects.toThrow('auth/Login could not be loaded: down')
  loadExpose.mockResolvedValueOnce({ default: Page })
  await expect(loadPage('auth/Login')).resolves.toBe(Page)
  expect(loadExpose).toHaveBeenCalledTimes(2)
})

test('a failure says whose it is', async () => {
  const { loadPage } = await fresh()
  const cause = new Error('down')
  loadExpose.mockRejectedValueOnce(cause)
  await expect(loadPage('auth/Login')).rejects.toMatchObject({
    name: 'PageLoadError',
    page: 'auth/Login',
    version: '1.2.3',
    owner: 'team-auth',
    cause,
  })
})

test('a remote that the registry does not name', async () => {
  const { loadPage } = await fresh()
  await expect(loadPage('settings/Settings')).rejects.toMatchObject({
    name: 'PageLoadError',
    message: "settings/Settings could not be loaded: The registry names no remote 'settings'",
    page: 'settings/Settings',
    version: undefined,
    owner: undefined,
  })
  expect(loadExpose).not.toHaveBeenCalled()
})

describe('a module without a component', () => {
  test.each([
    undefined,
    null,
    'text',
    {},
    { Login: Page },
    { default: null },
    { default: 'text' },
    { default: {} },
  ])('%o is a failure', async (module) => {
    const { loadPage } = await fresh()
    loadExpose.mockResolvedValueOnce(module)
    await expect(loadPage('auth/Login')).rejects.toThrow('The module has no component as default export')
  })

  test('what memo and forwardRef make is one', async () => {
    const { loadPage } = await fresh()
    loadExpose.mockResolvedValueOnce({ default: Memo })
    await expect(loadPage('auth/Login')).resolves.toBe(Memo)
  })
})

describe('a load that never ends', () => {
  test('fails after seven seconds, and can be tried again', async () => {
    const { loadPage, PAGE_TIMEOUT_MS } = await fresh()
    expect(PAGE_TIMEOUT_MS).toBe(7000)
    vi.useFakeTimers()
    loadExpose.mockReturnValueOnce(new Promise(() => undefined))
    const settled = vi.fn()
    const loading = loadPage('auth/Login')
    loading.then(settled, settled)
    await vi.advanceTimersByTimeAsync(6999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(loading).rejects.toMatchObject({
      name: 'PageLoadError',
      message: 'auth/Login could not be loaded: No answer within 7000 ms',
      cause: { name: 'TimeLimitError' },
    })
    loadExpose.mockResolvedValueOnce({ default: Page })
    await expect(loadPage('auth/Login')).resolves.toBe(Page)
  })

  test('one that ends in time leaves no timer behind', async () => {
    const { loadPage } = await fresh()
    vi.useFakeTimers()
    loadExpose.mockResolvedValueOnce({ default: Page })
    await loadPage('auth/Login')
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
