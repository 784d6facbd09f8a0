import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button, Dialog, DialogActions } from '@cadence/shared/ui'
import { useState } from 'react'
import { type Entry, newId } from '../../../records/records.ts'
import { excerpt } from '../../../string-helpers.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import { plannerDialogTexts } from '../../../texts/planner-dialogs.ts'
import { subscriptionTexts } from '../../../texts/subscriptions.ts'
import { RevisionPlanDialog } from '../../exams/RevisionPlanDialog.tsx'
import { CalendarsDialog } from '../calendars/CalendarsDialog.tsx'
import { SubscribedEventDialog } from '../calendars/SubscribedEventDialog.tsx'
import {
  type EventChanges,
  type EventFields,
  endingAt,
  fieldsOf,
  movedTo,
  newEvent,
  revised,
  singleChange,
  withFields,
} from '../commands/event-changes.ts'
import {
  changedText,
  changeEvents,
  deletedText,
  movedText,
  type PlannerRequest,
  resizedText,
} from '../commands/perform-request.ts'
import { changeAll, changeOne, changeToSingle, deleteAll, deleteOne } from '../commands/series-changes.ts'
import { DatePopover } from '../date-picker/DatePopover.tsx'
import type { Occurrence } from '../week/occurrences.ts'
import { EventDialog } from './EventDialog.tsx'
import { Hint } from './event-form-styles.ts'
import { FilesDialog } from './FilesDialog.tsx'
import { PlannerOptions } from './PlannerOptions.tsx'

interface ScopeDialogProps {
  what: 'move' | 'edit' | 'delete'
  onPick: (scope: 'one' | 'all') => void
  onCancel: () => void
}

