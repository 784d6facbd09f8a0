import { useTexts } from '@cadence/shared/i18n'
import { Dialog } from '@cadence/shared/ui'
import { useState } from 'react'
import { type Entry, newId } from '../../../records/records.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import { plannerDialogTexts } from '../../../texts/planner-dialogs.ts'
import {
  type Changes,
  created,
  type Fields,
  fieldsOf,
  movedTo,
  onlyOne,
  revised,
  withFields,
} from '../change/once.ts'
import { change, deletedText } from '../change/perform.ts'
import { changeAll, changeOne, changeToSingle, deleteAll, deleteOne } from '../change/series.ts'
import type { Request } from '../request.ts'
import type { Occurrence } from '../week/occurrences.ts'
import { Calendar } from './Calendar.tsx'
import { draftOf, newDraft } from './draft.ts'
import { EventForm } from './EventForm.tsx'
import { FilesDialog } from './FilesDialog.tsx'
import { ScopeDialog } from './ScopeDialog.tsx'

export interface DialogsProps {
  request: Request
  entries: readonly Entry<'event'>[]
  /** The member's time zone. */
  zone: string
  /** The day that is looked at. */
  chosen: string
  onClose: () => void
  onShow: (day: string) => void
  /** Called with the id of the event that takes the focus when its dialog is gone. */
  onChanged: (id: string) => void
}

/** A change of a series that waits for its scope; without fields it is a deletion. */
interface Question {
  what: 'move' | 'edit' | 'delete'
  occurrence: Occurrence
  fields: Fields | null
}

function questionOf(request: Request, zone: string): Question | null {
  if (request.kind === 'delete') return { what: 'delete', occurrence: request.occurrence, fields: null }
  if (request.kind !== 'move') return null
  const fields = movedTo(request.occurrence, request.start, zone)
  return { what: 'move', occurrence: request.occurrence, fields }
}

/** What answers a member's request. */
export default function Dialogs(props: DialogsProps) {
  const { request, entries, zone, chosen, onClose, onShow, onChanged } = props
  const [question, setQuestion] = useState(() => questionOf(request, zone))
  const view = useTexts(plannerTexts)
  const t = useTexts(plannerDialogTexts)

  const finish = (changes: Changes, said: string | null, focus: string, day?: string) => {
    onChanged(focus)
    change(entries, changes, said)
    if (day) onShow(day)
    onClose()
  }
  const answer = (scope: 'one' | 'all', { occurrence, fields }: Question) => {
    const now = new Date()
    if (!fields) {
      const changes = scope === 'one' ? deleteOne(entries, occurrence, now) : deleteAll(entries, occurrence)
      finish(changes, deletedText(occurrence.event.title), occurrence.id)
      return
    }
    const changes =
      scope === 'one'
        ? changeOne(occurrence, fields, now)
        : changeAll(entries, occurrence, fields, false, now)
    finish(changes, null, scope === 'one' ? ([...changes.keys()][0] ?? '') : occurrence.id)
  }

  if (question) {
    return <ScopeDialog what={question.what} onCancel={onClose} onPick={(scope) => answer(scope, question)} />
  }
  if (request.kind === 'date') {
    return (
      <Dialog open title={view.pickDate} onClose={onClose}>
        <Calendar
          focus
          day={chosen}
          onPick={(day) => {
            onShow(day)
            onClose()
          }}
        />
      </Dialog>
    )
  }
  if (request.kind === 'files') {
    return <FilesDialog entries={entries} zone={zone} shown={chosen} onClose={onClose} onShow={onShow} />
  }
  if (request.kind === 'create') {
    return (
      <Dialog open title={t.newEvent} onClose={onClose}>
        <EventForm
          start={newDraft(request.start)}
          timeZone={zone}
          foreign={false}
          repeats
          onCancel={onClose}
          onSave={(fields) => {
            const id = newId()
            const event = created(fields, `${id}@cadence`, new Date())
            finish(onlyOne(id, event), null, id, fields.start.slice(0, 10))
          }}
        />
      </Dialog>
    )
  }
  if (request.kind !== 'edit') return null
  const { occurrence } = request
  const { id, event, recurring } = occurrence
  const save = (fields: Fields, repeated: boolean) => {
    const now = new Date()
    const day = fields.start.slice(0, 10)
    if (!recurring) finish(onlyOne(id, revised(withFields(event, fields), now)), null, id, day)
    else if (!repeated) setQuestion({ what: 'edit', occurrence, fields })
    else if (fields.recurrence === undefined)
      finish(changeToSingle(entries, occurrence, fields, now), null, id, day)
    else finish(changeAll(entries, occurrence, fields, true, now), null, id, day)
  }
  return (
    <Dialog open title={t.editEvent} onClose={onClose}>
      <EventForm
        start={draftOf(fieldsOf(occurrence))}
        timeZone={event.start.length === 10 ? zone : event.timeZone}
        foreign={event.timeZone !== null && event.timeZone !== zone}
        repeats={event.original === undefined}
        onCancel={onClose}
        onSave={save}
        onDelete={() => {
          if (recurring) setQuestion({ what: 'delete', occurrence, fields: null })
          else finish(onlyOne(id, null), deletedText(event.title), id)
        }}
      />
    </Dialog>
  )
}
