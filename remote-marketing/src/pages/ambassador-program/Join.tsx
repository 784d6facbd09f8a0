import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Echo } from '../../parts/Echo.tsx'
import { Column, Lede, rhythm, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'

const Box = styled(Section)`
  padding-block: ${rhythm} calc(${rhythm} * 1.25);
  overflow: clip;
`

const Lamp = styled(Echo)`
  right: -34rem;
  bottom: -36rem;
  @media (min-width: 60rem) { right: calc(50vw - 62rem); bottom: -26rem; }
`

const Words = styled(Column)`
  position: relative;
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  h2 { max-width: 12em; font-size: var(--text-hero); line-height: 1; letter-spacing: -0.035em; }
`

export function Join() {
  return (
    <Box>
      <Lamp />
      <Words>
        <h2>{fr("Il ne manque qu'un point.")}</h2>
        <Lede>
          {fr(
            "Une candidature, deux lignes sur ce qui vous plaît dans Cadence, et l'équipe vous répond par e-mail.",
          )}
        </Lede>
        <ButtonLink to={paths.joinDiscord} variant="primary">
          Rejoindre le Discord
        </ButtonLink>
      </Words>
    </Box>
  )
}
