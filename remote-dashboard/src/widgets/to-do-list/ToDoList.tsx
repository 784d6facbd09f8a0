import { useTexts } from '@cadence/shared/i18n'
import { useRef } from 'react'
import { useUntouched } from '../../records/use-records.ts'
import { Said } from '../../say/Said.tsx'
import { useAnnouncement } from '../../say/use-announcement.ts'
import { toDoListTexts } from '../../texts/widgets.ts'
import type { WidgetBodyProps } from '../widget-components.ts'
import { Box } from './look.ts'
import { NewTask } from './NewTask.tsx'
import { SampleTasks } from './SampleTasks.tsx'
import { TaskList } from './TaskList.tsx'

/** What there is to do; Enter adds, a tick completes. */
export function ToDoList({ size }: WidgetBodyProps) {
  const t = useTexts(toDoListTexts)
  const untouched = useUntouched('task')
  const box = useRef<HTMLDivElement>(null)
  const { announcement, announce: say } = useAnnouncement()
  const onAdded = (ids: readonly string[]) => {
    say(t.added({ count: ids.length }))
    // Once it stands in the list.
    requestAnimationFrame(() =>
      box.current?.querySelector(`[data-task="${ids.at(-1)}"]`)?.scrollIntoView({ block: 'nearest' }),
    )
  }
  return (
    <Box ref={box} data-to-do="" data-size={size}>
      {untouched ? <SampleTasks /> : <TaskList size={size} say={say} />}
      <NewTask onAdded={onAdded} />
      <Said announcement={announcement} />
    </Box>
  )
}
