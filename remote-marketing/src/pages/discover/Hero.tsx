import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Column, Lede } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'

/** Three hours, one stroke a minute: six sessions of 25 minutes, each with its pause of 5. */
export const sessions = 6
export const sessionMinutes = 25
const pauseMinutes = 5

const step = 8
const low = 14
const high = 170

/** Size of the picture; its strokes stand on its lower edge. */
export const width = sessions * (sessionMinutes + pauseMinutes) * step
export const height = 200

/** Height of a minute of a session: attention rises, holds and falls, so that a session is an arch. */
const rise = (minute: number) => low + high * Math.sin((Math.PI * (minute + 0.5)) / sessionMinutes)

function strokes(session: number, first: number, count: number, tall: (minute: number) => number): string {
  const start = session * (sessionMinutes + pauseMinutes)
  return Array.from({ length: count }, (_, i) => {
    const x = (start + first + i + 0.5) * step
    return `M${x} ${height}V${(height - tall(first + i)).toFixed(1)}`
  }).join('')
}

/** A path for each session. */
export const arches = Array.from({ length: sessions }, (_, i) => strokes(i, 0, sessionMinutes, rise))

/** One path for all pauses. */
export const pauses = arches.map((_, i) => strokes(i, sessionMinutes, pauseMinutes, () => low)).join('')

/* The picture takes the whole width of the page; its strokes keep their own, from a hair to 3 px. */
const Picture = styled.svg`
  width: 100%;
  height: clamp(8rem, 6rem + 9vw, 15rem);
  stroke-width: clamp(1px, 0.2vw, 3px);
  path { vector-effect: non-scaling-stroke; }
`

const Figure = styled.figure`
  border-bottom: 1px solid var(--hairline);
`

const Caption = styled.figcaption`
  width: min(75rem, 100% - 2.5rem);
  margin-inline: auto;
  padding-block: 0.875rem;
  color: var(--faint);
  font-size: var(--text-sm);
`

/** The session in the accent colour: the current one. */
const current = 1

function Minutes() {
  return (
    <Figure>
      <Picture viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" fill="none" aria-hidden="true">
        {arches.map((path, i) => (
          <path
            key={path}
            d={path}
            stroke={i === current ? 'var(--accent)' : 'var(--text)'}
            strokeOpacity={i === current ? 1 : 0.34}
          />
        ))}
        <path d={pauses} stroke="var(--warm)" />
      </Picture>
      <Caption>
        {fr(
          'Trois heures, un trait par minute : six séances de vingt-cinq minutes, et cinq pour souffler après chacune.',
        )}
      </Caption>
    </Figure>
  )
}

const Box = styled.section`
  padding-top: clamp(7rem, 5rem + 7vw, 11rem);
  overflow-x: clip;
`

/* The heading takes the whole column on one line: it is 8.7 em wide with its tracking. */
const widest = 8.9

const Words = styled(Column)`
  display: grid;
  gap: clamp(1.5rem, 1rem + 2vw, 2.5rem);
  h1 {
    font-size: min(8.25rem, (100vw - 2.5rem) / ${widest});
    line-height: 1;
    letter-spacing: -0.04em;
  }
`

const Below = styled.div`
  display: grid;
  gap: 1.5rem 4rem;
  justify-items: start;
  margin-bottom: clamp(2.5rem, 1rem + 5vw, 4.5rem);
  @media (min-width: 60rem) { grid-template-columns: minmax(0, 1fr) auto; align-items: end; }
`

export function Hero() {
  return (
    <Box>
      <Words>
        <h1>Découvrir Cadence</h1>
        <Below>
          <Lede>
            {fr(
              "Travailler un peu, s'arrêter vraiment, recommencer. Cadence rassemble les outils de ce rythme-là sur un seul écran : un minuteur, un planning, des tâches, des notes et un suivi d'humeur.",
            )}
          </Lede>
          <ButtonLink to={paths.register} variant="primary">
            Essayer gratuitement
          </ButtonLink>
        </Below>
      </Words>
      <Minutes />
    </Box>
  )
}
