import styled from '@emotion/styled'
import type { CSSProperties } from 'react'

/**
 * Draws its one child, which has a size in pixels, as wide as there is room, and no higher than `--most-high`. A child without
 * a height is as high as its content, and the box around cuts it. `atan2` makes a number of two lengths: CSS itself divides a
 * length by a length in few browsers yet. The scrollbars of a picture would take no press.
 */
export const Shrunk = styled.div`
  position: relative;
  container-type: inline-size;
  width: min(100%, calc(var(--most-high, 999rem) * var(--width) / var(--height, 1)));
  margin-inline: auto;
  aspect-ratio: var(--width) / var(--height);
  overflow: hidden;
  * { scrollbar-width: none !important; }
  & > * {
    position: absolute;
    top: 0;
    left: 0;
    width: calc(var(--width) * 1px);
    height: calc(var(--height) * 1px);
    transform: scale(tan(atan2(100cqw, calc(var(--width) * 1px))));
    transform-origin: 0 0;
  }
`

/** The size of what {@link Shrunk} draws, in pixels. */
export const naturalSize = ({
  width,
  height,
}: {
  width: number
  height: number | undefined
}): CSSProperties => ({ '--width': width, '--height': height ?? 'initial' }) as CSSProperties
