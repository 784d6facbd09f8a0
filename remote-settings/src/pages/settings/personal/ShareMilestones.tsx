import { useTexts } from '@cadence/shared/i18n'
import { setPreference, usePreference } from '@cadence/shared/preferences'
import { Card } from '@cadence/shared/ui'
import { useState } from 'react'
import { personalTexts } from '../../../texts/account.ts'
import { SwitchRow } from '../SwitchRow.tsx'

/**
 * The consent to be seen by other members in the Community Hub. Off until it is given. Without a network it can only be taken
 * back: a consent that waits to be sent would arrive after the member has decided otherwise on another device.
 */
export function ShareMilestones() {
  const t = useTexts(personalTexts)
  const [isRefused, setIsRefused] = useState(false)
  const turn = (on: boolean) => {
    const refused = on && !navigator.onLine
    setIsRefused(refused)
    if (!refused) setPreference('sharesMilestones', on)
  }
  return (
    <Card>
      <SwitchRow
        label={t.share}
        hint={t.shareHint}
        checked={usePreference('sharesMilestones') ?? false}
        onTurn={turn}
        note={isRefused && t.shareOffline}
      />
    </Card>
  )
}
