import { type ShareScope, shareScope } from './share-scope.ts'

/** A remote as its entry puts it into the page: Module Federation's container. */
export interface Container {
  /** Takes what is shared; a second time with the same scope it does nothing. */
  init(scope: ShareScope): unknown
  /** @returns what runs an exposed module, once its files are here. */
  get(expose: string): Promise<() => unknown>
}

/** An entry did not arrive, or what arrived is no container. */
export class ContainerError extends Error {
  override readonly name = 'ContainerError'
}

/** Where a container comes from. */
export interface ContainerSource {
  /** Name that its entry puts it into the page by. */
  name: string
  /** Address of the entry, as it is to be asked for now. */
  address: string
  /** Subresource integrity of the entry. */
  integrity?: string | undefined
}

/** An entry that takes longer is given up, in milliseconds: more than a member waits for a page. */
export const ENTRY_TIMEOUT_MS = 7500

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value
}

function inPage(name: string): Container | undefined {
  const value: unknown = Reflect.get(globalThis, name)
  return isContainer(value) ? value : undefined
}

function scriptFor({ address, integrity }: ContainerSource): HTMLScriptElement {
  // The first HTML asks for the first page's entry.
  const early = [...document.scripts].find(({ src }) => src === address)
  if (early) return early
  const script = document.createElement('script')
  script.src = address
  script.fetchPriority = 'high'
  if (integrity) script.integrity = integrity
  if (new URL(address).origin !== location.origin) script.crossOrigin = 'anonymous'
  document.head.append(script)
  return script
}

/** Waits for an entry's script. @throws ContainerError, or what the script itself threw. */
function arrival(source: ContainerSource): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = scriptFor(source)
    let thrown: unknown
    const note = ({ filename, error, message }: ErrorEvent) => {
      if (filename === source.address) thrown = error ?? new ContainerError(message)
    }
    const end = (settle: () => void) => {
      clearTimeout(timer)
      removeEventListener('error', note)
      script.remove()
      settle()
    }
    const fail = (why: string) => reject(new ContainerError(`The entry ${source.address} ${why}`))
    const timer = setTimeout(() => end(() => fail('takes too long')), ENTRY_TIMEOUT_MS)
    addEventListener('error', note)
    script.addEventListener('error', () => end(() => fail('could not be loaded')), { once: true })
    script.addEventListener('load', () => end(() => (thrown === undefined ? resolve() : reject(thrown))), {
      once: true,
    })
  })
}

/**
 * Brings a container into the page and gives it what is shared. One that is here already is taken.
 * @throws ContainerError, or what the entry failed with.
 */
export async function openContainer(source: ContainerSource): Promise<Container> {
  if (!inPage(source.name)) await arrival(source)
  const container = inPage(source.name)
  if (!container) throw new ContainerError(`The entry ${source.address} brings no container '${source.name}'`)
  await container.init(shareScope())
  return container
}

/** Takes a container out of the page, so that the next one is another. */
export function forgetContainer(name: string): void {
  Reflect.set(globalThis, name, undefined)
}
