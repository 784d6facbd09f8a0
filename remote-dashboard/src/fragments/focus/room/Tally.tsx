import styled from '@emotion/styled'

/** Strokes of one group: four, and the fifth across them. */
const GROUP = 5
/** Most groups that fit; of more sessions the last ones are drawn. */
const MOST_GROUPS = 4

/** How much each stroke of a group leans, as a hand draws it. */
const leans = [-1.5, 1, -0.5, 1.5] as const

const Strokes = styled.svg`
  width: auto;
  overflow: visible;
  fill: none;
  stroke: currentcolor;
  stroke-width: 3.5;
  stroke-linecap: round;
  @keyframes cadence-stroke { from { transform: scale(0); opacity: 0; } }
  [data-new] { transform-box: fill-box; transform-origin: 0 0; animation: cadence-stroke 500ms var(--ease) 900ms backwards; }
  /* The stroke just earned is the brightest. */
  path:not([data-new]):has(~ [data-new]) { stroke-opacity: 0.5; }
  /* It rises, as in the week of the tracker. */
  [data-across] { transform-origin: 0 100%; }
  @media (prefers-reduced-motion: reduce) { [data-new] { animation: none; } }
`

const strokePath = (index: number) => {
  const left = Math.floor(index / GROUP) * 56
  const place = index % GROUP
  const lean = leans[place]
  if (lean === undefined) return `M${left - 7} 32L${left + 43} 10`
  return `M${left + place * 12 - lean} 2L${left + place * 12 + lean} 40`
}

interface TallyProps {
  count: number
  label: string
  /** Whether the last stroke is drawn before the eyes of the member. */
  drawn?: boolean
}

/** The sessions of the day as tally marks, in the colour of the text. */
export function Tally({ count, label, drawn = false }: TallyProps) {
  const shown = count <= GROUP * MOST_GROUPS ? count : GROUP * (MOST_GROUPS - 1) + (((count - 1) % GROUP) + 1)
  const width = Math.floor((shown - 1) / GROUP) * 56 + Math.min(((shown - 1) % GROUP) * 12, 36)
  const strokes = Array.from({ length: shown }, (_, stroke) => stroke)
  return (
    <Strokes viewBox={`-4 0 ${width + 8} 42`} role="img" aria-label={label}>
      {strokes.map((stroke) => (
        <path
          key={stroke}
          d={strokePath(stroke)}
          data-new={(drawn && stroke === shown - 1) || undefined}
          data-across={stroke % GROUP === GROUP - 1 || undefined}
        />
      ))}
    </Strokes>
  )
}
