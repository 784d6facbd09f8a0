import { useTexts } from '@cadence/shared/i18n'
import { Dialog } from '@cadence/shared/ui'
import { useState } from 'react'
import { plannerDialogTexts } from '../../../texts/planner-dialogs.ts'
import { type Fields, fieldsOf } from '../change/once.ts'
import type { Request } from '../request.ts'
import { DiscardDialog } from './DiscardDialog.tsx'
import { type Draft, draftOf, newDraft } from './draft.ts'
import { EventForm } from './EventForm.tsx'

export type EventRequest = Extract<Request, { kind: 'create' | 'edit' }>

/** What the form of a request begins with, and what it holds now. */
export interface Drafted {
  start: Draft
  draft: Draft
}

/** The beginning of a request's form; null where it has none. */
export function draftedFor(request: Request): Drafted | null {
  if (request.kind !== 'create' && request.kind !== 'edit') return null
  const start = request.kind === 'create' ? newDraft(request.start) : draftOf(fieldsOf(request.occurrence))
  return { start, draft: start }
}

interface EventDialogProps extends Drafted {
  request: EventRequest
  /** The member's time zone. */
  zone: string
  onDraft: (draft: Draft) => void
  /** `repeated` says that the repetition was changed. */
  onSave: (fields: Fields, repeated: boolean) => void
  onDelete: () => void
  onClose: () => void
}

/** The form of an event in its dialog: what was put into it is not given up without a question. */
export function EventDialog(props: EventDialogProps) {
  const { request, zone, start, draft, onDraft, onSave, onDelete, onClose } = props
  const t = useTexts(plannerDialogTexts)
  const [asking, setAsking] = useState(false)
  // In the place of the form: a browser closes the lower one of two dialogs at a second Escape in a row.
  if (asking) return <DiscardDialog onStay={() => setAsking(false)} onDiscard={onClose} />
  const leave = () => {
    if (JSON.stringify(draft) === JSON.stringify(start)) onClose()
    else setAsking(true)
  }
  const event = request.kind === 'edit' ? request.occurrence.event : null
  return (
    <Dialog open title={event ? t.editEvent : t.newEvent} onClose={leave}>
      <EventForm
        start={start}
        draft={draft}
        onDraft={onDraft}
        timeZone={event && event.start.length > 10 ? event.timeZone : zone}
        foreign={event !== null && event.timeZone !== null && event.timeZone !== zone}
        repeats={event?.original === undefined}
        onSave={onSave}
        onCancel={onClose}
        {...(event && { onDelete })}
      />
    </Dialog>
  )
}
