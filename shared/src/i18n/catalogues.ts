import { createI18n } from '@nanostores/i18n'
import { onMount } from 'nanostores'
import { type ChosenLanguage, chosenLanguages, type Language, languageInUse } from './language.ts'
import { isHere, isWorthAsking, loadTexts, register, registered } from './loading.ts'
import type { BaseCatalogue, Texts, TranslatedCatalogue } from './types.ts'

const i18n = createI18n<Language, 'default'>(languageInUse, {
  baseLocale: 'default',
  // A language that stands here, even empty, is read without waiting.
  cache: { default: {}, fr: {}, en: {}, es: {} },
  // Never called: the library would hold back all texts until the last of them is here. See `workspaceTexts`.
  get: async () => ({}),
})

/** How many subjects of a declaration are on screen. */
const shown = new Map<string, number>()

/** Loads the texts of a declaration, and draws again what was on screen before them. @throws TextsLoadError */
function load(prefix: string, language: ChosenLanguage): Promise<void> {
  return loadTexts(prefix, language, (texts) => {
    Object.assign(i18n.cache[language], texts)
    if (languageInUse.get() === language) languageInUse.notify()
  })
}

/** Loads what may come late, except what failed just now. Nothing is thrown: a failed load was reported. */
async function loadLeniently(prefixes: readonly string[], language: Language): Promise<void> {
  if (language === 'default') return
  const asked = prefixes.filter((prefix) => isWorthAsking(prefix, language))
  await Promise.allSettled(asked.map((prefix) => load(prefix, language)))
}

function show(prefix: string): () => void {
  shown.set(prefix, (shown.get(prefix) ?? 0) + 1)
  void loadLeniently([prefix], languageInUse.get())
  return () => {
    const left = (shown.get(prefix) ?? 0) - 1
    if (left > 0) shown.set(prefix, left)
    else shown.delete(prefix)
  }
}

/**
 * Declares the texts of a workspace. The default texts stand in the code and cost no request; those of another language
 * are one file, loaded when that language is in use.
 * @param loaders the file of each language: `{ fr: () => import('./fr/fr.ts'), … }`.
 * @returns a function that defines the default texts of one subject. A page that uses a subject holds those texts only.
 */
export function workspaceTexts<Catalogue extends BaseCatalogue<Catalogue>>(
  workspace: string,
  loaders: Record<ChosenLanguage, () => Promise<{ default: TranslatedCatalogue<Catalogue> }>>,
) {
  const prefix = register(workspace, loaders)
  return <Subject extends keyof Catalogue & string>(
    subject: Subject,
    base: Catalogue[Subject],
  ): Texts<Catalogue[Subject]> => {
    const name = `${prefix}/${subject}`
    const texts = i18n(name, base)
    // To the library every language is here, empty until its texts come: one that hangs keeps no other from the screen.
    for (const language of chosenLanguages) {
      const cache = i18n.cache[language]
      Object.assign(cache, { [name]: cache[name] ?? {} })
    }
    onMount(texts, () => show(prefix))
    return texts
  }
}

/** Loads what is on screen, texts that failed just now too: somebody chose this language. @throws TextsLoadError */
export async function loadShown(language: Language): Promise<void> {
  if (language === 'default') return
  const missing = () => [...shown.keys()].filter((prefix) => !isHere(prefix, language))
  // A page that came in the meantime brought its own workspace.
  for (let prefixes = missing(); prefixes.length > 0; prefixes = missing()) {
    await Promise.all(prefixes.map((prefix) => load(prefix, language)))
  }
}

/** Loads what the workspaces in the page lack in the language in use, all of them or those named, as far as it comes. */
export function loadRegistered(workspaces?: readonly string[]): Promise<void> {
  return loadLeniently(registered(workspaces), languageInUse.get())
}
