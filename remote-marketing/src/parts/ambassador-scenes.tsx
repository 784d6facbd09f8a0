import { Children, type ReactNode } from 'react'
import { arc, circle } from './svg-arc.ts'

/** The scenery of a picture, behind and in front of the people. `children` are the people. */
interface SceneProps {
  children: ReactNode
}

const line = { stroke: 'var(--outline)', strokeOpacity: 0.6 } as const

/** Backs of books on one shelf, of heights that differ. */
const books = (top: number) =>
  Array.from({ length: 30 }, (_, i) => `M${8 + i * 12} ${top}v-${18 + ((i * 7) % 5) * 4}`).join('')

export function Library({ children }: SceneProps) {
  return (
    <>
      <path d={books(46) + books(94)} {...line} strokeWidth="7" />
      <path d="M0 48h360M0 96h360" {...line} strokeWidth="3" />
      {children}
      <path d="M0 190h360v50H0z" fill="var(--surface-3)" />
      <path d="M120 190v-16h36l6 16M204 190l6-16h36v16" fill="var(--surface-1)" {...line} strokeWidth="2" />
    </>
  )
}

export function Night({ children }: SceneProps) {
  return (
    <>
      <rect x="60" y="-10" width="240" height="170" fill="var(--surface-1)" />
      <circle cx="112" cy="46" r="17" fill="var(--glow)" />
      <path d={circle(112, 46, 32) + circle(112, 46, 50)} {...line} strokeWidth="1.5" />
      <path d="M60-10v170h240V-10M180-10v170" {...line} strokeWidth="4" />
      {children}
      <path d="M0 212h360v28H0z" fill="var(--surface-3)" />
    </>
  )
}

export function Screen({ children }: SceneProps) {
  return (
    <>
      <rect
        x="66"
        y="14"
        width="228"
        height="136"
        rx="12"
        fill="var(--surface-1)"
        {...line}
        strokeWidth="3"
      />
      <circle cx="180" cy="74" r="40" stroke="var(--surface-3)" strokeWidth="9" />
      <path d={arc(180, 74, 40, 0.68)} stroke="var(--accent)" strokeWidth="9" strokeLinecap="round" />
      {children}
      <path d="M0 214h360v26H0z" fill="var(--surface-3)" />
    </>
  )
}

export function Hill({ children }: SceneProps) {
  return (
    <>
      <circle cx="272" cy="62" r="24" fill="var(--glow)" />
      <path d="M70 190v-80" {...line} strokeWidth="6" />
      <circle cx="70" cy="84" r="42" fill="var(--surface-3)" />
      <path d="M0 176q90-28 190-10t170-14v88H0z" fill="var(--surface-1)" />
      {children}
      <path d="M0 204q110-30 200-14t160-6v56H0z" fill="var(--surface-3)" />
    </>
  )
}

export function Stand({ children }: SceneProps) {
  return (
    <>
      <path d="M84 0v240M276 0v240" {...line} strokeWidth="5" />
      <rect x="84" y="10" width="192" height="54" fill="var(--accent-deep)" />
      <circle cx="166" cy="50" r="6" fill="var(--on-accent)" />
      <path
        d="M166 36a14 14 0 0 1 14 14M166 22a28 28 0 0 1 28 28"
        stroke="var(--on-accent)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {children}
      <path d="M56 178h248v62H56z" fill="var(--surface-3)" />
      <path d="M150 198v24M164 197v24M178 199v23M192 198v24M138 216l68-15" {...line} strokeWidth="5" />
      <path d="M120 178v-12h26v12M216 178v-18h20v18" fill="var(--surface-1)" {...line} strokeWidth="2" />
    </>
  )
}

export function Hall({ children }: SceneProps) {
  const [first, second, third, ...front] = Children.toArray(children)
  return (
    <>
      <path d={[60, 110, 160].map((r) => circle(180, -20, r)).join('')} {...line} strokeWidth="1.5" />
      {first}
      {second}
      {third}
      <path d="M0 130q180-22 360 0v110H0z" fill="var(--surface-1)" />
      {/* The boards of the bench, in the light of the hall: plain paper would be a hole by day. */}
      <path
        d="M0 130q180-22 360 0v110H0z"
        fill="var(--accent)"
        fillOpacity="0.14"
        {...line}
        strokeWidth="3"
      />
      <path
        d="M30 127v113M90 122v118M150 120v120M210 120v120M270 122v118M330 127v113"
        {...line}
        strokeWidth="1.5"
      />
      {front}
      <path d="M0 212q180-22 360 0v32H0z" fill="var(--surface-3)" {...line} strokeWidth="3" />
      <path d="M96 203v-14h34l6 14M226 203l6-14h34v14" fill="var(--surface-1)" {...line} strokeWidth="2" />
    </>
  )
}
