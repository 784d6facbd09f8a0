import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Spot = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 2.75rem;
  @container (min-width: 640px) { min-width: 2.75rem; }
  & > [data-light] {
    position: absolute;
    z-index: -1;
    top: 50%;
    left: 50%;
    width: 24rem;
    max-width: none;
    height: 24rem;
    translate: -50% -50%;
    background: radial-gradient(closest-side, var(--glow), transparent);
    stroke: var(--edge);
    pointer-events: none;
  }
  & > i { width: 0.75rem; height: 0.75rem; border-radius: var(--radius-pill); background: var(--warm); }
  /* On a phone the question needs the width of the dot. */
  @container (max-width: 639.98px) { & > i { display: none; } }
`

/** The lamp of the band: its light in rings, around a button or a picture, else around a bright dot. */
export function Lamp({ children }: { children?: ReactNode }) {
  return (
    <Spot>
      <svg data-light="" viewBox="-96 -96 192 192" fill="none" strokeWidth="0.5" aria-hidden="true">
        <circle r="26" />
        <circle r="44" strokeOpacity="0.4" />
        <circle r="66" strokeOpacity="0.28" />
        <circle r="92" strokeOpacity="0.16" />
      </svg>
      {children ?? <i />}
    </Spot>
  )
}
