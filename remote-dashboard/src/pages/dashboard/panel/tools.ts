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

/** One entry of the tool list: its name there, and the widget that it stands for. */
export interface Tool {
  name: string
  widget: WidgetId
  Icon: LucideIcon
}

/** The tool list of the side panel (specification, section 2). Two names may stand for one widget. */
export const toolGroups: readonly { title: string; tools: readonly Tool[] }[] = [
  {
    title: 'Essentiel',
    tools: [
      { name: 'Focus Shield', widget: '4', Icon: Shield },
      { name: 'LifePlanner', widget: '2', Icon: CalendarDays },
      { name: 'Daily Focus', widget: '6', Icon: Target },
      { name: 'Daily Boost', widget: '7', Icon: Quote },
      { name: 'Timer', widget: '8', Icon: Hourglass },
      { name: 'Quick Notes', widget: '10', Icon: StickyNote },
    ],
  },
  {
    title: 'Organisation et planification',
    tools: [
      { name: 'Life Planner', widget: '2', Icon: CalendarRange },
      { name: 'To Do List', widget: '9', Icon: ListChecks },
      { name: 'Note Pad', widget: '10', Icon: NotebookPen },
    ],
  },
]

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The groups with only the tools whose name holds the text, whatever its case and accents; empty groups fall away. */
export function filterTools(text: string): typeof toolGroups {
  const wanted = plain(text.trim())
  return toolGroups
    .map(({ title, tools }) => ({ title, tools: tools.filter(({ name }) => plain(name).includes(wanted)) }))
    .filter(({ tools }) => tools.length > 0)
}
