import { authState, onAuthChange } from '@cadence/shared/auth'
import { languageTag, setLanguage } from '@cadence/shared/i18n'
import { setColourThemeById, setThemeMode } from '@cadence/shared/theme'
import { retryUntilDone, whenIdle } from '../shell/deferred-work.ts'

/** Number of languages that are being loaded. */
let loading = 0

/** Applies the language of the account. Texts that fail to load are reported, and loaded with the next reading of it. */
async function applyLanguage(chosen: Parameters<typeof setLanguage>[0] | null): Promise<void> {
  const language = chosen ?? 'default'
  // While another language is loading, this one is set again: else the other, of an earlier member, would win.
  if (loading === 0 && languageTag('default') === language) return
  loading += 1
  try {
    await setLanguage(language)
  } finally {
    loading -= 1
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
 * Applies the preferences of the account in this browser, after the first page has rendered. Their code is loaded once a
 * member is signed in.
 */
export function followPreferencesWhenIdle(): void {
  whenIdle(() => {
    const begin = () => {
      if (!authState.isAuthenticated) return
      end()
      retryUntilDone(follow)
    }
    const end = onAuthChange(begin)
    begin()
  })
}
