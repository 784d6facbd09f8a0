import { removeKey, type WriteResult } from '../storage/local-storage.ts'
import { i18nState, LANGUAGE_KEY, type Language, readLanguage, writeLanguage } from './language.ts'
import { reportLoads } from './loading.ts'
import { loadRegistered, loadShown } from './workspace-texts.ts'

let asked = 0
let changed = 0

/** Changes the language when the catalogues on screen are here, unless a later change came first. */
async function change(language: Language, keep: () => WriteResult): Promise<WriteResult | 'overtaken'> {
  asked += 1
  const mine = asked
  await loadShown(language)
  // Only a change that was made overtakes: one that failed, or hangs, must not take this one with it.
  if (mine < changed) return 'overtaken'
  changed = mine
  const result = keep()
  i18nState.language = language
  // For the next page; one whose texts do not come keeps nobody waiting.
  void loadRegistered()
  return result
}

/**
 * Puts the app area into a language, without a reload: loads what the workspaces on screen lack, then changes all of it at
 * once, here and in the other tabs (decisions, Chosen language). Workspaces that are not on screen follow.
 * @returns whether it is kept for the next visit; `overtaken` when another language was asked for meanwhile.
 * @throws TextsLoadError when a catalogue on screen does not come; the language is then what it was.
 */
export function setLanguage(language: Language): Promise<WriteResult | 'overtaken'> {
  return change(language, () => writeLanguage(language))
}

/** Takes the language back to what it is where nobody chose, here and in storage: a member is no longer one. */
export async function forgetLanguage(): Promise<void> {
  removeKey(LANGUAGE_KEY)
  await change('default', () => {
    // Another change may have been kept meanwhile.
    removeKey(LANGUAGE_KEY)
    return 'stored'
  })
}

/**
 * Follows the language that another tab chooses. When the texts on screen do not come, this tab keeps its language.
 * @param report told of each catalogue that does not come, here or for a page.
 * @returns a function that ends it.
 */
export function followLanguage(report: (error: unknown) => void): () => void {
  // A failed load was reported.
  const read = () => change(readLanguage(), () => 'stored').catch(() => undefined)
  const otherTab = ({ key }: StorageEvent) => {
    if (key === null || key === LANGUAGE_KEY) read()
  }
  // A page that was kept for the way back heard nothing of the tabs beside it.
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
 * Resolves when the texts of the workspaces are here, in the language in use, or have failed: await it, with a limit,
 * between loading a page and showing it. Texts that come later are drawn when they come; texts that failed just now are
 * not asked for again. With nothing chosen there is nothing to wait for.
 */
export async function textsReady(...workspaces: string[]): Promise<void> {
  let language: Language
  do {
    language = i18nState.language
    await loadRegistered(workspaces)
  } while (language !== i18nState.language)
}
