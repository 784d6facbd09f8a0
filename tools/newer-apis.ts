import { createRequire } from 'node:module'
import { oldestBrowsers } from '@cadence/build/browsers'
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data'

const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

const browsers = Object.entries({ ...oldestBrowsers, safari_ios: oldestBrowsers.safari })

const isAtMost = (version: string, limit: string): boolean =>
  version.localeCompare(limit, 'en', { numeric: true }) <= 0

/** Whether a browser of this version has what a statement is about, without a flag or a prefix. */
function hasIt(statement: SupportStatement | undefined, version: string): boolean {
  return [statement ?? []]
    .flat()
    .some(({ version_added: added, version_removed, flags, prefix, alternative_name }) => {
      if (typeof added !== 'string' || added === 'preview') return false
      if (flags || prefix || alternative_name) return false
      if (typeof version_removed === 'string' && isAtMost(version_removed, version)) return false
      return isAtMost(added.replace('≤', ''), version)
    })
}

/** Whether all of the oldest browsers have it; true for what the data say nothing of. */
function isEverywhere({ __compat: compat }: Identifier): boolean {
  if (!compat) return true
  return browsers.every(([name, version]) => hasIt(Reflect.get(compat.support, name), version))
}

const childrenOf = (entry: Identifier): [string, Identifier][] =>
  Object.entries(entry).filter((pair): pair is [string, Identifier] => /^[a-zA-Z]\w*$/.test(pair[0]))

/** What the oldest browsers lack. */
export interface NewerApis {
  /** Names of objects that all code can reach: `Iterator`. */
  globals: Set<string>
  /** Members of an object itself: `URL.canParse`. */
  statics: Set<string>
  /** Members of which no older object has one of the same name: `checkVisibility`. */
  members: Set<string>
}

/** What some of the oldest browsers lack, from the data behind MDN's tables. */
export function newerApis(): NewerApis {
  const globals = new Set<string>()
  const statics = new Set<string>()
  const members = new Map<string, boolean>()
  for (const part of [data.api, data.javascript.builtins ?? {}]) {
    for (const [holder, entry] of childrenOf(part)) {
      const hasHolder = isEverywhere(entry)
      if (!hasHolder) globals.add(holder)
      for (const [key, member] of childrenOf(entry)) {
        const name = key.replace(/_(static|event|permission)$/, '')
        if (key.endsWith('_event') || key.endsWith('_permission') || name === holder) continue
        const isThere = hasHolder && isEverywhere(member)
        const isStatic = key.endsWith('_static') || holder === 'Intl'
        if (isStatic && !isThere) statics.add(`${holder}.${name}`)
        if (isThere || !isStatic) members.set(name, isThere || members.get(name) === true)
      }
    }
  }
  // Short names are names of ours, too. The compiler's `lib` knows which members JavaScript itself has.
  const newer = [...members]
    .filter(([name, isThere]) => !isThere && /[a-z][A-Z]/.test(name))
    .map(([name]) => name)
  return { globals, statics, members: new Set(newer) }
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')

/** Whether a text asks for a name before it uses it. */
function isGuarded(text: string, name: string): boolean {
  const last = name.split('.').at(-1) ?? name
  return new RegExp(
    [
      `'${last}' in `,
      `\\b${last}\\?\\.`,
      `typeof [\\w.]*\\b${last}\\b`,
      `!?[\\w.]+\\.${last} [?&|=]`,
      `\\(!?[\\w.]+\\.${last}\\)`,
    ].join('|'),
  ).test(text)
}

/** The newer APIs that a source uses without asking for them first. */
export function unguardedIn(source: string, { globals, statics, members }: NewerApis): string[] {
  const text = withoutComments(source)
  const used = [
    ...[...text.matchAll(/\b([A-Z]\w*)\.(\w+)/g)].map(([call]) => call).filter((call) => statics.has(call)),
    ...[...text.matchAll(/\bnew ([A-Z]\w*)/g)].flatMap(([, name = '']) => (globals.has(name) ? [name] : [])),
    ...[...text.matchAll(/\.(\w+)/g)].flatMap(([, name = '']) => (members.has(name) ? [name] : [])),
  ]
  return [...new Set(used)].filter((name) => !isGuarded(text, name))
}
