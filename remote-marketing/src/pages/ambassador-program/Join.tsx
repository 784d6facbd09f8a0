import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import { Echo } from '@cadence/shared/ui/echo'
import styled from '@emotion/styled'
import { Column, Lede, rhythm, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'

const Box = styled(Section)`
  padding-block: ${rhythm} calc(${rhythm} * 1.25);
  /* Only the sides: the light of the point reaches up to the gallery. */
  overflow-x: clip;
`

/* The lamp is the point that ends the heading. */
const Point = styled.span`
  position: relative;
  display: inline-block;
  color: transparent;
`

const Lamp = styled(Echo)`
  --size: 10.5em;
  z-index: -1;
  top: 0.83em;
  left: 50%;
  width: var(--size);
  height: var(--size);
  translate: -50% -50%;
`

const Words = styled(Column)`
  position: relative;
  z-index: 0;
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  h2 { max-width: 12em; font-size: var(--text-hero); line-height: 1; letter-spacing: -0.035em; }
  h2 > span { white-space: nowrap; }
`

export function Join() {
  return (
    <Box>
      <Words>
        <h2>
          {fr("Il ne manque qu'un ")}
          <span>
            point
            <Point>
              .<Lamp />
            </Point>
          </span>
        </h2>
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
