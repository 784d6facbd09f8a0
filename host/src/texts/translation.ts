import type { Translation } from '@cadence/shared/i18n'
import type { HostTexts } from './texts.ts'

/** What a language's file holds: every text of the shell in the app area. */
export type HostTranslation = { readonly [Subject in keyof HostTexts]: Translation<HostTexts[Subject]> }
