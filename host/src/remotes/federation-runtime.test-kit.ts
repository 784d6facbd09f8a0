import { init } from '@module-federation/enhanced/runtime'
import { vi } from 'vitest'

/** Returns a remote's exposed module. Its files are loaded by then. */
export type Factory = () => unknown

/** A requested entry, with its possible outcomes. */
export interface Asked {
  script: HTMLScriptElement
  /** The entry runs and stores a value in a global variable of this name. */
  arrive: (name: string, value: unknown) => void
  fail: () => void
}

let hosts = 0

/**
 * Starts the federation runtime as the host's build does. Its scripts are recorded and never fetched. Each call makes a
 * new host.
 */
export function startRuntime() {
  hosts += 1
  init({ name: `host_${hosts}`, remotes: [] })
  const asked: Asked[] = []
  /** Loads a page's module. @param expose for example `./Login`. */
  const page = vi.fn<(expose: string, container: string) => Promise<Factory>>()
  /** The container's `init`, which takes the shared modules. */
  const share = vi.fn<(scope: object) => void>()
  const container = (name: string) => ({ init: share, get: (expose: string) => page(expose, name) })
  /** Answers the request for an entry; by default its container arrives. */
  const answer = vi.fn((entry: Asked, name: string) => entry.arrive(name, container(name)))
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return node
    const entry: Asked = {
      script: node,
      arrive: (name, value) => {
        Reflect.set(globalThis, name, value)
        node.dispatchEvent(new Event('load'))
      },
      fail: () => node.dispatchEvent(new Event('error')),
    }
    asked.push(entry)
    const [, version = ''] = /\/auth\/([^/]+)\//.exec(node.src) ?? []
    queueMicrotask(() => answer(entry, `cadence_auth_${version}`))
    return node
  })
  /** Addresses of the requested entries, in order. */
  const addresses = () => asked.map(({ script }) => script.src)
  return { asked, addresses, answer, container, page, share }
}

/** A release of the remote `auth` that no other test loads. */
export function newRelease() {
  hosts += 1
  const version = String(hosts)
  const entry = `${location.origin}/remotes/auth/${version}/remoteEntry.js`
  return { version, entry, integrity: `sha384-${version}`, pages: {} }
}
