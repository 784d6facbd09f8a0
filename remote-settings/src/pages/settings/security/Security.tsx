import { useTexts } from '@cadence/shared/i18n'
import { securityTexts } from '../../../texts/account.ts'
import { Section } from '../Section.tsx'
import { DeletionCard } from './DeletionCard.tsx'
import { DownloadCard } from './DownloadCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { TwoFactorCard } from './TwoFactorCard.tsx'
import { usePasswordState } from './use-password-state.ts'

/** Password, two-factor, download and deletion of the account (specification, section 2, Settings). */
export function Security() {
  const t = useTexts(securityTexts)
  const password = usePasswordState()
  return (
    <Section title={t.title}>
      <PasswordCard password={password} />
      <TwoFactorCard />
      <DownloadCard />
      <DeletionCard hasPassword={password.hasPassword} />
    </Section>
  )
}
