import { originTheme, type ThemeTokens } from '@cadence/shared/theme/first-paint'

/** The colours of the default theme: drawings stand outside any page, so there are no variables to read them from. */
export const tokens: ThemeTokens = originTheme.tokens

/** The fonts by the names under which the painter knows them. */
export const display = 'font-family:"bricolage-grotesque";font-weight:650;letter-spacing:-0.03em;'
export const text = 'font-family:"instrument-sans";'
