import { useLoad } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import type { User } from '@cadence/shared/schemas'
import { Card, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { personalTexts } from '../../../texts/account.ts'
import { getProfile } from '../profile-api.ts'
import { EditEmail } from './EditEmail.tsx'
import { EditName } from './EditName.tsx'
import { EmailLink } from './EmailLink.tsx'
import { FieldRow } from './FieldRow.tsx'
import { PendingEmail } from './PendingEmail.tsx'

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
  const {
    data: profile,
    state,
    reload,
    replace,
  } = useLoad(getProfile, {
    // What the API knows changes with the address, and when the link of a mail is followed in another tab.
    key: user.email,
    reloadOn: ['visible'],
    onFailure: (error) => console.warn('The profile could not be loaded', error),
  })
  const [edited, setEdited] = useState<Field | null>(null)
  const emailButton = useRef<HTMLButtonElement>(null)
  const close = () => setEdited(null)
  // After the link was followed on another device, the session has the new address before the profile is loaded again.
  const waits = profile?.emailChange && profile.emailChange.email !== user.email ? profile.emailChange : null
  return (
    <Grid>
      <EmailLink email={profile ? (profile.emailChange?.email ?? null) : undefined} onUsed={reload} />
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
            <PendingEmail
              email={waits.email}
              onAnswer={replace}
              onCancelled={() => emailButton.current?.focus()}
            />
          )}
        </div>
      </div>
      {state === 'failed' && profile === null && (
        <ErrorNotice retry={{ label: t.retry, run: reload }}>{t.profileFailed}</ErrorNotice>
      )}
      {(edited === 'firstName' || edited === 'lastName') && (
        <EditName field={edited} value={user[edited]} onClose={close} />
      )}
      {edited === 'email' && profile && (
        <EditEmail email={user.email} hasPassword={profile.hasPassword} onAsked={replace} onClose={close} />
      )}
    </Grid>
  )
}
