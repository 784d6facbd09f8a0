import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { readJson, type WriteResult, writeJson } from '../storage.ts'

/** The languages that a member can choose (specification, section 2, Settings, Language and region). */
export const chosenLanguages = ['fr', 'en', 'es'] as const

/** A language that a member has chosen: its BCP 47 tag. */
export type ChosenLanguage = (typeof chosenLanguages)[number]

/** The language in use. `default` is the stated texts, mixed as they are, until a language is chosen. */
export type Language = 'default' | ChosenLanguage

/** Where the language stands in localStorage, as JSON. No other module touches it. */
export const LANGUAGE_KEY = 'language'

const languageSchema = z.enum(['default', ...chosenLanguages])

/** The language that storage holds; nothing, or anything unknown, counts as `default`. */
export function readLanguage(): Language {
  const stored = readJson(LANGUAGE_KEY, languageSchema)
  return stored.state === 'valid' ? stored.value : 'default'
}

/** Keeps the language for the next visit, and tells the other tabs. */
export function writeLanguage(language: Language): WriteResult {
  return writeJson(LANGUAGE_KEY, language)
}

/** The language in use. Only `switch.ts` changes it: the texts must be there first. */
export const languageInUse = atom<Language>(readLanguage())

/**
 * Tag of the language in use, for `Intl` and texts made outside components; with nothing chosen, that of the default text
 * at hand, which may be French or English.
 */
export function languageTag<Tag extends string>(ofDefault: Tag): Tag | ChosenLanguage {
  const language = languageInUse.get()
  return language === 'default' ? ofDefault : language
}
