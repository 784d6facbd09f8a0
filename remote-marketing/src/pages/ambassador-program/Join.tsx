import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import { Echo } from '@cadence/shared/ui/echo'
import styled from '@emotion/styled'
import { Column, Lede, rhythm, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'

const below = `calc(${rhythm} * 1.25)`

const Box = styled(Section)`
  padding-block: ${rhythm} ${below};
  overflow: clip;
`

/* The point of the heading. On a phone it is beside the button, at half its height. */
const Lamp = styled(Echo)`
  right: -25rem;
  bottom: calc(${below} + 1.375rem - 30rem);
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
