import { type LocalTime, localTimeAt, minutesOf } from '@cadence/shared/calendar/time'
import type { Drag, Draggable, DragPoint } from '../../drag/drag.ts'
import { isAgenda } from './view/agenda.ts'

const STEP_MINUTES = 15
const DAY_MINUTES = 24 * 60

/** How the hours scroll while an event is dragged near their edges. The heads of the days lie over the upper edge. */
const edges = { top: 72, bottom: 36, fastest: 7 } as const

/** The nearest quarter of an hour within the day. */
function nearestStep(minutes: number): number {
  const step = Math.round(minutes / STEP_MINUTES) * STEP_MINUTES
  return Math.max(0, Math.min(DAY_MINUTES - STEP_MINUTES, step))
}

/**
 * Where an event that began at `start` would begin: on the day under the pointer, at the time of the event's upper edge.
 * @returns null where there is no day.
 */
function startUnder(
  { clientX, clientY, dy }: DragPoint,
  scroller: HTMLElement,
  start: LocalTime,
): LocalTime | null {
  const { top, bottom } = scroller.getBoundingClientRect()
  // A pointer beyond the edge, where the hours scroll, means the day at the edge.
  const inside = Math.max(top + 1, Math.min(bottom - 2, clientY))
  const under = document.elementFromPoint(clientX, inside)?.closest<HTMLElement>('[data-day]')
  if (!under || !scroller.contains(under)) return null
  const day = under.dataset.day ?? ''
  const before = minutesOf(start)
  // Over the head of a day, and in an agenda, the event keeps its time.
  if (under.dataset.body === undefined || isAgenda(under)) return localTimeAt(day, before)
  return localTimeAt(day, nearestStep(before + (dy / under.clientHeight) * DAY_MINUTES))
}

/**
 * An event that can be dragged to another time or day.
 * @param block the element of the event.
 * @param onDrop called with the new start when that is another one.
 */
export function draggableEvent(
  block: HTMLElement,
  start: LocalTime,
  onDrop: (start: LocalTime) => void,
): Draggable | null {
  const scroller = block.closest<HTMLElement>('[role=group]')
  if (!scroller) return null
  const begin = (): Drag => {
    let last: DragPoint | null = null
    block.dataset.dragging = 'true'
    return {
      move(point) {
        last = point
        block.style.translate = `${point.dx}px ${point.dy}px`
      },
      end(dropped) {
        const reached = dropped && last ? startUnder(last, scroller, start) : null
        delete block.dataset.dragging
        block.style.translate = ''
        if (reached !== null && reached !== start) onDrop(reached)
      },
    }
  }
  return { element: block, scroll: { element: scroller, ...edges }, begin }
}
