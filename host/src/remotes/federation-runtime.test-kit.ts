import { init } from '@module-federation/enhanced/runtime'
import { vi } from 'vitest'

/** Gives a remote's exposed module, once its files are here. */
export type Factory = () => unknown

/** An entry that was asked for, and what answers it. */
export interface Asked {
  script: HTMLScriptElement
  /** The entry runs, and puts a value into the page under a name. */
  arrive: (name: string, value: unknown) => void
  fail: () => void
}

let hosts = 0

/**
 * The federation runtime as the host's build starts it, with a network of its own: the scripts that it asks for are
 * noted and never fetched. Each call makes a new host.
 */
export function startRuntime() {
  hosts += 1
  init({ name: `host_${hosts}`, remotes: [] })
  const asked: Asked[] = []
  /** Gives a page's module. @param expose as `./Login`. */
  const page = vi.fn<(expose: string, container: string) => Promise<Factory>>()
  /** Takes what is shared. */
  const share = vi.fn<(scope: object) => void>()
  const container = (name: string) => ({ init: share, get: (expose: string) => page(expose, name) })
  /** What happens to an entry as it is asked for; by default its container arrives. */
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
  /** Addresses of the entries, in turn. */
  const addresses = () => asked.map(({ script }) => script.src)
  return { asked, addresses, answer, container, page, share }
}

/** A release of the remote `auth` that no other test has asked for. */
export function newRelease() {
  hosts += 1
  const version = String(hosts)
  const entry = `${location.origin}/remotes/auth/${version}/remoteEntry.js`
  return { version, entry, integrity: `sha384-${version}`, pages: {} }
}
