import { useTexts } from '@cadence/shared/i18n'
import { SupportDialog } from '@cadence/shared/support/support-form'
import { failureText } from '../../../failure-text.ts'
import { supportTexts } from '../../../texts/support.ts'

/** The form that writes to the support. It is open while it is mounted. */
export function SupportForm({ onClose }: { onClose: () => void }) {
  const t = useTexts(supportTexts)
  const formTexts = {
    failure: (error: Error) => failureText(error, t),
    faults: (count: number) => t.faults({ count }),
  }
  return <SupportDialog texts={t} formTexts={formTexts} onClose={onClose} />
}
