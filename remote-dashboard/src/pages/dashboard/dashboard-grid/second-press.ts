import type { WidgetId } from '@cadence/shared/schemas'

/** A press on the remove button of a card: where, in pixels of the window, and when, in milliseconds of the page. */
export interface RemovePress {
  id: WidgetId
  x: number
  y: number
  at: number
  /** It came from the keyboard, or from a screen reader. */
  byKey: boolean
}

/** How long a card that came under the pointer is kept, in milliseconds: it has moved there, and was seen. */
const SEEN_AFTER_MS = 600

/** Two presses that are nearer than this, in pixels, are at one place: a finger never comes down on the same pixel twice. */
const SAME_PLACE_PX = 24

/**
 * Whether a press is the second half of a double press. After a removal the next card moves to the place of the removed
 * one, so a second press there would remove a card that nobody chose.
 * @param removal the press that removed a card before.
 */
export function isSecondPress(press: RemovePress, removal: RemovePress | null): boolean {
  if (!removal || press.byKey || press.id === removal.id) return false
  const far = Math.hypot(press.x - removal.x, press.y - removal.y)
  return far < SAME_PLACE_PX && press.at - removal.at < SEEN_AFTER_MS
}
