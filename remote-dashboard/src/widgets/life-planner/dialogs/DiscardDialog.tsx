import { useTexts } from '@cadence/shared/i18n'
import { Button, Dialog, DialogActions } from '@cadence/shared/ui'
import { plannerDialogTexts } from '../../../texts/planner-dialogs.ts'
import { Hint } from './fields.ts'

interface DiscardDialogProps {
  onStay: () => void
  onDiscard: () => void
}

/** Asks whether what was put into the form of an event is given up. */
export function DiscardDialog({ onStay, onDiscard }: DiscardDialogProps) {
  const t = useTexts(plannerDialogTexts)
  return (
    <Dialog open title={t.discardTitle} onClose={onStay}>
      <Hint>{t.discardText}</Hint>
      <DialogActions>
        <Button variant="ghost" onClick={onStay}>
          {t.discardStay}
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          {t.discard}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
