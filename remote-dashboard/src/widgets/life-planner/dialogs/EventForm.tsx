import { TextField } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import {
  EVENT_DESCRIPTION_MAX,
  EVENT_LOCATION_MAX,
  EVENT_TITLE_MAX,
  eventKinds,
} from '@cadence/shared/schemas'
import { Button, DialogActions } from '@cadence/shared/ui'
import { useState } from 'react'
import { plannerDialogTexts } from '../../../texts/planner-dialogs.ts'
import type { Fields } from '../change/once.ts'
import { DateField } from './DateField.tsx'
import { type Draft, fieldsFrom, startingAt } from './draft.ts'
import { Check, Choice, Form, Hint, Pair } from './fields.ts'
import { RepeatFields } from './RepeatFields.tsx'

interface EventFormProps {
  /** What the form was opened with. */
  start: Draft
  draft: Draft
  onDraft: (draft: Draft) => void
  /** Zone in whose hours the times are told; null for one that goes with the member. */
  timeZone: string | null
  /** Whether that is another one than the member's. */
  foreign: boolean
  /** Whether a repetition can be chosen. */
  repeats: boolean
  /** `repeated` says that the repetition was changed. */
  onSave: (fields: Fields, repeated: boolean) => void
  onCancel: () => void
  onDelete?: () => void
}

/** The form of an event, whatever is new or changed in it. */
export function EventForm(props: EventFormProps) {
  const { start, draft, onDraft, timeZone, foreign, repeats, onSave, onCancel, onDelete } = props
  const t = useTexts(plannerDialogTexts)
  const [failed, setFailed] = useState(false)
  const set = (fields: Partial<Draft>) => onDraft({ ...draft, ...fields })
  const { whole } = draft
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        const fields = fieldsFrom(draft, timeZone)
        const changed = JSON.stringify(draft.repetition) !== JSON.stringify(start.repetition)
        if (fields) onSave(fields, changed)
        else setFailed(true)
      }}
    >
      <TextField
        label={t.title}
        placeholder={t.titleHint}
        autoComplete="off"
        maxLength={EVENT_TITLE_MAX}
        value={draft.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <Check>
        <input type="checkbox" checked={whole} onChange={(event) => set({ whole: event.target.checked })} />
        {t.wholeDay}
      </Check>
      <Pair data-whole={whole || undefined}>
        <DateField
          label={t.startDate}
          day={draft.startDay}
          around={draft.startDay}
          onPick={(startDay) => onDraft(startingAt(draft, { startDay }))}
        />
        {!whole && (
          <TextField
            type="time"
            required
            label={t.startTime}
            value={draft.startTime}
            onChange={(event) => onDraft(startingAt(draft, { startTime: event.target.value }))}
          />
        )}
      </Pair>
      <Pair data-whole={whole || undefined}>
        <DateField
          label={t.endDate}
          day={draft.endDay}
          around={draft.startDay}
          onPick={(endDay) => set({ endDay })}
        />
        {!whole && (
          <TextField
            type="time"
            required
            label={t.endTime}
            value={draft.endTime}
            onChange={(event) => set({ endTime: event.target.value })}
          />
        )}
      </Pair>
      {failed && fieldsFrom(draft, timeZone) === null && (
        <Hint role="alert" data-error>
          {t.endFirst}
        </Hint>
      )}
      {foreign && timeZone && !whole && <Hint>{t.zoneNote({ zone: timeZone.replaceAll('_', ' ') })}</Hint>}
      {repeats && (
        <RepeatFields
          repetition={draft.repetition}
          imported={start.repetition.every === 'other'}
          day={draft.startDay}
          onChange={(repetition) => set({ repetition })}
        />
      )}
      <Choice>
        <legend>{t.kind}</legend>
        <div>
          {eventKinds.map((kind) => (
            <label key={kind} data-kind={kind}>
              <input type="radio" name="kind" checked={draft.kind === kind} onChange={() => set({ kind })} />
              {t[kind]}
            </label>
          ))}
        </div>
      </Choice>
      <TextField
        label={t.location}
        autoComplete="off"
        maxLength={EVENT_LOCATION_MAX}
        value={draft.location}
        onChange={(event) => set({ location: event.target.value })}
      />
      <TextField
        multiline
        label={t.notes}
        maxLength={EVENT_DESCRIPTION_MAX}
        value={draft.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <DialogActions>
        {onDelete && (
          <Button variant="danger" onClick={onDelete}>
            {t.delete}
          </Button>
        )}
        <Button variant="ghost" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="primary">
          {t.save}
        </Button>
      </DialogActions>
    </Form>
  )
}
