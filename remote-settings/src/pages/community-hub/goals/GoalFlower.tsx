import styled from '@emotion/styled'

const SEEDS = 100
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
const SPREAD = 9.2

/** A hundred seeds of a sunflower, from the middle outwards: each a golden angle after the one before. */
const seeds = Array.from({ length: SEEDS }, (_, i) => {
  const r = SPREAD * Math.sqrt(i + 0.6)
  const angle = i * GOLDEN_ANGLE
  return { x: (r * Math.cos(angle)).toFixed(1), y: (r * Math.sin(angle)).toFixed(1) }
})

const path = (from: number, to: number) =>
  seeds
    .slice(from, to)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('')

/** The last seeds that have come in are drawn larger, in the light of the lamp. */
const NEWEST = 5

const Picture = styled.svg`
  width: 100%;
  max-width: 20rem;
  height: auto;
  justify-self: center;
  stroke-linecap: round;
`

interface Props {
  label: string
  /** Null while it is not known: then it is a faint drawing only, which is not read as nothing. */
  percent: number | null
}

/** A sunflower with one seed for each percent of the community’s goal: it grows with every member who is brought. */
export function GoalFlower({ label, percent }: Props) {
  const bloomed = Math.max(0, Math.min(SEEDS, percent ?? 0))
  const fresh = Math.max(0, bloomed - NEWEST)
  const progress = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': SEEDS,
    'aria-valuenow': bloomed,
  }
  return (
    <Picture
      viewBox="-100 -100 200 200"
      fill="none"
      {...(percent === null ? { 'aria-hidden': true } : progress)}
    >
      <path
        d={path(bloomed, SEEDS)}
        stroke="var(--outline)"
        strokeOpacity={percent === null ? 0.4 : 0.55}
        strokeWidth="5"
      />
      <path d={path(0, fresh)} stroke="var(--accent)" strokeWidth="10.5" />
      <path d={path(fresh, bloomed)} stroke="var(--glow)" strokeWidth="12" />
    </Picture>
  )
}
