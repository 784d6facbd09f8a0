import styled from '@emotion/styled'
import { arc } from '../../parts/svg-arc.ts'

const Picture = styled.svg`
  width: 6rem;
  height: auto;
`

const props = { viewBox: '0 0 96 96', fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** A page of a calendar, with a month more. */
export function Month() {
  return (
    <Picture {...props} aria-hidden="true">
      <rect x="10" y="16" width="76" height="72" rx="14" fill="var(--surface-3)" />
      <path d="M10 38h76" stroke="var(--page)" strokeWidth="3" />
      <path d="M30 9v14M66 9v14" stroke="var(--outline)" strokeWidth="6" />
      <path d="M48 50v26M35 63h26" stroke="var(--glow)" strokeWidth="6" />
    </Picture>
  )
}

/** A mug with the mark of the house. */
export function Goodies() {
  return (
    <Picture {...props} aria-hidden="true">
      <path d="M66 42h8a11 11 0 0 1 0 24h-8" stroke="var(--outline)" strokeWidth="6" />
      <path d="M14 30h54v40a16 16 0 0 1-16 16H30a16 16 0 0 1-16-16Z" fill="var(--surface-3)" />
      <circle cx="32" cy="68" r="4.5" fill="var(--glow)" />
      <path d="M32 57a11 11 0 0 1 11 11M32 46a22 22 0 0 1 22 22" stroke="var(--accent)" strokeWidth="4" />
      <path d="M32 20q-4-6 0-12M48 20q-4-6 0-12" stroke="var(--outline)" strokeWidth="4" />
    </Picture>
  )
}

/** An open door with the sign of its channel. */
export function Room() {
  return (
    <Picture {...props} aria-hidden="true">
      <path
        d="M12 26a14 14 0 0 1 14-14h44a14 14 0 0 1 14 14v28a14 14 0 0 1-14 14H44L26 84V68a14 14 0 0 1-14-14Z"
        fill="var(--surface-3)"
      />
      <path d="M43 26l-5 28M58 26l-5 28M34 34h30M32 46h30" stroke="var(--glow)" strokeWidth="4.5" />
    </Picture>
  )
}

/** A dial that is three quarters full: something that is still being made. */
export function Preview() {
  return (
    <Picture {...props} aria-hidden="true">
      <rect x="8" y="14" width="80" height="68" rx="14" fill="var(--surface-3)" />
      <circle
        cx="48"
        cy="48"
        r="20"
        stroke="var(--outline)"
        strokeOpacity="0.5"
        strokeWidth="6"
        strokeDasharray="0 9"
      />
      <path d={arc(48, 48, 20, 0.3)} stroke="var(--glow)" strokeWidth="6" />
      <path d="M20 26v.01M30 26v.01" stroke="var(--outline)" strokeWidth="5" />
    </Picture>
  )
}
