import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Column, Lede } from '../../../parts/layout.ts'
import { fr } from '../../../parts/typography.ts'
import { LEVELS_ID } from '../place.ts'
import { Sunflower } from './Sunflower.tsx'

const Box = styled.section`
  position: relative;
  padding-block: clamp(7rem, 5rem + 7vw, 11rem) 24rem;
  border-bottom: 1px solid var(--hairline);
  overflow: clip;
  @media (min-width: 60rem) { min-height: 46rem; padding-bottom: 7rem; }
`

/* Under the words on a phone; on a desktop it leaves the page on the left, and the words stand on the right of it. */
const Field = styled(Sunflower)`
  bottom: -19rem;
  left: 50%;
  width: 40rem;
  translate: -50% 0;
  @media (min-width: 60rem) { bottom: auto; top: calc(50% + 1rem); left: calc(50% - 28rem); width: 54rem; translate: -50% -50%; }
`

/* The longer of its two words never breaks: it is 6.3 em wide with its tracking. */
const widest = 6.5

const Words = styled(Column)`
  position: relative;
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  h1 { font-size: min(5.25rem, (100vw - 2.5rem) / ${widest}); line-height: 1; letter-spacing: -0.04em; }
  p { max-width: 27em; }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > * { grid-column: 2; }
    h1 { font-size: min(5.25rem, (100vw - 2.5rem) / 2 / ${widest}); }
  }
`

export function Hero() {
  return (
    <Box>
      <Field />
      <Words>
        <h1>Programme ambassadeur</h1>
        <Lede>
          {fr(
            "Un jour, quelqu'un vous a montré Cadence. Montrez\u2011le à votre tour : le programme compte ceux que vous amenez, et vous le rend en mois offerts, en goodies et en avant-premières.",
          )}
        </Lede>
        <ButtonLink to={`#${LEVELS_ID}`}>Voir les quatre niveaux</ButtonLink>
      </Words>
    </Box>
  )
}
