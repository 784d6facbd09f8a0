import { define } from './texts.ts'

const base = {
  title: 'Centre d’aide',
}

/** Default texts of the help center of the settings. */
export type HelpCenterTexts = typeof base
export const helpCenterTexts = define('helpCenter', base)