/** Asks whether a change is for one occurrence or for the whole series. */
function ScopeDialog({ what, onPick, onCancel }: ScopeDialogProps) {
  const t = useTexts(plannerDialogTexts)
  return (
    <Dialog open title={t[`${what}Scope`]} onClose={onCancel}>
      <Hint>{t.scopeHint}</Hint>
      <DialogActions>
        <Button variant="ghost" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button onClick={() => onPick('all')}>{t.all}</Button>
        <Button variant="primary" onClick={() => onPick('one')}>
          {t.one}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export interface PlannerDialogsProps {
  request: PlannerRequest
  entries: readonly Entry<'event'>[]
  /** The member's time zone. */
  zone: string
  /** The day that the planner shows. */
  chosen: string
  onClose: () => void
  onShow: (day: string) => void
  /** Called with the id of the event that takes the keyboard focus after the dialog. */
  onChanged: (id: string) => void
}

/** A change of a series that waits for its scope. Without fields it is a deletion. */
interface ScopeQuestion {
  what: 'move' | 'edit' | 'delete'
  occurrence: Occurrence
  fields: EventFields | null
  announcement: string
  /** The day that the planner shows afterwards. */
  day?: string
}

const deletionOf = (occurrence: Occurrence): ScopeQuestion => ({
  what: 'delete',
  occurrence,
  fields: null,
  announcement: deletedText(occurrence.event.title),
})

function questionOf(request: PlannerRequest, zone: string, tag: string): ScopeQuestion | null {
  if (request.kind === 'delete') return deletionOf(request.occurrence)
  if (request.kind === 'resize') {
    const { occurrence, end } = request
    const announcement = resizedText(occurrence.event.title, occurrence.start, end, tag)
    return { what: 'edit', occurrence, fields: endingAt(occurrence, end, zone), announcement }
  }
  if (request.kind !== 'move') return null
  const { occurrence, start } = request
  const announcement = movedText(occurrence.event.title, start, tag)
  return {
    what: 'move',
    occurrence,
    fields: movedTo(occurrence, start, zone),
    announcement,
    day: start.slice(0, 10),
  }
}

/** One occurrence of another calendar as an event of the member's own, which does not repeat. */
function copyFields(occurrence: Occurrence): EventFields {
  const { recurrence: _, ...fields } = fieldsOf(occurrence)
  return fields
}

/** The dialog that answers a request. */
export default function PlannerDialogs(props: PlannerDialogsProps) {
  const { request, entries, zone, chosen, onClose, onShow, onChanged } = props
  const tag = useLanguageTag('fr-FR')
  const [question, setQuestion] = useState(() => questionOf(request, zone, tag))
  const [planning, setPlanning] = useState(false)
  /** Another dialog that this one has led to. */
  const [next, setNext] = useState<'calendars' | 'files' | null>(null)
  const kind = next ?? request.kind
  const view = useTexts(plannerTexts)

  const finish = (changes: EventChanges, announcement: string | null, focus: string, day?: string) => {
    onChanged(focus)
    changeEvents(entries, changes, announcement)
    if (day) onShow(day)
    onClose()
  }
  const answer = (scope: 'one' | 'all', { occurrence, fields, announcement, day }: ScopeQuestion) => {
    const now = new Date()
    if (!fields) {
      const changes = scope === 'one' ? deleteOne(entries, occurrence, now) : deleteAll(entries, occurrence)
      finish(changes, announcement, occurrence.id)
      return
    }
    const changes =
      scope === 'one'
        ? changeOne(occurrence, fields, now)
        : changeAll(entries, occurrence, fields, false, now)
    finish(changes, announcement, scope === 'one' ? ([...changes.keys()][0] ?? '') : occurrence.id, day)
  }

  const isForm = request.kind === 'create' || request.kind === 'edit'
  const scopeDialog = question && (
    <ScopeDialog
      what={question.what}
      onCancel={isForm ? () => setQuestion(null) : onClose}
      onPick={(scope) => answer(scope, question)}
    />
  )
  if (request.kind === 'date') {
    return (
      <DatePopover
        label={view.pickDate}
        field={request.field}
        day={chosen}
        onPick={onShow}
        onClose={onClose}
      />
    )
  }
  if (kind === 'calendars') {
    return <CalendarsDialog zone={zone} onClose={onClose} onFiles={() => setNext('files')} />
  }
  if (request.kind === 'subscribed') {
    const { occurrence } = request
    const copy = () => {
      const id = newId()
      const copied = newEvent(copyFields(occurrence), `${id}@cadence`, new Date())
      const name = excerpt(copied.title) || view.untitled
      finish(singleChange(id, copied), subscriptionTexts.get().eventCopied({ name }), id)
    }
    return <SubscribedEventDialog occurrence={occurrence} onCopy={copy} onClose={onClose} />
  }
  if (kind === 'files') {
    return <FilesDialog entries={entries} zone={zone} shown={chosen} onClose={onClose} onShow={onShow} />
  }
  if (kind === 'options') return <PlannerOptions onClose={onClose} onCalendars={() => setNext('calendars')} />
  if (request.kind === 'plan' || (planning && request.kind === 'edit')) {
    return <RevisionPlanDialog exam={request.occurrence} onClose={onClose} />
  }
  if (!isForm) return scopeDialog

  const save = (fields: EventFields, repeated: boolean) => {
    const now = new Date()
    const day = fields.start.slice(0, 10)
    if (request.kind === 'create') {
      const id = newId()
      finish(singleChange(id, newEvent(fields, `${id}@cadence`, now)), null, id, day)
      return
    }
    const { occurrence } = request
    const { id, event, recurring } = occurrence
    const announcement = changedText(fields.title)
    if (!recurring) finish(singleChange(id, revised(withFields(event, fields), now)), announcement, id, day)
    else if (!repeated) setQuestion({ what: 'edit', occurrence, fields, announcement, day })
    else if (fields.recurrence === undefined)
      finish(changeToSingle(entries, occurrence, fields, now), announcement, id, day)
    else finish(changeAll(entries, occurrence, fields, true, now), announcement, id, day)
  }
  return (
    <EventDialog
      request={request}
      zone={zone}
      question={scopeDialog}
      onSave={save}
      onDelete={() => {
        if (request.kind !== 'edit') return
        const { occurrence } = request
        const { id, event, recurring } = occurrence
        if (recurring) setQuestion(deletionOf(occurrence))
        else finish(singleChange(id, null), deletedText(event.title), id)
      }}
      onPlan={() => setPlanning(true)}
      onClose={onClose}
    />
  )
}
