import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { PageFrame } from '../../parts/PageFrame.tsx'
import { appearanceTexts } from '../../texts/appearance.ts'
import { ModeChoice } from './ModeChoice.tsx'

export default function Appearance() {
  const t = useTexts(appearanceTexts)
  const lang = useLanguageTag('en')
  return (
    <>
      <PageFrame title={t.title} lang={lang}>
        <span lang={lang}>{t.intro}</span>
      </PageFrame>
      <ModeChoice />
    </>
  )
}
