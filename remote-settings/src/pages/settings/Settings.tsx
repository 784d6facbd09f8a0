import { useTexts } from '@cadence/shared/i18n'
import { PageFrame } from '../../parts/PageFrame.tsx'
import { settingsTexts } from '../../texts/settings.ts'

export default function Settings() {
  const t = useTexts(settingsTexts)
  return <PageFrame title={t.title}>{t.intro}</PageFrame>
}
