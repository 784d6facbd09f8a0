import { SelectField, TextField } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import { TASK_TEXT_MAX } from '@cadence/shared/schemas'
import { Button, Dialog, DialogActions } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLengthLimit } from '../../feedback/use-length-limit.ts'
import { SubjectField } from '../../subjects/SubjectField.tsx'
import { boardTexts } from '../../texts/board.ts'
import { DueFields } from '../to-do-list/DueFields.tsx'
import { PriorityChoice } from '../to-do-list/PriorityChoice.tsx'
import { deleteTask, renameTask, setDue, setPriority, setSubject } from '../to-do-list/task-commands.ts'
import { columnName, moveCards } from './board-commands.ts'
import type { Lane } from './rules/lanes.ts'
import { placeOf } from './rules/places.ts'

const Fields = styled.div`
  display: grid;
  gap: 1rem;
  textarea { field-sizing: content; }
`

interface CardDialogProps {
  id: string
  lanes: readonly Lane[]
  onClose: () => void
}

/** A card that is open: each field is stored as soon as it is left, as in the to-do list. */
export function CardDialog({ id, lanes, onClose }: CardDialogProps) {
  const t = useTexts(boardTexts)
  const limit = useLengthLimit(TASK_TEXT_MAX)
  // Only what was typed is stored: another device may have renamed the card meanwhile.
  const [typed, setTyped] = useState<string | null>(null)
  const card = lanes.flatMap(({ cards }) => cards).find((each) => each.id === id)
  const column = placeOf(lanes, id)?.column ?? ''
  const isGone = card === undefined
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  if (!card) return null
  const rename = () => {
    // A card without a text would be none: the old text stays.
    if (typed?.trim()) renameTask(card, typed)
    setTyped(null)
  }
  const close = () => {
    rename()
    onClose()
  }
  return (
    <Dialog open title={t.card} closeLabel={t.close} onClose={close}>
      <Fields>
        <TextField
          multiline
          label={t.text}
          rows={2}
          value={typed ?? card.data.text}
          maxLength={TASK_TEXT_MAX}
          enterKeyHint="done"
          helper={limit.hint}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            limit.check(currentTarget.value)
          }}
          onPaste={limit.onPaste}
          onBlur={rename}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // A task is one line.
            event.preventDefault()
            close()
          }}
        />
        <SelectField
          label={t.column}
          value={column}
          onChange={(event) => moveCards([id], { column: event.currentTarget.value, before: null })}
        >
          {lanes.map((lane) => (
            <option key={lane.column.id} value={lane.column.id}>
              {columnName(lane.column, t)}
            </option>
          ))}
        </SelectField>
        <DueFields task={card.data} onChange={(due) => setDue(card, due)} />
        <SubjectField value={card.data.subject} onChange={(subject) => setSubject(card, subject)} />
        <PriorityChoice priority={card.data.priority} onPick={(priority) => setPriority(card, priority)} />
      </Fields>
      <DialogActions>
        <Button
          variant="ghost"
          icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => {
            onClose()
            deleteTask(card)
          }}
        >
          {t.remove}
        </Button>
        <Button variant="primary" onClick={close}>
          {t.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
