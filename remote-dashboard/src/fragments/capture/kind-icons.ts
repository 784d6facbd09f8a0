import { CalendarDays, CircleCheck, type LucideIcon, NotebookPen } from 'lucide-react'
import type { CaptureKind } from '../../capture/reading.ts'

/** The icon of what a text becomes. */
export const kindIcons: Record<CaptureKind, LucideIcon> = {
  event: CalendarDays,
  task: CircleCheck,
  note: NotebookPen,
}
