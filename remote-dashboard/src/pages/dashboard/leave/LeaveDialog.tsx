import { useTexts } from '@cadence/shared/i18n'
import { Button, Dialog, DialogActions } from '@cadence/shared/ui'
import { dashboardTexts } from '../../../texts/dashboard.ts'

interface LeaveDialogProps {
  open: boolean
  saving: boolean
  onSave: () => void
  onDiscard: () => void
  onStay: () => void
}

/** Asks whether to save or discard a layout before its dashboard is left. */
export function LeaveDialog({ open, saving, onSave, onDiscard, onStay }: LeaveDialogProps) {
  const t = useTexts(dashboardTexts)
  return (
    <Dialog open={open} title={t.leaveTitle} onClose={() => saving || onStay()}>
      <p>{t.leaveText}</p>
      <DialogActions>
        <Button variant="ghost" disabled={saving} onClick={onStay}>
          {t.leaveStay}
        </Button>
        <Button variant="danger" disabled={saving} onClick={onDiscard}>
          {t.leaveDiscard}
        </Button>
        <Button variant="primary" loading={saving} onClick={onSave}>
          {t.leaveSave}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
