import type { WidgetId } from '@cadence/shared/schemas'
import {
  Activity,
  CalendarDays,
  GraduationCap,
  Hourglass,
  Kanban,
  ListChecks,
  type LucideIcon,
  Quote,
  Shield,
  SmilePlus,
  StickyNote,
  Target,
  Wind,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { DailyBoost } from './daily-boost/DailyBoost.tsx'
import { DailyFocus } from './daily-focus/DailyFocus.tsx'
import type { WidgetBodyProps } from './display-size.ts'
import { Exams } from './exams/Exams.tsx'
import { FocusShield } from './focus-shield/FocusShield.tsx'
import { LifePlanner } from './life-planner/LifePlanner.tsx'
import { MoodCheck } from './mood-check/MoodCheck.tsx'
import { NotePad } from './note-pad/NotePad.tsx'
import { HistoryLink } from './personal-tracker/HistoryLink.tsx'
import { PersonalTracker } from './personal-tracker/PersonalTracker.tsx'
import { Taskboard } from './taskboard/Taskboard.tsx'
import { RoundNote } from './timer/RoundNote.tsx'
import { Timer } from './timer/Timer.tsx'
import { SubjectsButton } from './to-do-list/SubjectsButton.tsx'
import { ToDoList } from './to-do-list/ToDoList.tsx'
import { ZenFlow } from './zen-flow/ZenFlow.tsx'

/**
 * A widget's icon and content. `Note` is a short text at the right of the name, and `More` a link or button there to what
 * belongs to it. `samples.ts` says which widgets show samples.
 */
export interface WidgetComponents {
  Icon: LucideIcon
  Body: ComponentType<WidgetBodyProps>
  Note?: ComponentType
  More?: ComponentType
}

/** Icon and content of each widget. `catalogue.ts` lists what a new widget needs besides. */
export const widgetComponents: Record<WidgetId, WidgetComponents> = {
  '1': { Icon: Activity, Body: PersonalTracker, More: HistoryLink },
  '2': { Icon: CalendarDays, Body: LifePlanner },
  '3': { Icon: Wind, Body: ZenFlow },
  '4': { Icon: Shield, Body: FocusShield },
  '5': { Icon: SmilePlus, Body: MoodCheck },
  '6': { Icon: Target, Body: DailyFocus },
  '7': { Icon: Quote, Body: DailyBoost },
  '8': { Icon: Hourglass, Body: Timer, Note: RoundNote },
  '9': { Icon: ListChecks, Body: ToDoList, More: SubjectsButton },
  '10': { Icon: StickyNote, Body: NotePad },
  '11': { Icon: Kanban, Body: Taskboard },
  '12': { Icon: GraduationCap, Body: Exams },
}
