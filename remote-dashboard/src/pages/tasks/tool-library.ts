import type { WidgetId } from '@cadence/shared/schemas'
import {
  CalendarDays,
  CircleDashed,
  Hourglass,
  Kanban,
  ListChecks,
  type LucideIcon,
  Shield,
  SmilePlus,
  StickyNote,
  Target,
  Wind,
} from 'lucide-react'
import type { LibraryTexts } from '../../texts/tasks.ts'

/** The three sections of the library, in their order on the screen. */
export const toolCategories = ['essentials', 'focus', 'planning'] as const
export type ToolCategory = (typeof toolCategories)[number]

/** The key of a tool's title. The key of its description is the same with `Text` at the end. */
type ToolName = {
  [K in keyof LibraryTexts]: `${K}Text` extends keyof LibraryTexts ? K : never
}[keyof LibraryTexts]

/** One tool of the library (specification, section 3, Tool). */
export interface LibraryTool {
  /** Also the id of the record that marks it as a favourite. */
  id: string
  name: ToolName
  category: ToolCategory
  Icon: LucideIcon
  /** The widget that the tool adds to a dashboard; null while none is chosen. */
  widget: WidgetId | null
  isPremium?: true
  isNew?: true
}

/** The tools of the library. */
export const toolLibrary: readonly LibraryTool[] = [
  { id: 'timer', name: 'timer', category: 'essentials', Icon: Hourglass, widget: '8' },
  { id: 'to-do-list', name: 'toDoList', category: 'essentials', Icon: ListChecks, widget: '9' },
  { id: 'quick-notes', name: 'quickNotes', category: 'essentials', Icon: StickyNote, widget: '10' },
  { id: 'calendar', name: 'calendar', category: 'essentials', Icon: CalendarDays, widget: '2' },
  { id: 'zen', name: 'zen', category: 'focus', Icon: Wind, widget: '3', isPremium: true },
  { id: 'focus-shield', name: 'focusShield', category: 'focus', Icon: Shield, widget: '4', isPremium: true },
  { id: 'mood-track', name: 'moodTrack', category: 'focus', Icon: SmilePlus, widget: '5', isPremium: true },
  { id: 'daily-focus', name: 'dailyFocus', category: 'focus', Icon: Target, widget: '6' },
  { id: 'to-define-focus', name: 'toDefine', category: 'focus', Icon: CircleDashed, widget: null },
  { id: 'taskboard', name: 'taskboard', category: 'planning', Icon: Kanban, widget: '11', isNew: true },
  { id: 'to-define-planning', name: 'toDefine', category: 'planning', Icon: CircleDashed, widget: null },
]
