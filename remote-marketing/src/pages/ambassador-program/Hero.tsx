import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Column, clearOfHeader, gutters, Lede } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { unbroken } from '../../parts/unbroken.tsx'
import { LEVELS_ID } from './Levels.tsx'

/** One point for each of the 500 ambassadors, set as the seeds of a sunflower: each a golden angle after the one before. */
export const count = 500

const golden = Math.PI * (3 - Math.sqrt(5))
const spread = 27
/** Each 21st seed is on one arm of the spiral. */
const arm = 21

/** Width and height of the picture. The first ambassador is its centre. */
const size = 2 * Math.ceil(spread * Math.sqrt(count + 2)) + 32

const seeds = Array.from({ length: count }, (_, i) => {
  const r = spread * Math.sqrt(i + 2)
  const angle = i * golden
  const x = Math.round(size / 2 + r * Math.cos(angle))
  const y = Math.round(size / 2 + r * Math.sin(angle))
  return {
    path: `M${x} ${y}h0`,
    onArm: i % arm === 0,
    ring: Math.floor((r / (spread * Math.sqrt(count + 2))) * 4),
  }
})

const draw = (list: typeof seeds) => list.map(({ path }) => path).join('')

/** The seeds of one arm: one person tells the next. */
export const told = draw(seeds.filter(({ onArm }) => onArm))

/** The other seeds, from the centre outwards, in four rings. */
export const rings = [0, 1, 2, 3].map((wanted) =>
  draw(seeds.filter(({ onArm, ring }) => !onArm && ring === wanted)),
)

const Picture = styled.svg`
  position: absolute;
  max-width: none;
  height: auto;
  pointer-events: none;
`

/** Five hundred points around the first one. The place comes from `className`. */
function Sunflower({ className }: { className?: string }) {
  return (
    <Picture
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {rings.map((path, i) => (
        <path
          key={path}
          d={path}
          stroke="var(--text)"
          strokeOpacity={0.62 - i * 0.12}
          strokeWidth={9 + i * 3}
        />
      ))}
      <path d={told} stroke="var(--accent)" strokeWidth="20" />
      <circle cx={size / 2} cy={size / 2} r="17" fill="var(--glow)" />
    </Picture>
  )
}

const Box = styled.section`
  --field: min(100vw - 4rem, 30rem);
  position: relative;
  padding-block: clamp(7rem, 5rem + 7vw, 11rem) calc(var(--field) + 5rem);
  border-bottom: 1px solid var(--hairline);
  overflow: clip;
  ${clearOfHeader}
  @media (min-width: 60rem) {
    min-height: 46rem;
    padding-bottom: 7rem;
    /* The picture fades out at the bottom as it does at the top. */
    &::before { content: ''; position: absolute; z-index: 1; inset: auto 0 0; height: 6rem; background: linear-gradient(transparent, var(--page) 85%); pointer-events: none; }
  }
`

/* On a phone the whole picture is under the words. On a desktop the left edge crops it, and the words are at its right. */
const Field = styled(Sunflower)`
  bottom: 2.5rem;
  left: 50%;
  width: var(--field);
  translate: -50% 0;
  @media (min-width: 60rem) { bottom: auto; top: calc(50% + 1rem); left: calc(50% - 28rem); width: 54rem; translate: -50% -50%; }
`

/* The longer of its two words never breaks: it is 6.3 em wide with its tracking. */
const widest = 6.5

const Words = styled(Column)`
  position: relative;
  z-index: 1;
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  h1 { font-size: min(var(--text-hero), (100vw - ${gutters}) / ${widest}); line-height: 1; letter-spacing: -0.04em; }
  p { max-width: 27em; }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > * { grid-column: 2; }
    h1 { font-size: min(var(--text-hero), (100vw - ${gutters}) / 2 / ${widest}); }
  }
`

export function Hero() {
  return (
    <Box>
      <Field />
      <Words>
        <h1>Programme ambassadeur</h1>
        <Lede>
          {unbroken(
            fr(
              "Un jour, quelqu'un vous a montré Cadence. Montrez-le à votre tour : le programme compte ceux que vous amenez, et vous le rend en mois offerts, en goodies et en avant-premières.",
            ),
          )}
        </Lede>
        <ButtonLink to={`#${LEVELS_ID}`} variant="primary">
          Voir les quatre niveaux
        </ButtonLink>
      </Words>
    </Box>
  )
}
