import { useSearchParams } from '@cadence/shared/router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { revealWidget } from '../../../grid/reveal-widget.ts'
import { useLazyModule } from '../../../lazy-module.ts'
import { useRecords } from '../../../records/use-records.ts'
import { updatePlannerState } from '../../../widgets/life-planner/planner-state.ts'
import { taskDialogModule } from '../../../widgets/to-do-list/task-dialog-module.ts'
import { remindedOf, withoutReminded } from './reminded-address.ts'

const PLANNER = '2'
const TO_DO_LIST = '9'

/** How many frames a widget is waited for: the dashboard may have to load first. */
const FRAMES = 240

/**
 * Shows what a reminder is about, when its click or the link of its mail has led here: a task opens, also where the board
 * has no to-do list; of an event the planner shows the day.
 */
export function RemindedThing() {
  const [params, setParams] = useSearchParams()
  const [task, setTask] = useState<string | null>(null)
  const asked = useMemo(() => remindedOf(params), [params])
  useEffect(() => {
    if (!asked) return
    if ('task' in asked) setTask(asked.task)
    else updatePlannerState({ day: asked.day })
    revealWidget('task' in asked ? TO_DO_LIST : PLANNER, FRAMES)
    setParams(withoutReminded, { replace: true, preventScrollReset: true })
  }, [asked, setParams])
  // On a device that was closed for long the task has yet to arrive.
  const isHere = useRecords('task').some(({ id }) => id === task)
  const close = useCallback(() => setTask(null), [])
  const module = useLazyModule(taskDialogModule, isHere, close)
  if (!module || task === null || !isHere) return null
  return <module.default id={task} onClose={close} />
}
