import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { PageFrame } from '../../parts/PageFrame.tsx'
import { appearanceTexts } from '../../texts/appearance.ts'

export default function Appearance() {
  const t = useTexts(appearanceTexts)
  return (
    <PageFrame title={t.title} lang={useLanguageTag('en')}>
      {t.intro}
    </PageFrame>
  )
}
