import { TextField } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import { TASK_TEXT_MAX } from '@cadence/shared/schemas'
import { Button, Dialog, DialogActions } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { useRecords } from '../../records/use-records.ts'
import { SubjectField } from '../../subjects/SubjectField.tsx'
import { deadlineTexts } from '../../texts/deadlines.ts'
import { Check } from '../life-planner/dialogs/event-form-styles.ts'
import { DueFields } from './DueFields.tsx'
import { PriorityChoice } from './PriorityChoice.tsx'
import { deleteTask, renameTask, setDue, setPriority, setSubject, tickTask } from './task-commands.ts'

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`

interface TaskDialogProps {
  /** Id of the task. */
  id: string
  onClose: () => void
}

/** A task with all that can be said of it. Each change is stored at once, the text when the member leaves it. The dialog closes when the task is deleted. */
export default function TaskDialog({ id, onClose }: TaskDialogProps) {
  const t = useTexts(deadlineTexts)
  const entry = useRecords('task').find((task) => task.id === id)
  const [typed, setTyped] = useState<string | null>(null)
  const isGone = entry === undefined
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  if (!entry) return null
  const { data } = entry
  // An empty text changes nothing.
  const rename = () => {
    if (typed?.trim()) renameTask(entry, typed)
    setTyped(null)
  }
  // A field that disappears with the focus gets no blur event.
  const close = () => {
    rename()
    onClose()
  }
  return (
    <Dialog open title={t.task} onClose={close}>
      <Fields>
        <TextField
          label={t.text}
          autoComplete="off"
          maxLength={TASK_TEXT_MAX}
          value={typed ?? data.text}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={rename}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) rename()
          }}
        />
        <Check>
          <input
            type="checkbox"
            checked={data.completed}
            onChange={(event) => tickTask(entry, event.target.checked)}
          />
          {t.done}
        </Check>
        <DueFields task={data} onChange={(due) => setDue(entry, due)} />
        <SubjectField value={data.subject} onChange={(subject) => setSubject(entry, subject)} />
        <PriorityChoice priority={data.priority} onPick={(priority) => setPriority(entry, priority)} />
      </Fields>
      <DialogActions>
        <Button
          variant="danger"
          onClick={() => {
            onClose()
            deleteTask(entry)
          }}
        >
          {t.remove}
        </Button>
        <Button onClick={close}>{t.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
