import { useTexts } from '@cadence/shared/i18n'
import { Button, DialogActions, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { type ReactNode, useEffect, useRef } from 'react'
import { personalTexts } from '../../../texts/personal.ts'

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.125rem;
`

/** Props of the form; `trouble` is why it was refused, where no field says it. */
export interface EditFormProps {
  busy: boolean
  trouble: string | null
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}

/** What stands in the modal of a field: what was typed stays through every failure (specification, section 2, Settings). */
export function EditForm({ busy, trouble, onSubmit, onCancel, children }: EditFormProps) {
  const t = useTexts(personalTexts)
  const form = useRef<HTMLFormElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    // Whoever is to try again begins where the fault is.
    if (wasBusy.current && !busy) {
      const fields = [...(form.current?.querySelectorAll('input') ?? [])]
      const atFault = fields.find((field) => field.getAttribute('aria-invalid') === 'true')
      ;(atFault ?? fields[0])?.focus()
    }
    wasBusy.current = busy
  }, [busy])
  return (
    <form
      ref={form}
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Fields>
        {trouble && <ErrorNotice>{trouble}</ErrorNotice>}
        {children}
      </Fields>
      <DialogActions>
        <Button variant="ghost" disabled={busy} onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={busy}>
          {t.save}
        </Button>
      </DialogActions>
    </form>
  )
}
