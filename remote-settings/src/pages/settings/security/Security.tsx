import { useLoad } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { securityTexts } from '../../../texts/account.ts'
import { getProfile } from '../profile-api.ts'
import { Section } from '../Section.tsx'
import { DeletionCard } from './DeletionCard.tsx'
import { DownloadCard } from './DownloadCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { TwoFactorCard } from './TwoFactorCard.tsx'

/** Password, two-factor, download and deletion of the account (specification, section 2, Settings). */
export function Security() {
  const t = useTexts(securityTexts)
  const profile = useLoad(getProfile, {
    onFailure: (error) => console.warn('It is not known whether the account has a password', error),
  })
  return (
    <Section title={t.title}>
      <PasswordCard profile={profile} />
      <TwoFactorCard />
      <DownloadCard />
      <DeletionCard hasPassword={profile.state !== 'ready' || profile.data.hasPassword} />
    </Section>
  )
}
