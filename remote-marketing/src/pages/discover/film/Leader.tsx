import styled from '@emotion/styled'
import { circle } from '../../../parts/arc.ts'

const Picture = styled.svg`
  width: 100%;
  height: auto;
  background: var(--surface-1);
  text { font: 650 168px var(--font-display); fill: var(--text); letter-spacing: -0.05em; text-anchor: middle; }
`

const rings = circle(480, 270, 150) + circle(480, 270, 168)
const waves = [214, 272, 342, 424, 518].map((r) => circle(480, 270, r)).join('')

/* Crop marks of a film frame, one in each corner. */
const marks = 'M36 76V36h40M884 36h40v40M924 464v40h-40M76 504H36v-40'

/** The leader of a film, which counts down before the first picture: here from twenty-five. */
export function Leader() {
  return (
    <Picture viewBox="0 0 960 540" fill="none" aria-hidden="true">
      <path d="M480 270V0H960V270Z" fill="var(--accent)" fillOpacity="0.13" />
      <path d={waves} stroke="var(--text)" strokeOpacity="0.09" />
      <path d="M0 270h960M480 0v540" stroke="var(--text)" strokeOpacity="0.22" />
      <path d={rings} stroke="var(--text)" strokeOpacity="0.7" strokeWidth="2" fill="var(--surface-1)" />
      <path d="M480 270V120A150 150 0 0 1 630 270Z" fill="var(--accent)" fillOpacity="0.28" />
      <path d="M480 270V102" stroke="var(--accent)" strokeWidth="3" />
      <text x="474" y="328">
        25
      </text>
      <path d={marks} stroke="var(--text)" strokeOpacity="0.5" strokeWidth="2" />
      <circle cx="480" cy="102" r="8" fill="var(--warm)" />
    </Picture>
  )
}
