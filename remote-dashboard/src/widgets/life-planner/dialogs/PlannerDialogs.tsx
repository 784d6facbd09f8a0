import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Dialog } from '@cadence/shared/ui'
import { useState } from 'react'
import { type Entry, newId } from '../../../records/records.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import {
  type Changes,
  created,
  endingAt,
  type Fields,
  movedTo,
  onlyOne,
  revised,
  withFields,
} from '../commands/event-changes.ts'
import type { Request } from '../commands/perform-command.ts'
import { change, changedText, deletedText, movedText, resizedText } from '../commands/perform-command.ts'
import { changeAll, changeOne, changeToSingle, deleteAll, deleteOne } from '../commands/series-changes.ts'
import type { Occurrence } from '../week/occurrences.ts'
import { EventDialog } from './EventDialog.tsx'
import { FilesDialog } from './FilesDialog.tsx'
import { Calendar } from './MonthCalendar.tsx'
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
  /** What is said when it is done. */
  said: string
  /** The day that is looked at then. */
  day?: string
}

const deletionOf = (occurrence: Occurrence): Question => ({
  what: 'delete',
  occurrence,
  fields: null,
  said: deletedText(occurrence.event.title),
})

function questionOf(request: Request, zone: string, tag: string): Question | null {
  if (request.kind === 'delete') return deletionOf(request.occurrence)
  if (request.kind === 'resize') {
    const { occurrence, end } = request
    const said = resizedText(occurrence.event.title, occurrence.start, end, tag)
    return { what: 'edit', occurrence, fields: endingAt(occurrence, end, zone), said }
  }
  if (request.kind !== 'move') return null
  const { occurrence, start } = request
  const said = movedText(occurrence.event.title, start, tag)
  return { what: 'move', occurrence, fields: movedTo(occurrence, start, zone), said, day: start.slice(0, 10) }
}

/** What answers a member's request. */
export default function Dialogs(props: DialogsProps) {
  const { request, entries, zone, chosen, onClose, onShow, onChanged } = props
  const tag = useLanguageTag('fr-FR')
  const [question, setQuestion] = useState(() => questionOf(request, zone, tag))
  const view = useTexts(plannerTexts)

  const finish = (changes: Changes, said: string | null, focus: string, day?: string) => {
    onChanged(focus)
    change(entries, changes, said)
    if (day) onShow(day)
    onClose()
  }
  const answer = (scope: 'one' | 'all', { occurrence, fields, said, day }: Question) => {
    const now = new Date()
    if (!fields) {
      const changes = scope === 'one' ? deleteOne(entries, occurrence, now) : deleteAll(entries, occurrence)
      finish(changes, said, occurrence.id)
      return
    }
    const changes =
      scope === 'one'
        ? changeOne(occurrence, fields, now)
        : changeAll(entries, occurrence, fields, false, now)
    finish(changes, said, scope === 'one' ? ([...changes.keys()][0] ?? '') : occurrence.id, day)
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
  if (!isForm) return scopeDialog

  const save = (fields: Fields, repeated: boolean) => {
    const now = new Date()
    const day = fields.start.slice(0, 10)
    if (request.kind === 'create') {
      const id = newId()
      finish(onlyOne(id, created(fields, `${id}@cadence`, now)), null, id, day)
      return
    }
    const { occurrence } = request
    const { id, event, recurring } = occurrence
    const said = changedText(fields.title)
    if (!recurring) finish(onlyOne(id, revised(withFields(event, fields), now)), said, id, day)
    else if (!repeated) setQuestion({ what: 'edit', occurrence, fields, said, day })
    else if (fields.recurrence === undefined)
      finish(changeToSingle(entries, occurrence, fields, now), said, id, day)
    else finish(changeAll(entries, occurrence, fields, true, now), said, id, day)
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
        else finish(onlyOne(id, null), deletedText(event.title), id)
      }}
      onClose={onClose}
    />
  )
}
