import { useTexts } from '@cadence/shared/i18n'
import { useRef, useState } from 'react'
import type { TaskView } from '../../deadlines/task-views.ts'
import { Announcer, useAnnouncement } from '../../feedback/Announcer.tsx'
import { useRecords, useUntouched } from '../../records/use-records.ts'
import { deadlineTexts } from '../../texts/deadlines.ts'
import { toDoListTexts } from '../../texts/widgets.ts'
import type { WidgetBodyProps } from '../display-size.ts'
import { MoreBelow, useCountBelow } from './MoreBelow.tsx'
import { NewTask } from './NewTask.tsx'
import { TaskList } from './TaskList.tsx'
import { TaskViews, usePresent } from './TaskViews.tsx'
import { Box } from './to-do-list-styles.ts'

/** The to-do list: Enter adds a task, a tick completes it (specification, section 3). */
export function ToDoList({ size }: WidgetBodyProps) {
  const t = useTexts(toDoListTexts)
  const untouched = useUntouched('task')
  const entries = useRecords('task')
  const present = usePresent()
  const [chosen, setView] = useState<TaskView>('all')
  const box = useRef<HTMLDivElement>(null)
  const { announcement, announce } = useAnnouncement()
  // The small widget has no room for the views.
  const view = size === 'small' ? 'all' : chosen
  const below = useCountBelow(box, entries, view)
  const onAdded = (ids: readonly string[]) => {
    // A task that was just added would not be in the other views.
    if (view !== 'all' && view !== 'today') {
      setView('all')
      announce(deadlineTexts.get().addedElsewhere)
    } else announce(t.added({ count: ids.length }))
    // React has drawn the tasks by the next frame.
    requestAnimationFrame(() =>
      box.current?.querySelector(`[data-task="${ids.at(-1)}"]`)?.scrollIntoView({ block: 'nearest' }),
    )
  }
  return (
    <Box ref={box} data-to-do="" data-size={size} data-below={below > 0 || undefined}>
      {!untouched && size !== 'small' && (
        <TaskViews tasks={entries} present={present} view={view} onView={setView} />
      )}
      {untouched ? (
        <SampleTasks />
      ) : (
        <TaskList size={size} entries={entries} view={view} present={present} announce={announce} />
      )}
      <NewTask due={view === 'today' ? { dueDay: present.today } : {}} onAdded={onAdded}>
        {below > 0 && <MoreBelow box={box} count={below} />}
      </NewTask>
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
