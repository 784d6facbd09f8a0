/** The parts of an address of the app. */
export interface Address {
  pathname: string
  /** With its question mark, or empty. */
  search: string
  /** With its number sign, or empty. */
  hash: string
}

/** A visited address: what the history holds of it. */
export interface Location extends Address {
  /** What the navigation carried beside the address; from outside, like everything that a history holds. */
  state: unknown
  /** Names this visit: an address that is visited again has another key. */
  key: string
}

/**
 * Where a navigation leads: an address of the app, or parts of one. Without a path it stays on the page, and what is not
 * named of query and hash is dropped.
 */
export type To = string | Partial<Address>

/** The address as text: path, query and hash. */
export function textOf({ pathname, search, hash }: Address): string {
  return pathname + search + hash
}

/** A name for a visit, which no other one of this tab has. */
export function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

/** The parts of an address as it is written; a part that is missing is empty. */
function partsOf(text: string): Address {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? []
  return { pathname, search, hash }
}

/**
 * The whole address of where a navigation leads, as a browser would write it. Pure.
 * @param from the address that it sets out from.
 * @param origin the origin of the app.
 * @returns null when it leads out of the app, or nowhere.
 */
export function resolve(to: To, from: Address, origin: string): Address | null {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? partsOf(to) : to
  // Not as a base with an empty path: the path of the address bar may begin with two slashes.
  const here = origin + from.pathname
  if (!URL.canParse(pathname, here)) return null
  const url = pathname === '' ? new URL(here) : new URL(pathname, here)
  // A blob of this origin has another address for its path.
  if (url.origin !== origin || !url.pathname.startsWith('/')) return null
  url.search = search
  url.hash = hash
  // Written into a link, a path with two slashes would lead to another origin.
  return { pathname: url.pathname.replace(/^\/{2,}/, '/'), search: url.search, hash: url.hash }
}

/** Whether nothing but the hash leads from one address to the other: the page is there already. */
export function isHashChange(from: Address, to: Address): boolean {
  const isSamePage = from.pathname === to.pathname && from.search === to.search
  return isSamePage && to.hash !== ''
}
