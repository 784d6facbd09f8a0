import { dailyBoost } from './daily-boost.ts'
import { dailyFocus } from './daily-focus.ts'
import { editor, tools } from './editor.ts'
import { focusShield } from './focus-shield.ts'
import { moodCheck } from './mood-check.ts'
import { collection, dashboard, errors, tasks } from './pages.ts'
import { personalTracker } from './personal-tracker.ts'
import { timer } from './timer.ts'
import { samples, widgets } from './widgets.ts'
import { zenFlow } from './zen-flow.ts'

export default {
  collection,
  dailyBoost,
  dailyFocus,
  dashboard,
  editor,
  errors,
  focusShield,
  moodCheck,
  personalTracker,
  samples,
  tasks,
  timer,
  tools,
  widgets,
  zenFlow,
}
