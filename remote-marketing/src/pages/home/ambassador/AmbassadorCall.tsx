import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Column, Lede, Section } from '../../../parts/layout.ts'
import { fr } from '../../../parts/typography.ts'
import { Circle } from './Circle.tsx'

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
        <ButtonLink to={paths.ambassadorProgram} variant="primary">
          Devenir ambassadeur
        </ButtonLink>
      </Words>
    </Box>
  )
}
