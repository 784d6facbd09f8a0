/** Languages of the app area: the one in use, and the texts of each workspace. */
export { workspaceTexts } from './i18n/catalogues.ts'
export { useLanguage, useLanguageTag, useTexts } from './i18n/hooks.ts'
export type { ChosenLanguage, Language } from './i18n/language.ts'
export { chosenLanguages, languageTag } from './i18n/language.ts'
export { TextsLoadError } from './i18n/loading.ts'
export { followLanguage, setLanguage, textsReady } from './i18n/switch.ts'
export { count, params } from './i18n/transforms.ts'
export type { CountedText, Texts, TextWith, Translation } from './i18n/types.ts'
