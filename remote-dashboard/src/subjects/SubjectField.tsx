import { SelectField } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { useRecords } from '../records/use-records.ts'
import { subjectTexts } from '../texts/subjects.ts'
import { NewSubject } from './NewSubject.tsx'
import { toneStyle } from './SubjectTag.tsx'
import { activeSubjects, subjectWith } from './subjects.ts'

const Box = styled.div`
  position: relative;
  /* The colour of the chosen subject, within the field. */
  &[data-chosen] select { padding-inline-start: 2.25rem; }
  & > i { position: absolute; bottom: calc((var(--field, 3.25rem) - 0.75rem) / 2); inset-inline-start: 0.875rem; z-index: 1; width: 0.75rem; height: 0.75rem; border-radius: 50%; background: var(--tone); pointer-events: none; }
`

/** The value of the entry that creates a subject: no id has this form. */
const NEW = '+'

interface SubjectFieldProps {
  /** Id of the chosen subject. */
  value: string | undefined
  onChange: (id: string | undefined) => void
}

/** The subject of a task or an event. The last entry of the list creates one, in the place of the field. */
export function SubjectField({ value, onChange }: SubjectFieldProps) {
  const t = useTexts(subjectTexts)
  const subjects = useRecords('subject')
  const [creating, setCreating] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const chosen = subjectWith(subjects, value)
  const active = activeSubjects(subjects)
  const offered = chosen?.data.archived ? [chosen, ...active] : active
  const end = () => {
    setCreating(false)
    // The fields had the focus, and disappear.
    requestAnimationFrame(() => box.current?.querySelector('select')?.focus())
  }
  return (
    <Box
      ref={box}
      style={toneStyle(chosen?.data ?? null)}
      data-chosen={(!creating && chosen !== null) || undefined}
    >
      {creating ? (
        <NewSubject
          onCancel={end}
          onCreated={(id) => {
            onChange(id)
            end()
          }}
        />
      ) : (
        <SelectField
          label={t.subject}
          value={chosen?.id ?? ''}
          onChange={({ target }) => {
            if (target.value === NEW) setCreating(true)
            else onChange(target.value || undefined)
          }}
        >
          <option value="">{t.none}</option>
          {offered.map(({ id, data }) => (
            <option key={id} value={id}>
              {data.name}
            </option>
          ))}
          <option value={NEW}>{t.create}…</option>
        </SelectField>
      )}
      {!creating && chosen && <i aria-hidden="true" />}
    </Box>
  )
}
