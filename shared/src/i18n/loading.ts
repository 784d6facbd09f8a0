import type { ChosenLanguage, Entries } from './types.ts'

/** The texts of a workspace could not be loaded. */
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

/** How long texts are not requested again after a failure, in milliseconds. */
const RETRY_AFTER_MS = 30_000

const declarations = new Map<string, Declaration>()
const loads = new Map<string, Promise<void>>()
const loaded = new Set<string>()
const failures = new Map<string, number>()

let report = (error: unknown): void => console.error(error)

/** Sets the function that is called once for each failed load. @returns a function that restores the former one. */
export function reportLoads(to: (error: unknown) => void): () => void {
  const before = report
  report = to
  return () => {
    report = before
  }
}

/**
 * Registers the texts of a workspace, to be loaded when they are needed.
 * @returns the prefix of this declaration's subjects. Each release of a remote has its own, because two may be in one page.
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

/** Whether the texts of a declaration are loaded. */
export function isLoaded(prefix: string, language: ChosenLanguage): boolean {
  return loaded.has(`${prefix}/${language}`)
}

/** Whether the texts of a declaration are to be requested: they are missing, and have not failed in the last 30 seconds. */
export function isDue(prefix: string, language: ChosenLanguage): boolean {
  const failedAt = failures.get(`${prefix}/${language}`) ?? Number.NEGATIVE_INFINITY
  return !isLoaded(prefix, language) && performance.now() - failedAt >= RETRY_AFTER_MS
}

/**
 * Loads the texts of a declaration in a language, once. After a failure the next call tries again.
 * @param receive gets the texts, by `prefix/subject`, before the promise resolves.
 * @throws TextsLoadError, which is already reported.
 */
export function loadTexts(
  prefix: string,
  language: ChosenLanguage,
  receive: (texts: Record<string, Entries>) => void,
): Promise<void> {
  const key = `${prefix}/${language}`
  const underWay = loads.get(key)
  if (underWay) return underWay
  const loading = fetchTexts(prefix, language).then(
    (texts) => {
      loaded.add(key)
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
