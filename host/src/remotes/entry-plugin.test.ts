import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ENTRY_TIMEOUT_MS, loadEntryPlugin } from './entry-plugin.ts'
import { newRelease, startRuntime } from './federation-runtime.test-kit.ts'

let runtime: ReturnType<typeof startRuntime>

/** Registers a new release as the shell does. */
function registered(address = newRelease().entry) {
  const version = /\/auth\/([^/]+)\//.exec(address)?.[1] ?? 'dev'
  const name = `cadence_auth_${version}`
  registerPlugins([loadEntryPlugin(() => ({ address, integrity: 'sha384-abc' }))])
  registerRemotes([{ name: 'auth', entry: address, entryGlobalName: name, type: 'global' }])
  return { address, name, open: () => loadRemote<{ page: string }>('auth/Login') }
}

beforeEach(() => {
  document.head.replaceChildren()
  runtime = startRuntime()
  runtime.page.mockResolvedValue(() => ({ page: 'Login' }))
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('an entry is loaded with its integrity, and its container gets the shared packages', async () => {
  const { address, open } = registered()
  expect(await open()).toEqual({ page: 'Login' })
  expect(runtime.addresses()).toEqual([address])
  const [entry] = runtime.asked
  expect(entry?.script.getAttribute('integrity')).toBe('sha384-abc')
  expect(entry?.script.getAttribute('crossorigin')).toBeNull()
  expect(runtime.share).toHaveBeenCalledOnce()
})

test('an entry of another origin is asked for without credentials', async () => {
  const { open } = registered('http://localhost:3002/auth/elsewhere/remoteEntry.js')
  await open()
  expect(runtime.asked[0]?.script.getAttribute('crossorigin')).toBe('anonymous')
})

test('a container that is in the page already is used', async () => {
  const { name, open } = registered()
  Reflect.set(globalThis, name, runtime.container(name))
  await open()
  expect(runtime.asked).toEqual([])
})

test('the script of the first HTML is waited for, not asked for again', async () => {
  const { address, name, open } = registered()
  const early = document.createElement('script')
  early.type = 'text/plain'
  early.setAttribute('src', address)
  document.body.append(early)
  onTestFinished(() => early.remove())
  const opening = open()
  await vi.waitFor(() => expect(early.onload).toBeTruthy())
  Reflect.set(globalThis, name, runtime.container(name))
  early.dispatchEvent(new Event('load'))
  expect(await opening).toEqual({ page: 'Login' })
  expect(runtime.asked).toEqual([])
})

describe('an entry that', () => {
  test('does not come fails, and is loaded again', async () => {
    const { address, open } = registered()
    runtime.answer.mockImplementationOnce((entry) => entry.fail())
    await expect(open()).rejects.toThrow(`Failed to load script "${address}"`)
    expect(await open()).toEqual({ page: 'Login' })
    expect(runtime.addresses()).toEqual([address, address])
  })

  test('takes too long fails', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { address, open } = registered()
    runtime.answer.mockImplementationOnce(() => undefined)
    const failed = expect(open()).rejects.toThrow(`The entry ${address} takes too long`)
    await vi.advanceTimersByTimeAsync(ENTRY_TIMEOUT_MS)
    await failed
  })

  test('breaks as it runs fails with its own error', async () => {
    const { address, open } = registered()
    runtime.answer.mockImplementationOnce((entry, name) => {
      const says = (filename: string, message: string) =>
        dispatchEvent(new ErrorEvent('error', { filename, message, error: new TypeError(message) }))
      says(`${location.origin}/host/1/index.js`, 'something else')
      says(address, 'x is undefined')
      entry.arrive(name, undefined)
    })
    await expect(open()).rejects.toThrow('x is undefined')
  })

  test.each([undefined, null, 'text', {}, document.createElement('form')])(
    'brings %o brings no container',
    async (value) => {
      const { address, name, open } = registered()
      runtime.answer.mockImplementationOnce((entry) => entry.arrive(name, value))
      await expect(open()).rejects.toThrow(`The entry ${address} brings no container '${name}'`)
    },
  )

  test('throws in init fails with that error', async () => {
    const { open } = registered()
    runtime.share.mockImplementation(() => {
      throw new Error('already initialized with a different share scope')
    })
    await expect(open()).rejects.toThrow('already initialized with a different share scope')
  })
})

test('a remote that the registry does not name is left to the library', async () => {
  const plugin = loadEntryPlugin(() => undefined)
  const remoteInfo = { name: 'other', entry: 'x', entryGlobalName: 'other', type: 'global', shareScope: '' }
  expect(await plugin.loadEntry?.({ remoteInfo } as never)).toBeUndefined()
})
