import styled from '@emotion/styled'
import { levelAt, levels } from '../../parts/ambassador-levels.ts'
import { fr } from '../../parts/typography.ts'
import { reading } from './level-of-referrals.ts'

const handle = `
  width: var(--handle);
  height: var(--handle);
  border: 4px solid var(--page);
  border-radius: var(--radius-pill);
  background: var(--glow);
  /* By day the light has too little contrast with the page. */
  box-shadow: 0 0 0 1px var(--outline);
  box-sizing: border-box;
  cursor: grab;
`

/** A range input without a track of its own: the gauge under it is the track. The touch target is 44 px high; the handle shows the focus. */
const Slider = styled.div`
  --handle: 2rem;
  /* The track is as wide as the column: only the handle goes beyond its ends. */
  margin-inline: calc(var(--handle) / -2);
  input {
    display: block;
    position: relative;
    width: 100%;
    height: 2.75rem;
    margin: 0 0 -1.625rem;
    background: none;
    appearance: none;
    cursor: pointer;
  }
  input:focus-visible { outline: none; }
  input:focus-visible::-webkit-slider-thumb { outline: 2px solid var(--accent); outline-offset: 2px; }
  input:focus-visible::-moz-range-thumb { outline: 2px solid var(--accent); outline-offset: 2px; }
  input::-webkit-slider-thumb { appearance: none; ${handle} }
  input::-moz-range-thumb { ${handle} }
  input:active::-webkit-slider-thumb { cursor: grabbing; }
`

/** Highest number of referrals that the gauge shows. */
const MAX = 60

/* Without a script the gauge could not move, so it is hidden: the cards say the same. */
const Box = styled.div`
  display: grid;
  gap: 1.25rem;
  margin-block: clamp(1.75rem, 1.3rem + 2vw, 2.5rem) clamp(1.75rem, 1rem + 3vw, 3rem);
  @media (scripting: none) { display: none; }
`

const Said = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 1.25rem 1.5rem;
  align-items: center;
  label { grid-column: 1 / -1; color: var(--muted); }
  b { min-width: 1.2em; font: 650 clamp(4.5rem, 3rem + 6vw, 7.5rem)/0.85 var(--font-display); letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
  output { display: grid; gap: 0.125rem; min-height: 5.5rem; align-content: center; }
  strong { font: 650 var(--text-xl)/1.15 var(--font-display); }
  span { color: var(--muted); }
  @media (max-width: 39.99rem) { align-items: start; output { align-content: start; } }
`

/* The ends leave room for half the handle, so a referral is at the same place here and on the slider. */
const Rail = styled.div`
  padding-inline: calc(var(--handle) / 2);
  svg { display: block; width: 100%; height: 0.375rem; }
`

const marks = levels.map(({ from }) => `M${from} 0v1`).join('')

/** The track, filled up to the handle, with a gap where a level begins. One unit is one referral. */
function Track({ referrals }: { referrals: number }) {
  return (
    <svg viewBox={`0 0 ${MAX} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={MAX} height="1" fill="var(--surface-3)" />
      <rect data-fill="" width={referrals} height="1" fill="var(--accent)" />
      <path d={marks} stroke="var(--page)" strokeWidth="3" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/* Each name begins where its level begins. On a phone the first one begins at the left edge: from its level on it would reach the second. */
const Names = styled.div`
  display: grid;
  grid-template-columns: ${levels.map(({ from }, i) => `${from - (levels[i - 1]?.from ?? 0)}fr`).join(' ')} ${MAX - (levels.at(-1)?.from ?? 0)}fr;
  min-height: 2.25em;
  padding-top: 0.875rem;
  color: var(--faint);
  font-size: var(--text-xs);
  line-height: 1.2;
  span { min-width: 0; }
  [data-reached] { color: var(--text); }
  [data-level] { font-weight: 600; }
  @media (max-width: 39.99rem) { span:nth-of-type(2) { translate: calc(var(--handle) / -2); } }
`

/** A slider for a number of friends, and the level that this number reaches. */
export function Gauge({ referrals, onChange }: { referrals: number; onChange: (referrals: number) => void }) {
  const { level, more } = reading(referrals)
  return (
    <Box>
      <Said>
        <label htmlFor="filleuls">{fr('Combien de personnes pourriez-vous amener ?')}</label>
        <b aria-hidden="true">{referrals}</b>
        <output htmlFor="filleuls">
          <strong>{level}</strong> <span>{more}</span>
        </output>
      </Said>
      <Slider>
        <input
          id="filleuls"
          type="range"
          min={0}
          max={MAX}
          value={referrals}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
        <Rail aria-hidden="true">
          <Track referrals={referrals} />
          <Names>
            <span />
            {levels.map((level) => (
              <span
                key={level.name}
                data-reached={referrals >= level.from || undefined}
                data-level={level === levelAt(referrals) || undefined}
              >
                {level.name}
              </span>
            ))}
          </Names>
        </Rail>
      </Slider>
    </Box>
  )
}
