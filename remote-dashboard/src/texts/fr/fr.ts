import { dailyBoost } from './daily-boost.ts'
import { dailyFocus } from './daily-focus.ts'
import { editor, tools } from './editor.ts'
import { moodCheck } from './mood-check.ts'
import { collection, dashboard, errors, tasks } from './pages.ts'
import { samples, widgets } from './widgets.ts'

export default {
  collection,
  dailyBoost,
  dailyFocus,
  dashboard,
  editor,
  errors,
  moodCheck,
  samples,
  tasks,
  tools,
  widgets,
}
