import { dailyBoost } from './daily-boost.ts'
import { dailyFocus } from './daily-focus.ts'
import { editor, tools } from './editor.ts'
import { focusShield } from './focus-shield.ts'
import { limits } from './limits.ts'
import { moodCheck } from './mood-check.ts'
import { notePad } from './note-pad.ts'
import { collection, dashboard, errors } from './pages.ts'
import { personalTracker } from './personal-tracker.ts'
import { planner, plannerDialogs } from './planner.ts'
import { library, tasks } from './tasks.ts'
import { timer } from './timer.ts'
import { toDoList } from './to-do-list.ts'
import { widgets } from './widgets.ts'
import { zenFlow } from './zen-flow.ts'

export default {
  collection,
  dailyBoost,
  dailyFocus,
  dashboard,
  editor,
  errors,
  focusShield,
  library,
  limits,
  moodCheck,
  notePad,
  personalTracker,
  planner,
  plannerDialogs,
  tasks,
  timer,
  toDoList,
  tools,
  widgets,
  zenFlow,
}
