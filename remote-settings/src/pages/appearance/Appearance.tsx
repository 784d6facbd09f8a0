import { useLoad } from '@cadence/shared/api'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { loadThemeOffers, useTheme } from '@cadence/shared/theme'
import { PageHeader } from '@cadence/shared/ui'
import { appearanceTexts } from '../../texts/appearance.ts'
import { IconChoice } from './IconChoice.tsx'
import { ModeChoice } from './ModeChoice.tsx'
import { ThemeChoice } from './themes/ThemeChoice.tsx'
import { ThemesWaiting } from './themes/ThemesWaiting.tsx'

/** How Cadence looks: mode, colour theme, icon (specification, section 2, Appearance). */
export default function Appearance() {
  const t = useTexts(appearanceTexts)
  const lang = useLanguageTag('en')
  const { theme } = useTheme()
  // The themes are a chunk of their own.
  const { data: offers, state, reload } = useLoad(loadThemeOffers)
  return (
    <>
      <PageHeader title={t.title} lang={lang} intro={t.intro} />
      <ModeChoice sheet={offers?.find(({ sheet }) => sheet.id === theme)?.sheet} />
      {offers ? (
        <ThemeChoice offers={offers} />
      ) : (
        <ThemesWaiting failed={state === 'failed'} onRetry={reload} />
      )}
      <IconChoice />
    </>
  )
}
