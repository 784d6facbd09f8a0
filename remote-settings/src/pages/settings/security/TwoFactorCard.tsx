import { useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useId } from 'react'
import { StateBadge } from '../../../StateBadge.tsx'
import { securityTexts } from '../../../texts/account.ts'
import { SettingCard } from './SettingCard.tsx'

const Row = styled.div`
  button { width: auto; }
  @media (max-width: 479px) { button { width: 100%; } }
`

/** Two-factor sign-in, which is not available yet. Its button can have the focus, and its description says why. */
export function TwoFactorCard() {
  const t = useTexts(securityTexts)
  const hintId = useId()
  return (
    <SettingCard title={t.twoFactor} hint={t.twoFactorHint} badge={<StateBadge>{t.inactive}</StateBadge>}>
      <Row>
        <Button aria-disabled="true" aria-describedby={hintId}>
          {t.soon}
        </Button>
        <span id={hintId} hidden>
          {t.twoFactorHint}
        </span>
      </Row>
    </SettingCard>
  )
}
