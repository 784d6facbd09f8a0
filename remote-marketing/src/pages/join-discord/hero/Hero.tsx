import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Column, Lede } from '../../../parts/layout.ts'
import { fr } from '../../../parts/typography.ts'
import { Levels } from './Levels.tsx'
import { Tally } from './Tally.tsx'

/* Who looks at a level sees its strokes. */
const Box = styled.section`
  padding-block: clamp(7rem, 5rem + 7vw, 10rem) clamp(2rem, 1rem + 4vw, 4rem);
  overflow: clip;
  &:has(li:hover) path[data-level] { stroke-opacity: 0.12; }
  &:has(li:nth-of-type(1):hover) path[data-level='1'],
  &:has(li:nth-of-type(2):hover) path[data-level='2'],
  &:has(li:nth-of-type(3):hover) path[data-level='3'],
  &:has(li:nth-of-type(4):hover) path[data-level='4'] { stroke-opacity: 1; }
`

const Stack = styled(Column)`
  display: grid;
  gap: clamp(2.5rem, 1.5rem + 4vw, 4rem);
`

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 1.5rem + 4vw, 4rem);
  align-items: center;
  @media (min-width: 64rem) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`

const Words = styled.div`
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  h1 { font-size: clamp(2.35rem, 1.2rem + 5.2vw, 5.25rem); line-height: 1; letter-spacing: -0.04em; }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 0.5rem;
`

export function Hero() {
  return (
    <Box>
      <Stack>
        <Sides>
          <Words>
            <h1>Deviens Ambassadeur</h1>
            <Lede>
              {fr(
                "Tu en parles déjà à la cafète ? Alors tiens le compte. Chaque personne qui rejoint Cadence grâce à toi, c'est un trait de plus ; au troisième, tu es dans le programme.",
              )}
            </Lede>
            <Actions>
              <ButtonLink to="#candidature" variant="primary">
                Envoyer ma candidature
              </ButtonLink>
              <ButtonLink to={paths.ambassadorProgram}>Voir le programme</ButtonLink>
            </Actions>
          </Words>
          <Tally />
        </Sides>
        <Levels />
      </Stack>
    </Box>
  )
}
