import { type ComponentsJSON, createI18n } from '@nanostores/i18n'
import { type ChosenLanguage, type Language, languageInUse } from './language.ts'
import { loadTexts, register, registered } from './loading.ts'
import type { BaseCatalogue, Texts, TranslatedCatalogue } from './types.ts'

const i18n = createI18n<Language, 'default'>(languageInUse, {
  baseLocale: 'default',
  // A language that stands here, even empty, is read without waiting.
  cache: { default: {}, fr: {}, en: {}, es: {} },
  get: async (language, names) => (language === 'default' ? {} : lateTexts(language, names)),
})

/** For texts that are on screen before their catalogue is: a failure is said, and leaves the default texts there. */
async function lateTexts(language: ChosenLanguage, names: readonly string[]): Promise<ComponentsJSON> {
  const workspaces = new Set(names.map((name) => name.slice(0, name.indexOf('/'))))
  const loads = await Promise.allSettled([...workspaces].map((name) => loadTexts(name, language)))
  for (const load of loads) if (load.status === 'rejected') console.error(load.reason)
  return Object.assign({}, ...loads.map((load) => (load.status === 'fulfilled' ? load.value : {})))
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
  register(workspace, loaders)
  return <Subject extends keyof Catalogue & string>(
    subject: Subject,
    base: Catalogue[Subject],
  ): Texts<Catalogue[Subject]> => i18n(`${workspace}/${subject}`, base)
}

const ready = new Set<string>()

/** Loads what the workspaces in the page lack in a language. @throws TextsLoadError */
export async function loadCatalogues(language: Language): Promise<void> {
  if (language === 'default') return
  const missing = () => registered().filter((workspace) => !ready.has(`${workspace}/${language}`))
  // A page that came in the meantime brought its own workspace.
  for (let names = missing(); names.length > 0; names = missing()) {
    const texts = await Promise.all(names.map((workspace) => loadTexts(workspace, language)))
    Object.assign(i18n.cache[language], ...texts)
    for (const workspace of names) ready.add(`${workspace}/${language}`)
    // Texts that were on screen before their catalogue came are drawn again.
    if (languageInUse.get() === language) languageInUse.notify()
  }
}
