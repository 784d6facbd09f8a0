import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import { Echo } from '@cadence/shared/ui/echo'
import styled from '@emotion/styled'
import { DemoButton } from '../../parts/DemoButton.tsx'
import { Column, Lede, rhythm, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'

const Box = styled(Section)`
  padding-block: ${rhythm} calc(${rhythm} * 1.25);
  overflow: clip;
`

const Lamp = styled(Echo)`
  bottom: -30rem;
  left: calc(50% - 30rem);
`

const Words = styled(Column)`
  position: relative;
  display: grid;
  gap: 1.5rem;
  justify-items: center;
  text-align: center;
  h2 { font-size: var(--text-hero); line-height: 1; letter-spacing: -0.035em; }
  p { text-wrap: balance; }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  justify-content: center;
`

export function Start() {
  return (
    <Box>
      <Lamp />
      <Words>
        <h2>Commencez par une classe.</h2>
        <Lede>
          {fr(
            'Dites-nous où vous enseignez et combien vous êtes. Nous revenons vers vous pour fixer la démo, et elle ne vous engage à rien.',
          )}
        </Lede>
        <Actions>
          <DemoButton variant="primary">Parler de mon établissement</DemoButton>
          <ButtonLink to={paths.register}>Essayer seul d’abord</ButtonLink>
        </Actions>
      </Words>
    </Box>
  )
}
