import { useTexts } from '@cadence/shared/i18n'
import { Button, Dialog } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useState } from 'react'
import { securityTexts } from '../../../texts/account.ts'
import { DeletionForm } from './DeletionForm.tsx'
import { SettingCard } from './SettingCard.tsx'

const Row = styled.div`
  @media (max-width: 479px) { button { width: 100%; } }
`

/** Deletes the account, after a dialog (decisions, Retention). */
export function DeletionCard({ hasPassword }: { hasPassword: boolean }) {
  const t = useTexts(securityTexts)
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const close = () => {
    // A deletion cannot be cancelled, so a closed dialog would mislead the member.
    if (!busy) setOpen(false)
  }
  return (
    <SettingCard title={t.delete} hint={t.deleteHint} tone="danger">
      <Row>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t.delete}
        </Button>
      </Row>
      <Dialog open={isOpen} title={t.deleteTitle} onClose={close}>
        <DeletionForm hasPassword={hasPassword} onClose={close} onBusy={setBusy} />
      </Dialog>
    </SettingCard>
  )
}
