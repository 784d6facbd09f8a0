import { fireEvent } from '@testing-library/react'

/** A mouse with its left button. */
export const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0 }

/** Presses a widget, or its handle, with the mouse at a point of the window. */
export function press(id: string, part = '', at = { x: 500, y: 400 }) {
  const pressed = document.querySelector(`[data-widget="${id}"] ${part}`.trim())
  if (!pressed) throw new Error(`No widget ${id}`)
  let point = { clientX: at.x, clientY: at.y }
  fireEvent.pointerDown(pressed, { ...mouse, ...point, buttons: 1 })
  return {
    /** Moves the mouse so far from where it went down. */
    mouse(dx: number, dy: number): void {
      point = { clientX: at.x + dx, clientY: at.y + dy }
      fireEvent.pointerMove(pressed, { ...mouse, ...point, buttons: 1 })
    },
    letGo: () => fireEvent.pointerUp(pressed, { ...mouse, ...point, buttons: 0 }),
  }
}

/** The element of a widget on the grid. */
export function cellOf(id: string): HTMLElement {
  const cell = document.querySelector<HTMLElement>(`[data-widget="${id}"]`)
  if (!cell) throw new Error(`No widget ${id}`)
  return cell
}

/** How the placeholder of a drag is drawn; undefined while there is none. */
export const placeholder = () => document.querySelector('[data-placeholder]')?.getAttribute('style')
