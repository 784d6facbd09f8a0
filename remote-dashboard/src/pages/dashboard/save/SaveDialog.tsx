import { TextField } from '@cadence/shared/forms'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { DASHBOARD_NAME_MAX, type WidgetId } from '@cadence/shared/schemas'
import { Button, Dialog, DialogActions, DialogForm } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { FilePlus2, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useLengthLimit } from '../../../feedback/use-length-limit.ts'
import type { Items } from '../../../grid/grid-layout.ts'
import type { DraftOrder } from '../../../grid/own-order/use-own-order.ts'
import { dashboardTexts } from '../../../texts/dashboard.ts'
import { panelTexts } from '../../../texts/editor-panel.ts'
import { BoardPicture } from './BoardPicture.tsx'
import { ChangedTools, changedTools } from './ChangedTools.tsx'

/** What the save does, above the name; the picture of what it saves comes last. */
const Lead = styled.p`
  display: flex;
  gap: 0.5rem;
  font-weight: 600;
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
  svg { flex: none; margin-top: 0.125rem; color: var(--muted); }
`

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

interface SaveDialogProps {
  open: boolean
  /** Name of the dashboard that is open; null when it was never saved. */
  savedName: string | null
  /** The layout that is saved. */
  items: Items
  /** The layout that it replaces. */
  before: Items
  /** What the member moved or resized. */
  moved: readonly WidgetId[]
  /** The order of the cards that is saved with it. */
  draft: DraftOrder
  saving: boolean
  onSave: (name: string) => void
  onCancel: () => void
}

/** Asks for the dashboard's name (specification, section 2, Dashboard editor). */
export function SaveDialog({ open, onCancel, saving, ...form }: SaveDialogProps) {
  return (
    <Dialog
      open={open}
      title={useTexts(dashboardTexts).saveTitle}
      lang={useLanguageTag('en')}
      onClose={() => saving || onCancel()}
    >
      <NameForm {...form} saving={saving} onCancel={onCancel} />
    </Dialog>
  )
}

/** The form inside the dialog: mounted with it, so that it starts from the saved name each time. */
function NameForm(props: Omit<SaveDialogProps, 'open'>) {
  const { savedName, items, before, moved, draft, saving, onSave, onCancel } = props
  const [name, setName] = useState(savedName ?? '')
  const limit = useLengthLimit(DASHBOARD_NAME_MAX)
  const blank = name.trim() === ''
  const t = useTexts(dashboardTexts)
  const { saveNew, saveAgain } = useTexts(panelTexts)
  const label = savedName === null ? t.save : t.update
  const count = items.length
  return (
    <DialogForm
      onSubmit={(event) => {
        event.preventDefault()
        if (!blank && !saving) onSave(name.trim())
      }}
    >
      <Lead>
        {savedName === null ? <FilePlus2 {...icon} /> : <RefreshCw {...icon} />}
        {savedName === null ? saveNew({ count }) : saveAgain({ name: savedName, count })}
      </Lead>
      <ChangedTools before={before} after={items} moved={moved} />
      <TextField
        aria-label={t.nameLabel}
        placeholder={t.namePlaceholder}
        autoComplete="off"
        maxLength={DASHBOARD_NAME_MAX}
        value={name}
        readOnly={saving}
        helper={<span role="status">{limit.hint}</span>}
        onChange={(event) => {
          limit.check(event.target.value)
          setName(event.target.value)
        }}
        onPaste={limit.onPaste}
      />
      <BoardPicture items={items} draft={draft} marked={changedTools(before, items, moved)} />
      <DialogActions>
        <Button variant="ghost" disabled={saving} onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="primary" disabled={blank || saving}>
          {saving ? t.saving : label}
        </Button>
      </DialogActions>
    </DialogForm>
  )
}
