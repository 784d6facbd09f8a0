import { useSyncExternalStore } from 'react'
import { type ChosenLanguage, type Language, languageInUse } from './language.ts'
import type { Texts } from './types.ts'

/** Texts of one subject, rendered again when the language changes. */
export function useTexts<Base>(texts: Texts<Base>): Base {
  return useSyncExternalStore(texts.listen, texts.get, texts.get)
}

/** The language in use, rendered again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(languageInUse.listen, languageInUse.get, languageInUse.get)
}

/**
 * Tag for a `lang` attribute and for `Intl`: the chosen language, or, with nothing chosen, the tag of the default text at
 * hand, which may be French or English (decisions, Language of the texts).
 */
export function useLanguageTag<Tag extends string>(ofDefault: Tag): Tag | ChosenLanguage {
  const language = useLanguage()
  return language === 'default' ? ofDefault : language
}
