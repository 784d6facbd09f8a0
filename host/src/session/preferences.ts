import { languageTag, setLanguage } from '@cadence/shared/i18n'
import { setColourThemeById, setThemeMode } from '@cadence/shared/theme'
import { reportError } from '../errors/report.ts'
import { whenIdle } from '../shell/when-idle.ts'

let changing = 0

/** Texts that do not come were reported; it is tried again with the next look at the account. */
async function applyLanguage(chosen: Parameters<typeof setLanguage>[0] | null): Promise<void> {
  const language = chosen ?? 'default'
  // A language on its way would come after this one, of whoever was here before.
  if (changing === 0 && languageTag('default') === language) return
  changing += 1
  try {
    await setLanguage(language)
  } finally {
    changing -= 1
  }
}

async function follow(): Promise<void> {
  // In the first chunk as all that is shared, without a request of its own; nothing of it runs before the page stands.
  const { followPreferences } = await import(/* webpackMode: "eager" */ '@cadence/shared/preferences')
  followPreferences({
    language: applyLanguage,
    mode: (mode) => void setThemeMode(mode ?? 'dark'),
    theme: (theme) => setColourThemeById(theme ?? 'origin'),
  })
}

/** Puts what the account keeps into effect in this browser, when the first page stands. */
export function followPreferencesWhenIdle(): void {
  whenIdle(() => void follow().catch((error: unknown) => reportError({ error, phase: 'script' })))
}
