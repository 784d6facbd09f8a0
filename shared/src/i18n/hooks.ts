import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { i18nState } from './language.ts'
import type { ChosenLanguage, Language, Texts } from './types.ts'

/** Texts of one subject, rendered again when the language changes, and when texts of this language arrive. */
export function useTexts<Written>(texts: Texts<Written>): Written {
  const state = useSnapshot(i18nState)
  useEffect(() => texts.show(), [texts])
  return texts.get(state)
}

/** The language in use, rendered again when it changes. */
export function useLanguage(): Language {
  return useSnapshot(i18nState).language
}

/**
 * Tag for a `lang` attribute and for `Intl`: the chosen language, or, with nothing chosen, the tag of the default text at
 * hand, which may be French or English (decisions, Language of the texts).
 */
export function useLanguageTag<Tag extends string>(ofDefault: Tag): Tag | ChosenLanguage {
  const language = useLanguage()
  return language === 'default' ? ofDefault : language
}
