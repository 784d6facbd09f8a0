import styled from '@emotion/styled'
import type { CSSProperties } from 'react'

/**
 * The logo's lamp: a warm dot and its arcs. The middle arc burns down from the right to the left, with a spark where it
 * burns. The drawing is 240 wide and 132 high.
 */
const Picture = styled.svg`
  fill: none;
  stroke-linecap: round;
  [data-echo] { stroke: var(--text); stroke-opacity: 0.07; stroke-width: 1; }
  [data-track] { stroke: var(--track, var(--surface-3)); stroke-width: 5; }
  [data-burning] { stroke: var(--tone); stroke-width: 5; stroke-dasharray: calc(var(--share) * 100) 100; transition: stroke var(--slow) var(--ease); }
  [data-flame] { fill: var(--warm); }
  [data-spark] { fill: var(--warm); transform: rotate(calc((1 - var(--share)) * -180deg)); transform-origin: 120px 120px; opacity: 0; transition: opacity var(--slow) var(--ease); }
  &[data-lit] [data-spark] { opacity: 1; }
`

interface LampProps {
  /** Share of the time that is left, from 1 to 0. */
  share: number
  /** Whether it burns. */
  lit: boolean
}

/** The picture of Focus Shield. Its colour is `--tone`. */
export function Lamp({ share, lit }: LampProps) {
  return (
    <Picture
      viewBox="0 0 240 132"
      aria-hidden="true"
      data-picture=""
      data-lit={lit || undefined}
      style={{ '--share': share } as CSSProperties}
    >
      <path data-echo="" d="M9 120a111 111 0 0 1 222 0M-2 120a122 122 0 0 1 244 0" />
      <path data-track="" d="M20 120a100 100 0 0 1 200 0" />
      {share > 0 && <path data-burning="" d="M20 120a100 100 0 0 1 200 0" pathLength="100" />}
      <circle data-spark="" cx="220" cy="120" r="6" />
      <circle data-flame="" cx="120" cy="120" r="5" />
    </Picture>
  )
}
