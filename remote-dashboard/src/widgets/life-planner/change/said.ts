import { plannerTexts } from '../../../texts/planner.ts'
import { plannerDialogTexts } from '../../../texts/planner-dialogs.ts'
import { brief } from '../../brief.ts'
import { isDay, type Wall } from '../clock/wall.ts'
import { clockTime } from '../view/times.ts'
import { dayTitle } from '../week/days.ts'

const nameOf = (title: string) => brief(title) || plannerTexts.get().untitled

/** What is said of a deleted event. */
export const deletedText = (title: string) => plannerDialogTexts.get().deleted({ name: nameOf(title) })

/** What is said of an event that was changed in the form. */
export const changedText = (title: string) => plannerDialogTexts.get().changed({ name: nameOf(title) })

/** What is said of an event that now ends at another time of the member's clock. */
export function resizedText(title: string, start: Wall, end: Wall, tag: string): string {
  const when = `${clockTime(start, tag)} – ${clockTime(end, tag)}`
  return plannerDialogTexts.get().moved({ name: nameOf(title), when })
}

/** What is said of an event that now begins at another time of the member's clock. */
export function movedText(title: string, start: Wall, tag: string): string {
  const day = dayTitle(start.slice(0, 10), tag)
  const when = isDay(start) ? day : `${day}, ${clockTime(start, tag)}`
  return plannerDialogTexts.get().moved({ name: nameOf(title), when })
}
