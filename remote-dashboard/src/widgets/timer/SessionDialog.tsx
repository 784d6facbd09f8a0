import { registerField, TextField, useSubmitForm } from '@cadence/shared/forms'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { COUNTDOWN_MINUTES, type Countdown, TASK_TEXT_MAX } from '@cadence/shared/schemas'
import { Button, Dialog, DialogActions, DialogForm } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useId } from 'react'
import { useRecords } from '../../records/use-records.ts'
import { focusTexts } from '../../texts/focus.ts'
import { useToday } from '../../time/clock.ts'
import { setLength, setTask } from '../countdown/countdown-records.ts'
import { declineTask, focusTaskOf } from '../countdown/proposed-task.ts'
import { useTaskName } from '../countdown/task-name.ts'
import { suggestedTasks } from './suggested-tasks.ts'

const MINUTE_MS = 60_000

/** Lengths that one press chooses, in minutes. The first is the default (specification, section 9). */
const offeredMinutes = [25, 15, 45, 50] as const

const Group = styled.fieldset`
  display: grid;
  gap: 0.5rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; font-size: var(--text-sm); font-weight: 600; margin-bottom: 0.5rem; }
  & > p { color: var(--muted); font-size: var(--text-sm); }
`

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  button {
    max-width: 100%;
    min-height: 2.25rem;
    padding: 0.25rem 0.875rem;
    overflow: hidden;
    border: 1px solid var(--hairline);
    border-radius: var(--radius-pill);
    background: none;
    color: var(--muted);
    font-size: var(--text-sm);
    text-overflow: ellipsis;
    white-space: nowrap;
    transition: background-color var(--fast) var(--ease), color var(--fast) var(--ease);
  }
  button:hover { border-color: var(--outline); color: var(--text); }
  button[aria-pressed='true'] { border-color: var(--accent); background: var(--surface-3); color: var(--text); font-weight: 600; }
  @media (pointer: coarse) { button { min-height: 2.75rem; } }
`

interface SessionForm {
  task: string
  /** Whole minutes, as typed. */
  minutes: string
}

interface SessionDialogProps {
  countdown: Countdown
  onClose: () => void
}

/** What the next session is for, and how long it lasts. */
export function SessionDialog({ countdown, onClose }: SessionDialogProps) {
  const t = useTexts(focusTexts)
  const today = useToday()
  const suggestionsId = useId()
  const suggestions = suggestedTasks(useRecords('goal'), useRecords('task'), today)
  const name = useTaskName(countdown.task) ?? ''
  const begun = countdown.startedAt !== null
  const { form, submit } = useSubmitForm<SessionForm>({
    defaultValues: { task: name, minutes: String(Math.round(countdown.lengthMs / MINUTE_MS)) },
    send: ({ task, minutes }) => {
      const text = task.trim()
      const chosen = suggestions.find((suggestion) => suggestion.text === text)
      if (text !== name) setTask(chosen ? focusTaskOf(chosen) : text === '' ? null : { text, record: null })
      // What the band names would come back at once.
      const next = suggestions[0]
      if (text === '' && name !== '' && next) declineTask(next.id)
      const lengthMs = Number(minutes) * MINUTE_MS
      if (!begun && lengthMs !== countdown.lengthMs) setLength(lengthMs)
      onClose()
    },
  })
  const { task, minutes } = form.watch()
  const isLength = (text: string) =>
    /^\d+$/.test(text) && Number(text) >= COUNTDOWN_MINUTES.min && Number(text) <= COUNTDOWN_MINUTES.max
  return (
    <Dialog open lang={useLanguageTag('fr')} title={t.title} onClose={onClose}>
      <DialogForm onSubmit={submit} noValidate>
        <TextField
          label={t.task}
          placeholder={t.taskHint}
          autoComplete="off"
          maxLength={TASK_TEXT_MAX}
          {...registerField(form, 'task')}
        />
        {suggestions.length > 0 && (
          <Group aria-labelledby={suggestionsId}>
            <p id={suggestionsId}>{t.suggestions}</p>
            <Chips>
              {suggestions.map(({ id, text }) => (
                <button
                  key={id}
                  type="button"
                  title={text}
                  aria-pressed={text === task.trim()}
                  onClick={() => form.setValue('task', text === task.trim() ? '' : text)}
                >
                  {text}
                </button>
              ))}
            </Chips>
          </Group>
        )}
        {begun ? (
          <Group>
            <p>{t.lengthLater}</p>
          </Group>
        ) : (
          <Group>
            <legend>{t.length}</legend>
            <Chips>
              {offeredMinutes.map((offered) => (
                <button
                  key={offered}
                  type="button"
                  aria-pressed={String(offered) === minutes}
                  onClick={() => form.setValue('minutes', String(offered), { shouldValidate: true })}
                >
                  {t.minutes({ minutes: offered })}
                </button>
              ))}
            </Chips>
            <TextField
              label={t.ownLength}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              error={form.formState.errors.minutes && t.ownLengthHint(COUNTDOWN_MINUTES)}
              helper={t.ownLengthHint(COUNTDOWN_MINUTES)}
              {...form.register('minutes', { validate: isLength })}
            />
          </Group>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="primary">
            {t.save}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}
