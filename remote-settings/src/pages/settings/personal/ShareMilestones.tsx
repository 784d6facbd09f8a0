import { useTexts } from '@cadence/shared/i18n'
import { setPreference, useIsUnsent, usePreference } from '@cadence/shared/preferences'
import { Card } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { personalTexts } from '../../../texts/account.ts'
import { SwitchRow } from '../SwitchRow.tsx'

/** Its name is the title of its card. */
const Consent = styled(Card)`
  strong { font: 650 var(--text-lg) / 1.2 var(--font-display); letter-spacing: -0.02em; text-wrap: balance; }
  small { margin-top: 0.375rem; }
`

/**
 * The consent to be seen by other members in the Community Hub. Off until it is given. Without a network it can only be taken
 * back: a consent that waits to be sent would arrive after the member has decided otherwise on another device.
 */
export function ShareMilestones() {
  const t = useTexts(personalTexts)
  const [isRefused, setIsRefused] = useState(false)
  const isLate = useIsLate(useIsUnsent('sharesMilestones'))
  const turn = (on: boolean) => {
    const refused = on && !navigator.onLine
    setIsRefused(refused)
    if (!refused) setPreference('sharesMilestones', on)
  }
  return (
    <Consent>
      <SwitchRow
        label={t.share}
        hint={t.shareHint}
        checked={usePreference('sharesMilestones') ?? false}
        onTurn={turn}
        note={isRefused ? t.shareOffline : isLate && t.shareUnsent}
      />
    </Consent>
  )
}

/** How long the account may take to store the choice before the page says that it has not, in milliseconds. */
const PATIENCE_MS = 1500

function useIsLate(isUnsent: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isUnsent) return setIsLate(false)
    const timer = setTimeout(setIsLate, PATIENCE_MS, true)
    return () => clearTimeout(timer)
  }, [isUnsent])
  return isLate
}
