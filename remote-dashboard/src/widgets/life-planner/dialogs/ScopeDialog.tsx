import { useTexts } from '@cadence/shared/i18n'
import { Button, Dialog, DialogActions } from '@cadence/shared/ui'
import { plannerDialogTexts } from '../../../texts/planner-dialogs.ts'
import { Hint } from './event-form-styles.ts'

interface ScopeDialogProps {
  what: 'move' | 'edit' | 'delete'
  onPick: (scope: 'one' | 'all') => void
  onCancel: () => void
}

/** Asks whether one occurrence of a series changes, or all of it. */
export function ScopeDialog({ what, onPick, onCancel }: ScopeDialogProps) {
  const t = useTexts(plannerDialogTexts)
  return (
    <Dialog open title={t[`${what}Scope`]} onClose={onCancel}>
      <Hint>{t.scopeHint}</Hint>
      <DialogActions>
        <Button variant="ghost" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button onClick={() => onPick('all')}>{t.all}</Button>
        <Button variant="primary" onClick={() => onPick('one')}>
          {t.one}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
