import { useLoad } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { useSearchParams } from '@cadence/shared/router'
import { Dialog, ErrorNotice } from '@cadence/shared/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { revealWidget } from '../../../grid/reveal-widget.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import { remindedTexts } from '../../../texts/reminded.ts'
import { dialogModule } from '../../../widgets/life-planner/planner-modules.ts'
import { updatePlannerState } from '../../../widgets/life-planner/planner-state.ts'
import { recurrenceModule } from '../../../widgets/life-planner/week/recurrence-module.ts'
import { taskDialogModule } from '../../../widgets/to-do-list/task-dialog-module.ts'
import { type Reminded, remindedOf, withoutReminded } from './reminded-address.ts'

const PLANNER = '2'
const TO_DO_LIST = '9'

/** How many frames a widget is waited for: the dashboard may have to load first. */
const FRAMES = 240

/** Loads what shows a task, or an event, and its dialog. One file with the dialog of a task: every file makes the entry larger. */
async function loadReminded(thing: Reminded | null) {
  const isTask = thing !== null && 'task' in thing
  const dialogs = isTask ? [taskDialogModule.load()] : [dialogModule.load(), recurrenceModule.load()]
  const [{ RemindedDialog }] = await Promise.all([
    import(/* webpackChunkName: 'task-dialog' */ './RemindedDialog.tsx'),
    ...dialogs,
  ])
  return RemindedDialog
}

/**
 * Shows what a reminder is about, when its click or the link of its mail has led here: the task or the event opens, also
 * where the board has neither a to-do list nor a planner. The planner shows the day of the event.
 */
export function RemindedThing() {
  const t = useTexts(remindedTexts)
  const planner = useTexts(plannerTexts)
  const [params, setParams] = useSearchParams()
  const [opened, setOpened] = useState<Reminded | null>(null)
  const asked = useMemo(() => remindedOf(params), [params])
  useEffect(() => {
    if (!asked) return
    setOpened(asked)
    if ('event' in asked) updatePlannerState({ day: asked.day })
    revealWidget('task' in asked ? TO_DO_LIST : PLANNER, FRAMES)
    setParams(withoutReminded, { replace: true, preventScrollReset: true })
  }, [asked, setParams])
  const close = useCallback(() => setOpened(null), [])
  const {
    state,
    data: Shown,
    reload,
  } = useLoad(() => loadReminded(opened), {
    when: opened !== null,
    key: JSON.stringify(opened),
    onFailure: (error) => console.error('A reminder could not be opened', error),
  })
  if (!opened || state === 'loading') return null
  if (state === 'ready' && Shown) return <Shown thing={opened} onClose={close} />
  return (
    <Dialog open title={t.title} closeLabel={t.close} onClose={close}>
      <ErrorNotice retry={{ label: planner.retry, run: reload }}>{planner.loadFailed}</ErrorNotice>
    </Dialog>
  )
}
