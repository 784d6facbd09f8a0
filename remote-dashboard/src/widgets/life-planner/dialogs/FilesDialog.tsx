import { useTexts } from '@cadence/shared/i18n'
import { EVENTS_MAX } from '@cadence/shared/schemas'
import { Button, Dialog, DialogActions, ErrorNotice, saveFile } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Download, FileUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { Entry } from '../../../records/records.ts'
import { useRecords } from '../../../records/use-records.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import { plannerDialogTexts } from '../../../texts/planner-dialogs.ts'
import { widgetTexts } from '../../../texts/widget-names.ts'
import { dayAt } from '../../../time/day.ts'
import { useWeekStart, weekStartOf } from '../../../time/week.ts'
import { changeEvents } from '../commands/perform-request.ts'
import { icalModules } from '../ical/ical-modules.ts'
import type { ImportPlan } from '../ical/import-plan.ts'
import { Hint } from './event-form-styles.ts'
import { ImportSummary } from './ImportSummary.tsx'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

const Part = styled.section`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  & + & { margin-top: 1.5rem; padding-top: 1.5rem; border-top: 1px solid var(--hairline); }
  h3 { font-size: var(--text-md); }
  & > div { width: 100%; }
`

interface FilesDialogProps {
  entries: readonly Entry<'event'>[]
  zone: string
  /** The day that the planner shows. */
  shown: string
  onClose: () => void
  onShow: (day: string) => void
}

/** Why a file was refused: the name of the text. */
type Refusal = 'noCalendar' | 'tooBig' | 'tooMany' | 'notRead'
const refusals = { 'no calendar': 'noCalendar', 'too big': 'tooBig', 'too many': 'tooMany' } as const

/** Import and export of iCalendar files. Everything happens in the browser. */
export function FilesDialog({ entries, zone, shown, onClose, onShow }: FilesDialogProps) {
  const t = useTexts(plannerDialogTexts)
  const name = useTexts(widgetTexts).name2
  const weekStart = useWeekStart('friday')
  const input = useRef<HTMLInputElement>(null)
  const inputId = useId()
  const tasks = useRecords('task')
  const subjects = useRecords('subject')
  const isEmpty = entries.length === 0 && tasks.every(({ data }) => data.dueDay === undefined)
  const [reading, setReading] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [plan, setPlan] = useState<ImportPlan | null>(null)
  const [exportFailed, setExportFailed] = useState(false)

  const read = async (file: File) => {
    setReading(true)
    setRefusal(null)
    setPlan(null)
    try {
      const { FILE_MAX_BYTES, readCalendar, planImport } = await icalModules.load()
      // A file that is too large is not even read.
      if (file.size > FILE_MAX_BYTES) setRefusal('tooBig')
      else setPlan(planImport(await readCalendar(new Uint8Array(await file.arrayBuffer()), zone), entries))
    } catch (error) {
      const refused = icalModules.get()?.FileRefusedError
      if (refused && error instanceof refused) setRefusal(refusals[error.reason])
      else {
        console.error('The calendar could not be read', error)
        setRefusal('notRead')
      }
    }
    setReading(false)
  }
  const accept = ({ changes, added, updated }: ImportPlan) => {
    if (!changeEvents(entries, changes, t.imported({ count: added + updated }))) return
    const today = dayAt(Date.now(), zone)
    const day = icalModules.get()?.dayToShow(changes, { first: weekStartOf(shown, weekStart), today, zone })
    if (day) onShow(day)
    onClose()
  }
  const write = async () => {
    setExportFailed(false)
    try {
      const { deadlineEvent, writeCalendar } = await icalModules.load()
      const events = entries.map(({ data }) => data)
      const words = { titleOf: (task: string) => t.deadlineTitle({ task }), zone }
      const deadlines = tasks.flatMap(({ id, data }) => deadlineEvent(id, data, words) ?? [])
      const named = new Map(subjects.map(({ id, data }) => [id, data.name]))
      const text = writeCalendar(events, name, new Date(), { deadlines, subjects: named })
      saveFile(`${t.fileName}.ics`, 'text/calendar', text)
    } catch (error) {
      console.error('The calendar could not be written', error)
      setExportFailed(true)
    }
  }

  return (
    <Dialog open title={useTexts(plannerTexts).files} onClose={onClose}>
      <Part>
        <h3>{t.importTitle}</h3>
        <Hint>{t.importHint}</Hint>
        <label className="visually-hidden" htmlFor={inputId}>
          {t.chooseFile}
        </label>
        <input
          ref={input}
          id={inputId}
          className="visually-hidden"
          type="file"
          accept=".ics,.ical,.ifb,text/calendar"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // Otherwise choosing the same file again would cause no change event.
            event.target.value = ''
            if (file) void read(file)
          }}
        />
        <Button icon={<FileUp {...icon} />} loading={reading} onClick={() => input.current?.click()}>
          {t.chooseFile}
        </Button>
        <div aria-live="polite">
          {reading && <Hint>{t.reading}</Hint>}
          {refusal && (
            <ErrorNotice>{refusal === 'tooMany' ? t.tooMany({ max: EVENTS_MAX }) : t[refusal]}</ErrorNotice>
          )}
          {plan && <ImportSummary plan={plan} />}
        </div>
        {plan && plan.changes.size > 0 && (
          <Button variant="primary" onClick={() => accept(plan)}>
            {t.doImport}
          </Button>
        )}
      </Part>
      <Part>
        <h3>{t.exportTitle}</h3>
        <Hint>{isEmpty ? t.exportNone : t.exportHint}</Hint>
        {!isEmpty && (
          <Button icon={<Download {...icon} />} onClick={() => void write()}>
            {t.doExport}
          </Button>
        )}
        {exportFailed && <ErrorNotice>{t.notWritten}</ErrorNotice>}
      </Part>
      <DialogActions>
        <Button onClick={onClose}>{t.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
