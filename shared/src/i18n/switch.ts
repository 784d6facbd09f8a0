import type { WriteResult } from '../storage.ts'
import { loadCatalogues } from './catalogues.ts'
import { LANGUAGE_KEY, type Language, languageInUse, readLanguage, writeLanguage } from './language.ts'

let turn = 0

/** Changes the language when every catalogue is here, unless another change was asked for since. */
async function change(language: Language, keep: () => WriteResult): Promise<WriteResult | 'overtaken'> {
  turn += 1
  const mine = turn
  await loadCatalogues(language)
  if (mine !== turn) return 'overtaken'
  const result = keep()
  languageInUse.set(language)
  return result
}

/**
 * Puts the app area into a language, without a reload: loads what the workspaces in the page lack, then changes all of it
 * at once, here and in the other tabs (decisions, Chosen language).
 * @returns whether it is kept for the next visit; `overtaken` when another language was asked for meanwhile.
 * @throws TextsLoadError when a catalogue does not come; the language is then what it was.
 */
export function setLanguage(language: Language): Promise<WriteResult | 'overtaken'> {
  return change(language, () => writeLanguage(language))
}

/**
 * Follows the language that another tab chooses.
 * @param report told when its catalogues do not come; this tab then keeps its language.
 * @returns a function that ends it.
 */
export function followLanguage(report: (error: unknown) => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== null && event.key !== LANGUAGE_KEY) return
    change(readLanguage(), () => 'kept').catch(report)
  }
  globalThis.addEventListener('storage', follow)
  return () => globalThis.removeEventListener('storage', follow)
}

/**
 * Resolves when the texts of every workspace in the page are here, in the language in use: await it between loading a page
 * and showing it. With nothing chosen there is nothing to wait for. @throws TextsLoadError
 */
export async function textsReady(): Promise<void> {
  let language: Language
  do {
    language = languageInUse.get()
    await loadCatalogues(language)
  } while (language !== languageInUse.get())
}
