import { workspaceTexts } from '@cadence/shared/i18n'
import type { CollectionTexts } from './collection.ts'
import type { DailyBoostTexts } from './daily-boost.ts'
import type { DailyFocusTexts } from './daily-focus.ts'
import type { DashboardTexts } from './dashboard.ts'
import type { EditorTexts } from './editor.ts'
import type { ErrorTexts } from './errors.ts'
import type { FocusShieldTexts } from './focus-shield.ts'
import type { LibraryTexts } from './library.ts'
import type { LimitTexts } from './limits.ts'
import type { MoodCheckTexts } from './mood-check.ts'
import type { NotePadTexts } from './note-pad.ts'
import type { PersonalTrackerTexts } from './personal-tracker.ts'
import type { PlannerTexts } from './planner.ts'
import type { PlannerDialogTexts } from './planner-dialogs.ts'
import type { TasksTexts } from './tasks.ts'
import type { TimerTexts } from './timer.ts'
import type { ToDoListTexts } from './to-do-list.ts'
import type { ToolTexts } from './tools.ts'
import type { WidgetTexts } from './widgets.ts'
import type { ZenFlowTexts } from './zen-flow.ts'

/** The texts of this remote, by subject. A file beside this one holds the default texts of each. */
export interface Catalogue {
  collection: CollectionTexts
  dailyBoost: DailyBoostTexts
  dailyFocus: DailyFocusTexts
  dashboard: DashboardTexts
  editor: EditorTexts
  errors: ErrorTexts
  focusShield: FocusShieldTexts
  library: LibraryTexts
  limits: LimitTexts
  moodCheck: MoodCheckTexts
  notePad: NotePadTexts
  personalTracker: PersonalTrackerTexts
  planner: PlannerTexts
  plannerDialogs: PlannerDialogTexts
  tasks: TasksTexts
  timer: TimerTexts
  toDoList: ToDoListTexts
  tools: ToolTexts
  widgets: WidgetTexts
  zenFlow: ZenFlowTexts
}

/** Defines the default texts of a subject; the other languages are one file each, loaded when one is in use. */
export const define = workspaceTexts<Catalogue>('dashboard', {
  fr: () => import('./fr/fr.ts'),
  en: () => import('./en/en.ts'),
  es: () => import('./es/es.ts'),
})
