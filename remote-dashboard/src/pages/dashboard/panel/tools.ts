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
import { searchable } from '../../../strings.ts'
import type { ToolTexts } from '../../../texts/dashboard.ts'

/** One entry of the tool list: its name among the texts, and the widget that it stands for. */
export interface Tool {
  tool: keyof ToolTexts
  widget: WidgetId
  Icon: LucideIcon
}

/** The tool list of the side panel (specification, section 2). Two names may stand for one widget. */
export const toolGroups: readonly { group: keyof ToolTexts; tools: readonly Tool[] }[] = [
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

/** The groups with only the tools whose name holds the text, whatever its case and accents; empty groups fall away. */
export function filterTools(names: ToolTexts, text: string): typeof toolGroups {
  const wanted = searchable(text.trim())
  return toolGroups
    .map(({ group, tools }) => ({
      group,
      tools: tools.filter(({ tool }) => searchable(names[tool]).includes(wanted)),
    }))
    .filter(({ tools }) => tools.length > 0)
}
