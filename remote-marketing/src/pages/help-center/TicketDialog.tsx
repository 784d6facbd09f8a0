import { frenchSupportTexts, SupportDialog } from '@cadence/shared/support/support-form'
import { formTexts } from '../../parts/form/failure.ts'

interface TicketDialogProps {
  subject?: string
  onClose: () => void
}

/** The form that writes to the support, in French. It is open while it is mounted. */
export function TicketDialog(props: TicketDialogProps) {
  return <SupportDialog {...props} texts={frenchSupportTexts} formTexts={formTexts} />
}

/** The ticket form with the subject of a guided session filled in. */
export function GuidedSessionDialog(props: Pick<TicketDialogProps, 'onClose'>) {
  return <TicketDialog {...props} subject="Session guidée" />
}
