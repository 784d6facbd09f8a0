import { workspaceTexts } from '@cadence/shared/i18n'
import type { CollectionTexts } from './collection.ts'
import type { DailyBoostTexts } from './daily-boost.ts'
import type { DailyFocusTexts } from './daily-focus.ts'
import type { DashboardTexts } from './dashboard.ts'
import type { EditorTexts } from './editor.ts'
import type { ErrorTexts } from './errors.ts'
import type { MoodCheckTexts } from './mood-check.ts'
import type { SampleTexts } from './samples.ts'
import type { TasksTexts } from './tasks.ts'
import type { ToolTexts } from './tools.ts'
import type { WidgetTexts } from './widgets.ts'

/** The texts of this remote, by subject. A file beside this one holds the default texts of each. */
export interface Catalogue {
  collection: CollectionTexts
  dailyBoost: DailyBoostTexts
  dailyFocus: DailyFocusTexts
  dashboard: DashboardTexts
  editor: EditorTexts
  errors: ErrorTexts
  moodCheck: MoodCheckTexts
  samples: SampleTexts
  tasks: TasksTexts
  tools: ToolTexts
  widgets: WidgetTexts
}

/** Defines the default texts of a subject; the other languages are one file each, loaded when one is in use. */
export const define = workspaceTexts<Catalogue>('dashboard', {
  fr: () => import('./fr/fr.ts'),
  en: () => import('./en/en.ts'),
  es: () => import('./es/es.ts'),
})
