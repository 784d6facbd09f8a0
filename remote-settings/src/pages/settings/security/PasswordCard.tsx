import { useTexts } from '@cadence/shared/i18n'
import { LoadFailed } from '../../../components/LoadFailed.tsx'
import { securityTexts } from '../../../texts/account.ts'
import { Skeleton } from '../SectionSkeleton.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SettingCard } from './SettingCard.tsx'
import type { PasswordState } from './use-password-state.ts'

/** The password: loading, failed, or the form. */
export function PasswordCard({ password }: { password: PasswordState }) {
  const t = useTexts(securityTexts)
  const { state, hasPassword, load } = password
  return (
    <SettingCard title={t.password} hint={hasPassword ? t.passwordHint : t.firstPasswordHint}>
      {state === 'loading' && <Skeleton label={t.loading} rows={3} />}
      {state === 'failed' && <LoadFailed text={t.loadFailed} retry={t.retry} onRetry={load} />}
      {state === 'ready' && <PasswordForm password={password} />}
    </SettingCard>
  )
}
