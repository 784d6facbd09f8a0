import { proxy } from 'valtio'
import * as z from 'zod/mini'
import { readJson, type WriteResult, writeJson } from '../storage.ts'
import type { ChosenLanguage, I18nState, Language } from './types.ts'

/** The languages that a member can choose (specification, section 2, Settings, Language and region). */
export const chosenLanguages = ['fr', 'en', 'es'] as const satisfies readonly ChosenLanguage[]

/** The key of the language in localStorage, as JSON. No other module touches it. */
export const LANGUAGE_KEY = 'language'

const languageSchema = z.enum(['default', ...chosenLanguages])

/** The language that storage holds; nothing, or anything unknown, counts as `default`. */
export function readLanguage(): Language {
  const stored = readJson(LANGUAGE_KEY, languageSchema)
  return stored.state === 'valid' ? stored.value : 'default'
}

/** Stores the language for the next visit and for the other tabs. */
export function writeLanguage(language: Language): WriteResult {
  return writeJson(LANGUAGE_KEY, language)
}

export const i18nState = proxy<I18nState>({ language: readLanguage(), loaded: { fr: {}, en: {}, es: {} } })

/**
 * Tag of the language in use, for `Intl` and texts made outside components; with nothing chosen, that of the default text
 * at hand, which may be French or English.
 */
export function languageTag<Tag extends string>(ofDefault: Tag): Tag | ChosenLanguage {
  const { language } = i18nState
  return language === 'default' ? ofDefault : language
}
