import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Column, Lede } from '../../../parts/layout.ts'
import { fr } from '../../../parts/typography.ts'
import { Ripples } from './Ripples.tsx'

const Box = styled.section`
  position: relative;
  padding-block: clamp(7rem, 5rem + 7vw, 11rem) 21rem;
  overflow: clip;
  @media (min-width: 60rem) { min-height: 42rem; padding-bottom: 7rem; }
`

/* Under the words on a phone, beside them on a desktop. */
const Around = styled(Ripples)`
  left: calc(50% - 20.5rem);
  bottom: -3rem;
  width: 44rem;
  @media (min-width: 60rem) { left: calc(50vw - 12rem); top: calc(50% - 18rem); bottom: auto; width: 70rem; }
`

/* The heading is one word, which never breaks: it is 6.2 em wide with its tracking. */
const widest = 6.4

const Words = styled(Column)`
  position: relative;
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  h1 { font-size: min(6.5rem, (100vw - 2.5rem) / ${widest}); line-height: 1; letter-spacing: -0.04em; }
  p { max-width: 29em; }
`

export function Hero() {
  return (
    <Box>
      <Around />
      <Words>
        <h1>Communauté</h1>
        <Lede>
          {fr(
            "On révise mieux quand quelqu'un révise à côté. Sur le Discord de Cadence, il y a toujours une question à poser, une méthode à emprunter, une présence de l'autre côté de l'écran.",
          )}
        </Lede>
        <ButtonLink to={paths.joinDiscord} variant="primary">
          Rejoindre le Discord
        </ButtonLink>
      </Words>
    </Box>
  )
}
