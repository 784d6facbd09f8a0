/** Languages of the app area: the one in use, and the texts of each workspace. */
export { cityOf } from './i18n/city.ts'
export { useLanguage, useLanguageTag, useTexts } from './i18n/hooks.ts'
export { chosenLanguages, languageTag } from './i18n/language.ts'
export { TextsLoadError } from './i18n/loading.ts'
export { followLanguage, setLanguage, textsReady } from './i18n/set-language.ts'
export type { ChosenLanguage, CountedText, Language, Texts, TextsOf, TextWith } from './i18n/types.ts'
export type { DefineTexts } from './i18n/workspace-texts.ts'
export { workspaceTexts } from './i18n/workspace-texts.ts'
