import type { WidgetId } from '@cadence/shared/schemas'
import {
  CalendarDays,
  CalendarRange,
  Hourglass,
  ListChecks,
  type LucideIcon,
  NotebookPen,
  Quote,
  Shield,
  StickyNote,
  Target,
} from 'lucide-react'
import { searchable } from '../../../string-helpers.ts'
import type { ToolTexts } from '../../../texts/dashboard.ts'

/** One entry of the tool list: the key of its name, and its widget. */
export interface PanelTool {
  tool: keyof ToolTexts
  widget: WidgetId
  Icon: LucideIcon
}

/** The tool list of the side panel (specification, section 2). Two tools may have the same widget. */
export const panelToolGroups: readonly { group: keyof ToolTexts; tools: readonly PanelTool[] }[] = [
  {
    group: 'essential',
    tools: [
      { tool: 'focusShield', widget: '4', Icon: Shield },
      { tool: 'weekAtAGlance', widget: '2', Icon: CalendarDays },
      { tool: 'dailyFocus', widget: '6', Icon: Target },
      { tool: 'dailyBoost', widget: '7', Icon: Quote },
      { tool: 'timer', widget: '8', Icon: Hourglass },
      { tool: 'quickNotes', widget: '10', Icon: StickyNote },
    ],
  },
  {
    group: 'organisation',
    tools: [
      { tool: 'lifePlanner', widget: '2', Icon: CalendarRange },
      { tool: 'toDoList', widget: '9', Icon: ListChecks },
      { tool: 'notePad', widget: '10', Icon: NotebookPen },
    ],
  },
]

/** Whether a name contains the text, in any case and with or without accents. */
export const hasText = (name: string, text: string) => searchable(name).includes(searchable(text.trim()))

/** The groups with the tools whose name contains the text; no empty groups. */
export function filterTools(names: ToolTexts, text: string): typeof panelToolGroups {
  return panelToolGroups
    .map(({ group, tools }) => ({
      group,
      tools: tools.filter(({ tool }) => hasText(names[tool], text)),
    }))
    .filter(({ tools }) => tools.length > 0)
}
