import type { ComponentsJSON } from '@nanostores/i18n'
import { type ChosenLanguage, chosenLanguages } from './language.ts'

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

/** Loads the texts of a workspace in one language, by subject. */
export type Load = () => Promise<{ default: object }>

const workspaces = new Map<string, Record<ChosenLanguage, Load>>()
const loads = new Map<string, Promise<ComponentsJSON>>()

/** Makes the texts of a workspace known; they are loaded when they are needed. */
export function register(workspace: string, loaders: Record<ChosenLanguage, Load>): void {
  workspaces.set(workspace, loaders)
  // Declared again after an edit in development: what was loaded before is out of date.
  for (const language of chosenLanguages) loads.delete(`${workspace}/${language}`)
}

/** Names of the workspaces in the page. */
export function registered(): string[] {
  return [...workspaces.keys()]
}

async function fetchTexts(workspace: string, language: ChosenLanguage): Promise<ComponentsJSON> {
  try {
    const subjects = (await workspaces.get(workspace)?.[language]())?.default ?? {}
    const named = Object.entries(subjects).map(([subject, texts]) => [`${workspace}/${subject}`, texts])
    return Object.fromEntries(named)
  } catch (cause) {
    throw new TextsLoadError(workspace, language, cause)
  }
}

/**
 * The texts of a workspace in a language, by `workspace/subject`. Loaded once; a failed load is forgotten, so that asking
 * again tries again. @throws TextsLoadError
 */
export function loadTexts(workspace: string, language: ChosenLanguage): Promise<ComponentsJSON> {
  const key = `${workspace}/${language}`
  const asked = loads.get(key)
  if (asked) return asked
  const loading = fetchTexts(workspace, language)
  loads.set(key, loading)
  loading.catch(() => loads.delete(key))
  return loading
}
