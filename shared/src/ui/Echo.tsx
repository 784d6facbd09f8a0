import styled from '@emotion/styled'
import { disc } from '../people/shape.ts'

const rings = [90, 170, 262, 366, 482, 610].map((radius) => disc(640, 640, radius)).join('')

const Picture = styled.svg`
  position: absolute;
  width: 60rem;
  max-width: none;
  height: 60rem;
  pointer-events: none;
  background: radial-gradient(closest-side, color-mix(in srgb, var(--glow) 16%, transparent), transparent 45%);
  mask: radial-gradient(closest-side, #000 20%, transparent 96%);
`

/** The logo drawn large: a warm dot and its arcs. The place comes from `className`. */
export function Echo({ className }: { className?: string }) {
  return (
    <Picture className={className} viewBox="0 0 1280 1280" fill="none" aria-hidden="true">
      <path d={rings} stroke="var(--text)" strokeOpacity="0.13" />
      <circle cx="640" cy="640" r="10" fill="var(--glow)" />
    </Picture>
  )
}
