import { authState, onAuthChange } from '@cadence/shared/auth'
import { languageTag, setLanguage } from '@cadence/shared/i18n'
import { setColourThemeById, setThemeMode } from '@cadence/shared/theme'
import { untilDone } from '../shell/until-done.ts'
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
  const { followPreferences } = await import('@cadence/shared/preferences')
  followPreferences({
    language: applyLanguage,
    mode: (mode) => void setThemeMode(mode ?? 'dark'),
    theme: (theme) => setColourThemeById(theme ?? 'origin'),
  })
}

/**
 * Puts what the account keeps into effect in this browser, when the first page stands. As long as nobody is signed in,
 * there is nothing to follow, and nothing is loaded for it.
 */
export function followPreferencesWhenIdle(): void {
  whenIdle(() => {
    const begin = () => {
      if (!authState.isAuthenticated) return
      end()
      untilDone(follow)
    }
    const end = onAuthChange(begin)
    begin()
  })
}
