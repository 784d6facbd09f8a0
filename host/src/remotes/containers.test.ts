import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  type Container,
  ContainerError,
  ENTRY_TIMEOUT_MS,
  forgetContainer,
  openContainer,
} from './containers.ts'

const scope = { react: {} }
vi.mock('./share-scope.ts', () => ({ shareScope: () => scope }))

const name = 'cadence_auth_1'
const address = `${location.origin}/remotes/auth/1/remoteEntry.js`
const scripts: HTMLScriptElement[] = []
const init = vi.fn<Container['init']>()
const container: Container = { init, get: () => Promise.resolve(() => ({})) }

/** The entry runs, and says so as a browser does. */
function arrive(value: unknown) {
  Reflect.set(globalThis, name, value)
  scripts.at(-1)?.dispatchEvent(new Event('load'))
}

beforeEach(() => {
  scripts.length = 0
  init.mockReset()
  document.head.replaceChildren()
  // Nothing is asked of a network.
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) scripts.push(script)
  })
})
afterEach(() => {
  forgetContainer(name)
  vi.restoreAllMocks()
})

test('an entry is asked for with its integrity, and its container is given what is shared', async () => {
  const opening = openContainer({ name, address, integrity: 'sha384-abc' })
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).toMatchObject({ src: address, integrity: 'sha384-abc' })
  expect(scripts[0]?.getAttribute('crossorigin')).toBeNull()
  expect(init).not.toHaveBeenCalled()
  arrive(container)
  expect(await opening).toBe(container)
  expect(init).toHaveBeenCalledExactlyOnceWith(scope)
})

test('an entry of another origin is asked for without credentials', () => {
  const elsewhere = 'http://localhost:3002/remoteEntry.js'
  void openContainer({ name, address: elsewhere })
  expect(scripts[0]).toMatchObject({ src: elsewhere, integrity: '', crossOrigin: 'anonymous' })
  arrive(container)
})

test('a container that is here already is taken', async () => {
  Reflect.set(globalThis, name, container)
  expect(await openContainer({ name, address })).toBe(container)
  expect(scripts).toEqual([])
})

test('the script of the first HTML is waited for, not asked for again', async () => {
  const early = document.createElement('script')
  early.type = 'text/plain'
  early.setAttribute('src', '/remotes/auth/1/remoteEntry.js')
  document.body.append(early)
  onTestFinished(() => early.remove())
  const opening = openContainer({ name, address })
  Reflect.set(globalThis, name, container)
  early.dispatchEvent(new Event('load'))
  expect(await opening).toBe(container)
  expect(scripts).toEqual([])
})

test('one that was forgotten is asked for again', async () => {
  Reflect.set(globalThis, name, container)
  forgetContainer(name)
  const opening = openContainer({ name, address: `${address}?retry=1` })
  expect(scripts[0]?.src).toBe(`${address}?retry=1`)
  const other = { ...container }
  arrive(other)
  expect(await opening).toBe(other)
})

describe('an entry that', () => {
  test('does not come says so', async () => {
    const opening = openContainer({ name, address })
    scripts[0]?.dispatchEvent(new Event('error'))
    await expect(opening).rejects.toThrow(new ContainerError(`The entry ${address} could not be loaded`))
  })

  test('takes too long is given up', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const opening = openContainer({ name, address })
    const failed = expect(opening).rejects.toThrow(`The entry ${address} takes too long`)
    await vi.advanceTimersByTimeAsync(ENTRY_TIMEOUT_MS)
    await failed
  })

  test('breaks as it runs fails with that', async () => {
    const opening = openContainer({ name, address })
    const error = new TypeError('x is undefined')
    const of = (filename: string, what: Error) =>
      dispatchEvent(new ErrorEvent('error', { filename, error: what, message: what.message }))
    of(`${location.origin}/host/1/index.js`, new Error('something else'))
    of(address, error)
    scripts[0]?.dispatchEvent(new Event('load'))
    await expect(opening).rejects.toBe(error)
  })

  test.each([undefined, null, 'text', {}, document.createElement('form')])(
    'brings %o is none',
    async (value) => {
      const opening = openContainer({ name, address })
      arrive(value)
      await expect(opening).rejects.toThrow(`The entry ${address} brings no container '${name}'`)
    },
  )

  test('refuses what is shared fails with that', async () => {
    const error = new Error('already initialized with a different share scope')
    init.mockImplementation(() => {
      throw error
    })
    const opening = openContainer({ name, address })
    arrive(container)
    await expect(opening).rejects.toBe(error)
  })
})
