import styled from '@emotion/styled'
import { type ComponentProps, type CSSProperties, useImperativeHandle, useLayoutEffect, useRef } from 'react'

const Box = styled.div`
  position: relative;
  /* What a widget shows follows its own width. */
  container-type: inline-size;
  min-width: 0;
  border-radius: var(--radius-card);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid var(--accent);
    /* Never 'inherit' in here: a cell with a child that inherits restyles all its children in each frame it moves. */
    border-radius: var(--radius-card);
    opacity: 0;
    pointer-events: none;
    transition: opacity var(--slow) var(--ease);
  }
  &[data-spot]::after { opacity: 1; }
`

const drawn = new WeakMap<Element, CSSProperties>()

/** How React has drawn a cell. What stands in the document may be a gesture's, which React knows nothing of. */
export function drawnStyle(cell: Element): CSSProperties {
  return drawn.get(cell) ?? {}
}

/**
 * One place of the grid. The widget's look is its own; this is what the editor adds around it.
 * react-grid-layout gives it its style, and asks for the element.
 */
export function Cell({ ref, style, ...props }: ComponentProps<typeof Box>) {
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLDivElement, [])
  useLayoutEffect(() => {
    if (box.current && style) drawn.set(box.current, style)
  }, [style])
  return <Box ref={box} style={style} {...props} />
}
