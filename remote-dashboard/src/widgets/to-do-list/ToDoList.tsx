import { useTexts } from '@cadence/shared/i18n'
import { useRef } from 'react'
import { Announcer, useAnnouncement } from '../../feedback/Announcer.tsx'
import { useUntouched } from '../../records/use-records.ts'
import { toDoListTexts } from '../../texts/widgets.ts'
import type { WidgetBodyProps } from '../display-size.ts'
import { NewTask } from './NewTask.tsx'
import { TaskList } from './TaskList.tsx'
import { Box } from './to-do-list-styles.ts'

/** The to-do list: Enter adds a task, a tick completes it (specification, section 3). */
export function ToDoList({ size }: WidgetBodyProps) {
  const t = useTexts(toDoListTexts)
  const untouched = useUntouched('task')
  const box = useRef<HTMLDivElement>(null)
  const { announcement, announce } = useAnnouncement()
  const onAdded = (ids: readonly string[]) => {
    announce(t.added({ count: ids.length }))
    // React has drawn the tasks by the next frame.
    requestAnimationFrame(() =>
      box.current?.querySelector(`[data-task="${ids.at(-1)}"]`)?.scrollIntoView({ block: 'nearest' }),
    )
  }
  return (
    <Box ref={box} data-to-do="" data-size={size}>
      {untouched ? <SampleTasks /> : <TaskList size={size} announce={announce} />}
      <NewTask onAdded={onAdded} />
      <Announcer announcement={announcement} />
    </Box>
  )
}

const samples = ['sampleRoom', 'sampleSheet', 'sampleReply', 'sampleBooks'] as const

/** What a member sees before they have tasks. A sample can be ticked, and nothing of it is stored. */
function SampleTasks() {
  const t = useTexts(toDoListTexts)
  return (
    <ul>
      {samples.map((sample) => (
        <li key={sample}>
          <label>
            <input type="checkbox" defaultChecked={sample === 'sampleRoom'} />
            <span>{t[sample]}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
