import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Column, Lede, rhythm, Section } from '../../../parts/layout.ts'
import { fr } from '../../../parts/typography.ts'
import { Leader } from './Leader.tsx'

const Box = styled(Section)`
  padding-block: ${rhythm};
`

const Stage = styled(Column)`
  display: grid;
  gap: 2.5rem;
`

/* A screen is dark in a light room too. */
const Screen = styled.div`
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  overflow: hidden;
  color: var(--text);
  box-shadow: var(--shadow);
`

const Foot = styled.figcaption`
  display: grid;
  gap: 1.25rem 4rem;
  justify-items: start;
  @media (min-width: 60rem) { grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) auto; align-items: end; }
`

/** Where the film will be. Nothing here pretends to play: the place says that it is not there yet. */
export function Film() {
  return (
    <Box>
      <Stage as="figure">
        <Screen data-scheme="dark">
          <Leader />
        </Screen>
        <Foot>
          <h2>{fr('La vidéo arrive bientôt.')}</h2>
          <Lede>
            {fr(
              "Elle montrera Cadence de l'inscription au premier tableau de bord. D'ici là, le plus court est d'essayer : un compte suffit.",
            )}
          </Lede>
          <ButtonLink to={paths.register}>Créer mon espace</ButtonLink>
        </Foot>
      </Stage>
    </Box>
  )
}
