import { useTexts } from '@cadence/shared/i18n'
import type { User } from '@cadence/shared/schemas'
import { Card, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { RetryButton } from '../../../components/RetryButton.tsx'
import { personalTexts } from '../../../texts/account.ts'
import { EditEmail } from './EditEmail.tsx'
import { EditName } from './EditName.tsx'
import { EmailLink } from './EmailLink.tsx'
import { FieldRow } from './FieldRow.tsx'
import { Actions } from './note-styles.ts'
import { EmailWaits } from './PendingEmail.tsx'
import { useProfile } from './use-profile.ts'

const Grid = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding-block: 0.75rem;
`

type Field = 'lastName' | 'firstName' | 'email'

/** Name, first name and e-mail, each with its modal (specification, section 2, Settings). */
export function ProfileGrid({ user }: { user: User }) {
  const t = useTexts(personalTexts)
  const { profile, failed, load, show } = useProfile(user.email)
  const [edited, setEdited] = useState<Field | null>(null)
  const emailButton = useRef<HTMLButtonElement>(null)
  const close = () => setEdited(null)
  // The link may have been followed elsewhere: the address is known sooner than that nothing waits any longer.
  const waits = profile?.emailChange && profile.emailChange.email !== user.email ? profile.emailChange : null
  return (
    <Grid>
      <EmailLink email={profile ? (profile.emailChange?.email ?? null) : undefined} onUsed={load} />
      <div>
        <FieldRow label={t.lastName} value={user.lastName} onEdit={() => setEdited('lastName')} />
        <FieldRow label={t.firstName} value={user.firstName} onEdit={() => setEdited('firstName')} />
        <FieldRow
          ref={emailButton}
          label={t.email}
          value={user.email}
          disabled={profile === null}
          onEdit={() => setEdited('email')}
        />
        <div role="status">
          {waits && (
            <EmailWaits
              email={waits.email}
              onAnswer={show}
              onTakenBack={() => emailButton.current?.focus()}
            />
          )}
        </div>
      </div>
      {failed && profile === null && (
        <ErrorNotice>
          {t.profileFailed}
          <Actions>
            <RetryButton size="sm" onClick={load}>
              {t.retry}
            </RetryButton>
          </Actions>
        </ErrorNotice>
      )}
      {(edited === 'firstName' || edited === 'lastName') && (
        <EditName field={edited} value={user[edited]} onClose={close} />
      )}
      {edited === 'email' && profile && (
        <EditEmail email={user.email} hasPassword={profile.hasPassword} onAsked={show} onClose={close} />
      )}
    </Grid>
  )
}
