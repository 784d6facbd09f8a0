import { type FocusEvent, useEffect, useRef } from 'react'
import { focusTools } from '../../../grid/spotlight.ts'
import { PANEL_TITLE_ID } from '../editor/use-arrange.ts'

/**
 * Keeps the keyboard on the toolbar of a widget when one grid takes the place of another.
 * @param movable which of the grids it is.
 * @returns props of the element around them.
 */
export function useKeptFocus(movable: boolean) {
  const widget = useRef<string | undefined>(undefined)
  const before = useRef(movable)
  useEffect(() => {
    if (before.current === movable) return
    before.current = movable
    if (widget.current === undefined) return
    focusTools(widget.current, { fallback: `#${PANEL_TITLE_ID}`, onlyIfLost: true })
  }, [movable])
  return {
    onFocus({ target }: FocusEvent) {
      const tools = target.closest('[data-tools]')
      widget.current = tools?.closest('[data-widget]')?.getAttribute('data-widget') ?? undefined
    },
    // Nothing takes the focus of an element that goes away.
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget) widget.current = undefined
    },
  }
}
