import { dayOf } from '@cadence/shared/calendar/time'
import { paths } from '@cadence/shared/router'
import type { Kept } from '../../capture/keep-reading.ts'
import { takeBack } from '../../capture/keep-reading.ts'
import type { Reading } from '../../capture/reading.ts'
import { toastWithUndo } from '../../feedback/change-toasts.ts'
import { revealWidget } from '../../grid/reveal-widget.ts'
import { excerpt } from '../../string-helpers.ts'
import { captureTexts } from '../../texts/capture.ts'
import { updatePlannerState } from '../../widgets/life-planner/planner-state.ts'
import { openNote } from '../../widgets/note-pad/open-note.ts'

/** The widget that shows a kind. */
const widgets = { event: '2', task: '9', note: '10' } as const

/** How many frames the widget is waited for: the dashboard may have to load first. */
const FRAMES = 240

function keptText({ kind, ids }: Kept, { event, task, note }: Reading): string {
  const t = captureTexts.get()
  if (kind === 'event') return t.keptEvent({ title: excerpt(event.title) })
  if (kind === 'note') return t.keptNote({ title: excerpt(note.title) })
  return ids.length > 1 ? t.keptTasks({ count: ids.length }) : t.keptTask({ title: excerpt(task.title) })
}

/** Shows what was kept, with a button that takes it back and one that leads to it. */
export function toastKept(kept: Kept, reading: Reading, go: (to: string) => void): void {
  const t = captureTexts.get()
  const open = () => {
    if (kept.kind === 'event') updatePlannerState({ day: dayOf(reading.event.start) })
    if (kept.kind === 'note') openNote(kept.ids[0] ?? null, reading.note)
    if (location.pathname !== paths.dashboard) go(paths.dashboard)
    revealWidget(widgets[kept.kind], FRAMES)
  }
  toastWithUndo({ text: keptText(kept, reading), undo: t.undo }, () => takeBack(kept), {
    label: t.open,
    run: open,
  })
}
