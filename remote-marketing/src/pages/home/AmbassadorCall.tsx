import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Column, Lede, Section } from '../../parts/page-layout.ts'
import { circle } from '../../parts/svg-arc.ts'
import { fr } from '../../parts/typography.ts'
import { useNearCharacter } from '../../parts/use-near-character.ts'

/** A drawn person: their seed, their position on the circles, and the radius of their portrait. */
interface Seat {
  seed: string
  x: number
  y: number
  size: number
}

/** Angle on the circle (0 is left, 180 right), circle, radius and seed of each ambassador drawn. */
const seats = [
  [22, 520, 34, 'p7'],
  [46, 400, 30, 'p5'],
  [46, 520, 42, 'p93'],
  [67, 400, 36, 'p22'],
  [81, 520, 32, 'p11'],
  [101, 400, 40, 'p23'],
  [116, 520, 36, 'p41'],
  [134, 400, 30, 'p12'],
  [142, 520, 44, 'p36'],
  [160, 520, 32, 'p26'],
] as const

/** Radii of the circles of the portraits. */
const orbits = [400, 520]

const centre = { x: 640, y: 560 }

const portraits: readonly Seat[] = seats.map(([angle, orbit, size, seed]) => {
  const radians = (angle * Math.PI) / 180
  return {
    x: Math.round(centre.x - orbit * Math.cos(radians)),
    y: Math.round(centre.y - orbit * Math.sin(radians)),
    size,
    seed,
  }
})

const Picture = styled.svg`
  width: max(100%, 52rem);
  max-width: none;
  height: auto;
  max-height: 34rem;
  margin-left: 50%;
  margin-bottom: -4rem;
  transform: translateX(-50%);
  /* A phone shows whole faces: the picture is so wide that its edges cut none but the one that is left out. */
  @media (max-width: 39.99rem) { width: 188vw; > g:nth-of-type(3) { display: none; } }
  /* There the heading is as wide as the circle: it begins below the last two faces. */
  @media (min-width: 40rem) and (max-width: 74.99rem) { margin-bottom: -0.75rem; }
  @media (min-width: 75rem) { margin-bottom: -7rem; }
`

const rings = orbits.map((r) => circle(centre.x, centre.y, r)).join('')

/** Ambassadors around one dot. Their portraits are generated: no real person is shown. */
function Circle() {
  const { ref, Person } = useNearCharacter<SVGSVGElement>()
  return (
    <Picture ref={ref} viewBox="0 0 1280 480" fill="none" aria-hidden="true">
      {/* Only the lines fade out at the bottom: a face that fades looks switched off. */}
      <linearGradient id="cercles" gradientUnits="userSpaceOnUse" x1="0" y1="250" x2="0" y2="480">
        <stop stopColor="var(--text)" stopOpacity="0.12" />
        <stop offset="1" stopColor="var(--text)" stopOpacity="0" />
      </linearGradient>
      <path d={rings} stroke="url(#cercles)" />
      {portraits.map(({ x, y, size, seed }) => (
        <g key={seed} transform={`translate(${x} ${y})`}>
          <circle r={size} fill="var(--surface-3)" stroke="var(--page)" strokeWidth="6" />
          {Person && (
            <Person seed={seed} x={-size} y={-size} width={2 * size} height={2 * size} aria-hidden="true" />
          )}
        </g>
      ))}
    </Picture>
  )
}

const Box = styled(Section)`
  overflow: clip;
  padding-bottom: clamp(4rem, 3rem + 4vw, 7rem);
`

const Words = styled(Column)`
  position: relative;
  display: grid;
  gap: 1.5rem;
  justify-items: center;
  text-align: center;
  text-wrap: balance;
  p { text-wrap: inherit; }
  h2 { font-size: var(--text-hero); line-height: 1; letter-spacing: -0.035em; }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  justify-content: center;
  @media (max-width: 29.99rem) { display: grid; }
`

/** The end of the page, with the calls to sign up and to become an ambassador. */
export function AmbassadorCall() {
  return (
    <Box>
      <Circle />
      <Words>
        <h2 data-last-part>Faites passer la cadence.</h2>
        <Lede>
          {fr(
            "500+ ambassadeurs actifs font connaître Cadence autour d'eux. Trois filleuls ouvrent le premier niveau ; à partir du niveau Campus, chaque dizaine de filleuls vaut un mois offert.",
          )}
        </Lede>
        <Actions>
          <ButtonLink to={paths.register} variant="primary">
            Créer mon espace
          </ButtonLink>
          <ButtonLink to={paths.ambassadorProgram}>Devenir ambassadeur</ButtonLink>
        </Actions>
      </Words>
    </Box>
  )
}
