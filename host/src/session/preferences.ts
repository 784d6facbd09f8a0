import { languageTag, setLanguage } from '@cadence/shared/i18n'
import { followPreferences } from '@cadence/shared/preferences'
import { setColourThemeById, setThemeMode } from '@cadence/shared/theme'
import { whenIdle } from '../shell/when-idle.ts'

/** Puts what the account keeps into effect in this browser, when the first page stands. */
export function followPreferencesWhenIdle(): void {
  whenIdle(() => {
    followPreferences({
      language: (chosen) => {
        const language = chosen ?? 'default'
        if (languageTag('default') === language) return
        // Texts that do not come were reported; it is tried again with the next look at the account.
        setLanguage(language).catch(() => undefined)
      },
      mode: (mode) => void setThemeMode(mode ?? 'dark'),
      // Themes that do not come: the same.
      theme: (theme) => void setColourThemeById(theme ?? 'origin').catch(() => undefined),
    })
  })
}
