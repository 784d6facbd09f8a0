import { removeKey, type WriteResult } from '../storage/local-storage.ts'
import { i18nState, LANGUAGE_KEY, readLanguage, writeLanguage } from './language.ts'
import { reportLoads } from './loading.ts'
import type { Language } from './types.ts'
import { loadRegistered, loadShown } from './workspace-texts.ts'

/** The number of the last requested change, and of the last one that was made. */
let requested = 0
let made = 0

/** Changes the language when the texts on screen are loaded, unless a later change was made meanwhile. */
async function change(language: Language, store: () => WriteResult): Promise<WriteResult | 'overtaken'> {
  requested += 1
  const own = requested
  await loadShown(language)
  // A later change that failed, or hangs, does not cancel this one.
  if (own < made) return 'overtaken'
  made = own
  const result = store()
  i18nState.language = language
  // For the next page. Nothing waits for these texts.
  void loadRegistered()
  return result
}

/**
 * Changes the language of the app area without a reload: loads the missing texts of the workspaces on screen, then changes
 * all of them at once, here and in the other tabs (decisions, Chosen language). Other workspaces follow.
 * @returns whether the language is stored for the next visit; `overtaken` when a later change was made meanwhile.
 * @throws TextsLoadError when texts on screen cannot be loaded. The language is then unchanged.
 */
export function setLanguage(language: Language): Promise<WriteResult | 'overtaken'> {
  return change(language, () => writeLanguage(language))
}

/** Goes back to the default texts, here and in storage, because the member has signed out for good. */
export async function forgetLanguage(): Promise<void> {
  removeKey(LANGUAGE_KEY)
  await change('default', () => {
    // Another change may have been stored meanwhile.
    removeKey(LANGUAGE_KEY)
    return 'stored'
  })
}

/**
 * Follows the language that another tab chooses. When the texts on screen cannot be loaded, this tab keeps its language.
 * @param report called for each failed load of texts.
 * @returns a function that ends it.
 */
export function followLanguage(report: (error: unknown) => void): () => void {
  // A failed load was reported.
  const read = () => change(readLanguage(), () => 'stored').catch(() => undefined)
  const otherTab = ({ key }: StorageEvent) => {
    if (key === null || key === LANGUAGE_KEY) read()
  }
  // A page in the back/forward cache gets no storage events, so it reads the language when it is shown again.
  const shownAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) read()
  }
  const endReport = reportLoads(report)
  addEventListener('storage', otherTab)
  addEventListener('pageshow', shownAgain)
  return () => {
    endReport()
    removeEventListener('storage', otherTab)
    removeEventListener('pageshow', shownAgain)
  }
}

/**
 * Resolves when the texts of the workspaces are loaded in the language in use, or have failed. Await it, with a limit,
 * between loading a page and showing it. Later texts are drawn when they arrive. Texts that failed in the last 30 seconds
 * are not requested again. With the default texts there is nothing to wait for.
 */
export async function textsReady(...workspaces: string[]): Promise<void> {
  let language: Language
  do {
    language = i18nState.language
    await loadRegistered(workspaces)
  } while (language !== i18nState.language)
}
