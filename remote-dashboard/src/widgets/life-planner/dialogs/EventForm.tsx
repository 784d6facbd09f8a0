import { Controller, type SubmitForm, TextField } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import {
  EVENT_DESCRIPTION_MAX,
  EVENT_LOCATION_MAX,
  EVENT_TITLE_MAX,
  eventKinds,
} from '@cadence/shared/schemas'
import { Button, DialogActions, DialogForm } from '@cadence/shared/ui'
import { CalendarCheck, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { SubjectField } from '../../../subjects/SubjectField.tsx'
import { examTexts } from '../../../texts/exams.ts'
import { plannerDialogTexts } from '../../../texts/planner-dialogs.ts'
import { subjectTexts } from '../../../texts/subjects.ts'
import { DateField } from '../date-picker/DateField.tsx'
import { type EventDraft, fieldsFrom, startingAt } from './event-draft.ts'
import { Check, Choice, Hint, More, Pair } from './event-form-styles.ts'
import { RepeatFields } from './RepeatFields.tsx'

interface EventFormProps {
  form: SubmitForm<EventDraft>['form']
  submit: SubmitForm<EventDraft>['submit']
  /** Time zone of the times, or null for times that are the same in every time zone. */
  timeZone: string | null
  /** Whether it differs from the member's time zone. */
  foreign: boolean
  /** Whether the member can choose a repetition. */
  repeats: boolean
  /** Whether the event was imported with a repetition that the form cannot edit. */
  imported: boolean
  onCancel: () => void
  onDelete?: () => void
  onPlan?: () => void
}

/** The form of a new or existing event. */
export function EventForm(props: EventFormProps) {
  const { form, submit, timeZone, foreign, repeats, imported, onCancel, onDelete, onPlan } = props
  const { control, register } = form
  const t = useTexts(plannerDialogTexts)
  const subjectName = useTexts(subjectTexts).subject
  const { plan } = useTexts(examTexts)
  const draft = form.watch()
  const { whole } = draft
  const isExam = draft.kind === 'exam'
  // What the member types into it does not close it.
  const [holdsMore] = useState(
    () => draft.location + draft.description + draft.subject !== '' || draft.repetition.every !== 'never',
  )
  const subject = (
    <Controller
      name="subject"
      control={control}
      render={({ field }) => (
        <SubjectField value={field.value || undefined} onChange={(id) => field.onChange(id ?? '')} />
      )}
    />
  )
  const location = (
    <TextField
      label={t.location}
      autoComplete="off"
      maxLength={EVENT_LOCATION_MAX}
      {...register('location')}
    />
  )
  /** Changes the start. The end moves too, so that the length stays. */
  const begin = (start: Parameters<typeof startingAt>[1]) => {
    const { startDay, startTime, endDay, endTime } = startingAt(form.getValues(), start)
    form.setValue('startDay', startDay, { shouldDirty: true })
    form.setValue('startTime', startTime, { shouldDirty: true })
    form.setValue('endDay', endDay, { shouldDirty: true })
    form.setValue('endTime', endTime, { shouldDirty: true })
  }
  return (
    <DialogForm onSubmit={submit}>
      <TextField
        label={t.title}
        placeholder={t.titleHint}
        autoComplete="off"
        maxLength={EVENT_TITLE_MAX}
        {...register('title')}
      />
      <Check>
        <input type="checkbox" {...register('whole')} />
        {t.wholeDay}
      </Check>
      <Pair data-whole={whole || undefined}>
        <Controller
          name="startDay"
          control={control}
          render={({ field }) => (
            <DateField
              label={t.startDate}
              day={field.value}
              around={field.value}
              onPick={(startDay) => begin({ startDay })}
            />
          )}
        />
        {!whole && (
          <Controller
            name="startTime"
            control={control}
            render={({ field }) => (
              <TextField
                {...field}
                type="time"
                required
                label={t.startTime}
                onChange={(event) => begin({ startTime: event.target.value })}
              />
            )}
          />
        )}
      </Pair>
      <Pair data-whole={whole || undefined}>
        <Controller
          name="endDay"
          control={control}
          rules={{ validate: (_, values) => fieldsFrom(values, timeZone) !== null || t.endFirst }}
          render={({ field }) => (
            <DateField
              ref={field.ref}
              label={t.endDate}
              day={field.value}
              around={draft.startDay}
              onPick={field.onChange}
            />
          )}
        />
        {!whole && <TextField type="time" required label={t.endTime} {...register('endTime')} />}
      </Pair>
      {form.formState.errors.endDay && fieldsFrom(draft, timeZone) === null && (
        <Hint role="alert" data-error>
          {t.endFirst}
        </Hint>
      )}
      {foreign && timeZone && !whole && <Hint>{t.zoneNote({ zone: timeZone.replaceAll('_', ' ') })}</Hint>}
      <Choice>
        <legend>{t.kind}</legend>
        <div>
          {([...eventKinds, 'exam'] as const).map((kind) => (
            <label key={kind} data-kind={kind}>
              <input type="radio" value={kind} {...register('kind')} />
              {t[kind]}
            </label>
          ))}
        </div>
      </Choice>
      {isExam && subject}
      {isExam && location}
      {isExam && onPlan && (
        <Button icon={<CalendarCheck size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={onPlan}>
          {plan}
        </Button>
      )}
      <More open={holdsMore}>
        <summary>
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
          <b>{t.more}</b>
          <span>
            {[...(isExam ? [] : [subjectName, t.location]), t.notes, ...(repeats ? [t.repeat] : [])].join(
              ', ',
            )}
          </span>
        </summary>
        <div>
          {!isExam && subject}
          {!isExam && location}
          <TextField
            multiline
            label={t.notes}
            maxLength={EVENT_DESCRIPTION_MAX}
            {...register('description')}
          />
          {repeats && (
            <Controller
              name="repetition"
              control={control}
              render={({ field }) => (
                <RepeatFields
                  repetition={field.value}
                  imported={imported}
                  day={draft.startDay}
                  onChange={field.onChange}
                />
              )}
            />
          )}
        </div>
      </More>
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
    </DialogForm>
  )
}
