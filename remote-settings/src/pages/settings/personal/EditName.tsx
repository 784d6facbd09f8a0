import { TextField } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import { NAME_MAX } from '@cadence/shared/schemas'
import { Dialog, toast } from '@cadence/shared/ui'
import { useRef, useState } from 'react'
import { failureText } from '../../../parts/failure-text.ts'
import { personalTexts } from '../../../texts/personal.ts'
import { changeNames } from './api/change-names.ts'
import { EditForm } from './EditForm.tsx'
import { useSending } from './use-sending.ts'

/** Props of the modal of a name. */
export interface EditNameProps {
  field: 'firstName' | 'lastName'
  value: string
  onClose: () => void
}

/** Changes the first or the last name (specification, section 2, Settings). */
export function EditName({ field, value, onClose }: EditNameProps) {
  const t = useTexts(personalTexts)
  const [text, setText] = useState(value)
  const [isMissing, setMissing] = useState(false)
  const { busy, failure, send } = useSending()
  const input = useRef<HTMLInputElement>(null)
  const label = t[field]

  async function save() {
    const name = text.trim()
    if (field === 'firstName' && name === '') {
      setMissing(true)
      input.current?.focus()
      return
    }
    if (name === value) return onClose()
    if (!(await send(() => changeNames({ [field]: name })))) return
    toast({ kind: 'success', text: t.saved })
    onClose()
  }

  return (
    <Dialog open title={t.editField({ field: label })} onClose={() => busy || onClose()}>
      <EditForm
        busy={busy}
        trouble={failure && failureText(failure, t)}
        onSubmit={() => void save()}
        onCancel={onClose}
      >
        <TextField
          ref={input}
          label={label}
          value={text}
          readOnly={busy}
          maxLength={NAME_MAX}
          autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
          error={isMissing ? t.firstNameNeeded : undefined}
          onChange={(event) => {
            setMissing(false)
            setText(event.target.value)
          }}
        />
      </EditForm>
    </Dialog>
  )
}
