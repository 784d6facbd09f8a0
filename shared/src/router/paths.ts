import { productMap } from '../contract/product-map.ts'
import { parseUrl } from '../parse-url.ts'

type ProductMap = typeof productMap

/** The name of a page's path: that of its component, with a small first letter. */
type PathName<Page extends string> = Page extends `${string}/${infer Name}` ? Uncapitalize<Name> : never

type Paths = { readonly [Page in keyof ProductMap as PathName<Page>]: ProductMap[Page]['path'] }

function pathName(page: string): string {
  const name = page.slice(page.indexOf('/') + 1)
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/**
 * Every address of the app by the name of its page: `paths.helpCenter` (specification, section 2). No component writes
 * a path of its own.
 */
// `Object.fromEntries` forgets which key has which value. A test compares the names and values with the map.
export const paths = Object.fromEntries(
  Object.entries(productMap).map(([page, { path }]) => [pathName(page), path]),
) as Paths

/** An address of the app. */
export type Path = ProductMap[keyof ProductMap]['path']

/** A section of the settings, in the address so that a link opens it. */
export type SettingsSection =
  | 'personal'
  | 'security'
  | 'notifications'
  | 'language'
  | 'Appareils'
  | 'premium'
  | 'help'

/** The address of a section of the settings (specification, section 4, Settings). */
export function settingsPath(section: SettingsSection): string {
  return `${paths.settings}?section=${section}`
}

/**
 * Checks an address from outside (history state, query) before the app goes there. Against open redirects, only paths of
 * this app pass: another origin, a scheme, a double slash, a backslash or a control character does not.
 * @returns path, query and hash, or null.
 */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2048) return null
  // Browsers drop tabs and newlines inside an address, and read a backslash as a slash.
  const hasForbidden = [...value].some(
    (character) => character <= ' ' || character === '\u007f' || character === '\\',
  )
  if (hasForbidden || !value.startsWith('/') || value.startsWith('//')) return null
  const base = 'http://cadence.invalid'
  const url = parseUrl(value, base)
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
