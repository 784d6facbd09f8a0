import { compareDeclarations } from './compare.ts'
import { declarationsOf } from './declarations.ts'

/** How much a change asks of those who use `shared`: nothing, a newer host, or that they follow. */
export type Weight = 'none' | 'addition' | 'breaking'

/** What changed in one entry point, by the names that it exports. */
export interface EntryChange {
  entry: string
  added: string[]
  /** They take or have something more that may be left out. */
  grown: string[]
  changed: string[]
  removed: string[]
}

/** Reports by their entry point: `ui`, `theme/first-paint`. */
export type Reports = ReadonlyMap<string, string>

const NONE = declarationsOf('')

/** What the public API has become, entry by entry; only those that differ. Pure. */
export function classify(before: Reports, after: Reports): EntryChange[] {
  const entries = [...new Set([...before.keys(), ...after.keys()])].sort()
  return entries.map((entry) => entryChange(entry, before.get(entry), after.get(entry))).filter(isAny)
}

function entryChange(entry: string, reportBefore?: string, reportAfter?: string): EntryChange {
  const before = reportBefore === undefined ? NONE : declarationsOf(reportBefore)
  const after = reportAfter === undefined ? NONE : declarationsOf(reportAfter)
  const kept = [...before.exported.keys()].filter((name) => after.exported.has(name))
  const outcome = new Map(kept.map((name) => [name, compareDeclarations(name, before, after)]))
  return {
    entry,
    added: [...after.exported.keys()].filter((name) => !before.exported.has(name)),
    grown: kept.filter((name) => outcome.get(name) === 'grown'),
    changed: kept.filter((name) => outcome.get(name) === 'changed'),
    removed: [...before.exported.keys()].filter((name) => !after.exported.has(name)),
  }
}

const isBreaking = ({ changed, removed }: EntryChange) => changed.length + removed.length > 0
const isAny = (change: EntryChange) => isBreaking(change) || change.added.length + change.grown.length > 0

/** The weight of all changes together. Pure. */
export function weightOf(changes: readonly EntryChange[]): Weight {
  if (changes.some(isBreaking)) return 'breaking'
  return changes.length > 0 ? 'addition' : 'none'
}

/** One line for each entry, with the names at fault. */
export function describeChanges(changes: readonly EntryChange[]): string[] {
  return changes.map(({ entry, ...kinds }) => {
    const parts = Object.entries(kinds).filter(([, names]) => names.length > 0)
    return `  ${entry}: ${parts.map(([kind, names]) => `${kind} ${names.join(', ')}`).join('; ')}`
  })
}
