import { useTexts } from '@cadence/shared/i18n'
import { askInstall, Button, type InstallWay, useInstallWay } from '@cadence/shared/ui'
import { Download } from 'lucide-react'
import { devicesTexts } from '../../../texts/account.ts'
import { SettingCard } from '../security/SettingCard.tsx'

const byMenu = { ios: 'installIos', 'firefox-android': 'installFirefox' } as const satisfies Record<
  Exclude<InstallWay, 'prompt' | 'none'>,
  string
>

/** Offers to install the app, by a button or in words; nothing where that is not possible or already done. */
export function InstallCard() {
  const t = useTexts(devicesTexts)
  const way = useInstallWay()
  if (way === 'none') return null
  if (way !== 'prompt') return <SettingCard title={t.install} hint={t[byMenu[way]]} />
  return (
    <SettingCard title={t.install} hint={t.installHint}>
      <div>
        <Button onClick={() => void askInstall()}>
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          {t.install}
        </Button>
      </div>
    </SettingCard>
  )
}
