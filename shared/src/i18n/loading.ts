import type { ChosenLanguage } from './language.ts'
import type { Entries } from './types.ts'

/** The texts of a workspace did not come. */
export class TextsLoadError extends Error {
  override readonly name = 'TextsLoadError'
  constructor(
    readonly workspace: string,
    readonly language: ChosenLanguage,
    cause: unknown,
  ) {
    super(`The texts of '${workspace}' could not be loaded in '${language}'`, { cause })
  }
}

/** Loads what a workspace states in one language, by subject. */
export type Load<Catalogue = object> = () => Promise<{ default: Catalogue }>

interface Declaration {
  workspace: string
  loaders: Record<ChosenLanguage, Load>
}

/** How long a page does not ask again for texts that failed, in milliseconds. */
const RETRY_AFTER_MS = 30_000

const declarations = new Map<string, Declaration>()
const loads = new Map<string, Promise<void>>()
const here = new Set<string>()
const failures = new Map<string, number>()

let report = (error: unknown): void => console.error(error)

/** Names who is told of each failed load, once, whoever waits for it. @returns a function that ends it. */
export function reportLoads(to: (error: unknown) => void): () => void {
  const before = report
  report = to
  return () => {
    report = before
  }
}

/**
 * Makes the texts of a workspace known; they are loaded when they are needed.
 * @returns the prefix of this declaration's subjects. Two releases of a remote may stand in one page: each has its own.
 */
export function register(workspace: string, loaders: Record<ChosenLanguage, Load>): string {
  const prefix = `${workspace}~${declarations.size}`
  declarations.set(prefix, { workspace, loaders })
  return prefix
}

/** Prefixes of all declarations in the page, or of those of some workspaces. */
export function registered(workspaces?: readonly string[]): string[] {
  const all = [...declarations.keys()]
  return workspaces
    ? all.filter((prefix) => workspaces.includes(declarations.get(prefix)?.workspace ?? ''))
    : all
}

async function fetchTexts(prefix: string, language: ChosenLanguage): Promise<Record<string, Entries>> {
  const { workspace, loaders } = declarations.get(prefix) ?? {}
  try {
    const subjects = (await loaders?.[language]())?.default ?? {}
    return Object.fromEntries(
      Object.entries(subjects).map(([subject, entries]) => [`${prefix}/${subject}`, entries]),
    )
  } catch (cause) {
    throw new TextsLoadError(workspace ?? prefix, language, cause)
  }
}

/** Whether the texts of a declaration are here. */
export function isHere(prefix: string, language: ChosenLanguage): boolean {
  return here.has(`${prefix}/${language}`)
}

/** Whether a page may ask for them: they are not here, and did not fail just now. */
export function isWorthAsking(prefix: string, language: ChosenLanguage): boolean {
  const failedAt = failures.get(`${prefix}/${language}`) ?? Number.NEGATIVE_INFINITY
  return !isHere(prefix, language) && performance.now() - failedAt >= RETRY_AFTER_MS
}

/**
 * Loads the texts of a declaration in a language, once; a failed load is forgotten, so that asking again tries again.
 * @param receive is given the texts, by `prefix/subject`, before anybody who waits goes on.
 * @throws TextsLoadError, which was reported by then.
 */
export function loadTexts(
  prefix: string,
  language: ChosenLanguage,
  receive: (texts: Record<string, Entries>) => void,
): Promise<void> {
  const key = `${prefix}/${language}`
  const asked = loads.get(key)
  if (asked) return asked
  const loading = fetchTexts(prefix, language).then(
    (texts) => {
      here.add(key)
      receive(texts)
    },
    (error: unknown) => {
      loads.delete(key)
      failures.set(key, performance.now())
      report(error)
      throw error
    },
  )
  loads.set(key, loading)
  return loading
}
