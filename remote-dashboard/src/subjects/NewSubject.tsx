import { TextField } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import { SUBJECT_NAME_MAX } from '@cadence/shared/schemas'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useRecords } from '../records/use-records.ts'
import { subjectTexts } from '../texts/subjects.ts'
import { ColourChoice } from './ColourChoice.tsx'
import { forgetNewSubject, updateNewSubject, useNewSubject } from './new-subject-draft.ts'
import { createSubject, freeColour, type NameRefusal, subjectNamed } from './subjects.ts'

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  & > div:last-child { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 0.5rem; }
`

/** Why a name is refused, in words. */
export function useRefusalText() {
  const t = useTexts(subjectTexts)
  const subjects = useRecords('subject')
  return (refusal: NameRefusal | null, name: string) => {
    if (refusal === null) return undefined
    if (refusal === 'tooLong') return t.tooLong({ max: SUBJECT_NAME_MAX })
    const isArchived = refusal === 'taken' && subjectNamed(subjects, name)?.data.archived
    return isArchived ? t.takenArchived : t[refusal]
  }
}

interface NewSubjectProps {
  onCreated: (id: string, name: string) => void
  /** Null where the fields are always shown. */
  onCancel: (() => void) | null
}

/**
 * The fields of a new subject: name and colour. They may stand within a form, so they are no form of their own. The
 * typed text stays when the dialog is closed before the subject is created.
 */
export function NewSubject({ onCreated, onCancel }: NewSubjectProps) {
  const t = useTexts(subjectTexts)
  const free = freeColour(useRecords('subject'))
  const refusalText = useRefusalText()
  const { name, colour: picked } = useNewSubject()
  const [refusal, setRefusal] = useState<NameRefusal | null>(null)
  const colour = picked ?? free
  const create = () => {
    const { id, refusal } = createSubject(name, colour)
    setRefusal(refusal ?? null)
    if (id === undefined) return
    onCreated(id, name.trim())
    forgetNewSubject()
  }
  const cancel = () => {
    forgetNewSubject()
    onCancel?.()
  }
  return (
    <Box>
      <TextField
        label={t.name}
        placeholder={t.nameHint}
        autoComplete="off"
        maxLength={SUBJECT_NAME_MAX}
        autoFocus={onCancel !== null}
        value={name}
        error={refusalText(refusal, name)}
        onChange={(event) => {
          updateNewSubject({ name: event.target.value })
          setRefusal(null)
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            // Enter would submit the form around the field.
            event.preventDefault()
            create()
          } else if (event.key === 'Escape' && onCancel) {
            event.preventDefault()
            event.stopPropagation()
            cancel()
          }
        }}
      />
      <ColourChoice label={t.colour} colour={colour} onPick={(colour) => updateNewSubject({ colour })} />
      <div>
        {onCancel && (
          <Button size="sm" variant="ghost" onClick={cancel}>
            {t.cancel}
          </Button>
        )}
        <Button size="sm" onClick={create}>
          {t.add}
        </Button>
      </div>
    </Box>
  )
}
