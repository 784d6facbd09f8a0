import styled from '@emotion/styled'
import type { ReactNode } from 'react'

/** No line of it reaches the words beside it, and its light is weak there: they keep their contrast in every theme. */
const Spot = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 2.75rem;
  min-width: 2.75rem;
  &::before, &::after { content: ''; position: absolute; z-index: -1; border-radius: var(--radius-pill); pointer-events: none; }
  &::before {
    top: 50%;
    left: 50%;
    width: 26rem;
    height: 26rem;
    translate: -50% -50%;
    background: radial-gradient(closest-side, var(--glow), color-mix(in srgb, var(--glow) 48%, transparent) 18%, transparent);
  }
  &::after { inset: 0; border: 1px solid var(--edge); }
  &:has([data-ring])::after { display: none; }
  i { width: 0.75rem; height: 0.75rem; border-radius: var(--radius-pill); background: var(--warm); }
  /* On a phone the question needs the width of the dot. */
  @container (max-width: 639.98px) {
    &:has(+ form) { min-width: 0; }
    &:has(+ form) i, &:has(+ form)::after { display: none; }
  }
`

/** The lamp of the band: its light, around a button or a picture, else around a bright dot. */
export function Lamp({ children }: { children?: ReactNode }) {
  return <Spot data-lamp="">{children ?? <i />}</Spot>
}
