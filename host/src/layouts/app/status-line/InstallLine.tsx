import { useTexts } from '@cadence/shared/i18n'
import { askInstall, Button, useInstallWay } from '@cadence/shared/ui'
import { Share, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { statusLineTexts } from '../../../texts/status-line.ts'
import { dismissInstall, mayOfferInstall } from './install-offer.ts'
import { StatusLine } from './StatusLine.tsx'

/**
 * Offers to install the app where this browser can, until the member answers. The settings keep the offer, with all that
 * can be said about it.
 */
export function InstallLine() {
  const t = useTexts(statusLineTexts)
  const way = useInstallWay()
  const [isOffered, setOffered] = useState(() => mayOfferInstall(Date.now()))
  if (!isOffered || (way !== 'prompt' && way !== 'ios')) return null
  const end = () => {
    dismissInstall(Date.now())
    setOffered(false)
    // The pressed button goes, and the focus with it.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  const install = () => {
    end()
    void askInstall()
  }
  const Icon = way === 'prompt' ? Smartphone : Share
  return (
    <StatusLine role="region" aria-label={t.install} data-controls>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span data-long>{way === 'prompt' ? t.installOffer : t.installIos}</span>
      <span data-short>{way === 'prompt' ? t.installOfferShort : t.installIosShort}</span>
      {way === 'prompt' && (
        <Button size="sm" onClick={install}>
          {t.installNow}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={end}>
        {t.installLater}
      </Button>
    </StatusLine>
  )
}
