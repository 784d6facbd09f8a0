import { useSubmitForm } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import { Button, Dialog, DialogActions } from '@cadence/shared/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { plannerDialogTexts } from '../../../texts/planner-dialogs.ts'
import { type EventFields, fieldsOf } from '../commands/event-changes.ts'
import type { PlannerRequest } from '../commands/perform-request.ts'
import { EventForm } from './EventForm.tsx'
import { draftOf, type EventDraft, fieldsFrom, newDraft } from './event-draft.ts'
import { Hint } from './event-form-styles.ts'

interface DiscardDialogProps {
  onStay: () => void
  onDiscard: () => void
}

/** Asks whether to discard the input in the form. */
function DiscardDialog({ onStay, onDiscard }: DiscardDialogProps) {
  const t = useTexts(plannerDialogTexts)
  return (
    <Dialog open title={t.discardTitle} onClose={onStay}>
      <Hint>{t.discardText}</Hint>
      <DialogActions>
        <Button variant="ghost" onClick={onStay}>
          {t.discardStay}
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          {t.discard}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export type EventRequest = Extract<PlannerRequest, { kind: 'create' | 'edit' }>

interface EventDialogProps {
  request: EventRequest
  /** The member's time zone. */
  zone: string
  /** A dialog that is shown instead of the form: which events of a series to change. */
  question: ReactNode
  /** `repeated` tells whether the repetition was changed. */
  onSave: (fields: EventFields, repeated: boolean) => void
  onDelete: () => void
  /** Opens the plan of revision of an exam, instead of the form. */
  onPlan: () => void
  onClose: () => void
}

/** The form of an event in its dialog. Closing a changed form asks first. */
export function EventDialog({
  request,
  zone,
  question,
  onSave,
  onDelete,
  onPlan,
  onClose,
}: EventDialogProps) {
  const t = useTexts(plannerDialogTexts)
  const [asking, setAsking] = useState(false)
  const event = request.kind === 'edit' ? request.occurrence.event : null
  const timeZone = event && event.start.length > 10 ? event.timeZone : zone
  const [start] = useState(() =>
    request.kind === 'create' ? newDraft(request.start, request.exam) : draftOf(fieldsOf(request.occurrence)),
  )
  const endSave = useRef<() => void>(undefined)
  const { form, submit } = useSubmitForm<EventDraft>({
    reValidateMode: 'onSubmit',
    // When the member cancels the question, the form is shown again and can be sent again.
    reusable: true,
    defaultValues: start,
    send: async (draft) => {
      const fields = fieldsFrom(draft, timeZone)
      if (!fields) return
      onSave(fields, JSON.stringify(draft.repetition) !== JSON.stringify(start.repetition))
      // Pending until the form is gone or shown again: a second submit in the same task must not save a second event.
      await new Promise<void>((resolve) => {
        endSave.current = resolve
      })
    },
  })
  const isAsked = Boolean(question)
  useEffect(() => {
    if (!isAsked) endSave.current?.()
  }, [isAsked])
  const { isDirty } = form.formState
  if (question) return question
  // Replaces the form: with two open dialogs, a second Escape in a row closes the lower one in browsers.
  if (asking) return <DiscardDialog onStay={() => setAsking(false)} onDiscard={onClose} />
  const leave = () => {
    if (isDirty) setAsking(true)
    else onClose()
  }
  return (
    <Dialog open title={event ? t.editEvent : t.newEvent} onClose={leave}>
      <EventForm
        form={form}
        submit={submit}
        timeZone={timeZone}
        foreign={event !== null && event.timeZone !== null && event.timeZone !== zone}
        repeats={event?.original === undefined}
        imported={start.repetition.every === 'other'}
        onCancel={onClose}
        {...(event && { onDelete })}
        {...(event?.exam && !isDirty && { onPlan })}
      />
    </Dialog>
  )
}
