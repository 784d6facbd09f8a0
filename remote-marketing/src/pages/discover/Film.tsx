import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Column, HALVES_GAP, Lede, litBackground, rhythm, Section } from '../../parts/page-layout.ts'
import { circle } from '../../parts/svg-arc.ts'
import { fr } from '../../parts/typography.ts'

const Picture = styled.svg`
  width: 100%;
  height: auto;
  background: var(--surface-1);
  text { font: 650 168px var(--font-display); fill: var(--text); letter-spacing: -0.05em; text-anchor: middle; }
`

const rings = circle(480, 270, 150) + circle(480, 270, 168)
const waves = [214, 272, 342, 424, 518].map((r) => circle(480, 270, r)).join('')

/* Crop marks of a film frame, one in each corner. */
const marks = 'M36 76V36h40M884 36h40v40M924 464v40h-40M76 504H36v-40'

/** The leader of a film, which counts down before the first picture: here from twenty-five. */
function Leader() {
  return (
    <Picture viewBox="0 0 960 540" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
      <path d="M480 270V0H960V270Z" fill="var(--accent)" fillOpacity="0.13" />
      <path d={waves} stroke="var(--text)" strokeOpacity="0.09" />
      <path d="M0 270h960M480 0v540" stroke="var(--text)" strokeOpacity="0.22" />
      <path d={rings} stroke="var(--text)" strokeOpacity="0.7" strokeWidth="2" fill="var(--surface-1)" />
      <path d="M480 270V120A150 150 0 0 1 630 270Z" fill="var(--accent)" fillOpacity="0.28" />
      <path d="M480 270V102" stroke="var(--accent)" strokeWidth="3" />
      <text x="474" y="328">
        25
      </text>
      <path d={marks} stroke="var(--text)" strokeOpacity="0.5" strokeWidth="2" />
      <circle cx="480" cy="102" r="8" fill="var(--warm)" />
    </Picture>
  )
}

const Box = styled(Section)`
  padding-block: ${rhythm};
`

/* One panel, in the light of a lamp: the words, and beside them the screen, which stays low until there is something to see. */
const Panel = styled(Column)`
  display: grid;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: ${litBackground};
  box-shadow: var(--shadow);
  overflow: hidden;
  @media (min-width: 40rem) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  /* The screen begins where the right half of the sections above does. */
  @media (min-width: 60rem) { grid-template-columns: minmax(0, 1fr) calc(50% - ${HALVES_GAP} / 2); }
`

/* A screen is dark in a light room too. */
const Screen = styled.div`
  height: min(20rem, 50vw);
  color: var(--text);
  svg { display: block; height: 100%; }
  @media (min-width: 40rem) { order: 1; height: auto; min-height: 20rem; position: relative; svg { position: absolute; } }
`

const Words = styled.figcaption`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  align-content: center;
  padding: 1.5rem;
  @media (min-width: 40rem) { padding: 2rem; h2 { font-size: var(--text-2xl); } }
  @media (min-width: 60rem) { padding: 2.5rem; h2 { font-size: var(--text-3xl); } }
`

/** The place of the film. It says that there is no film yet, and has no play button. */
export function Film() {
  return (
    <Box>
      <Panel as="figure">
        <Screen data-scheme="dark">
          <Leader />
        </Screen>
        <Words>
          <h2>{fr('La vidéo arrive bientôt.')}</h2>
          <Lede>
            {fr(
              "Elle montrera Cadence de l'inscription au premier tableau de bord. D'ici là, le plus court est d'essayer : un compte suffit.",
            )}
          </Lede>
          <ButtonLink to={paths.register} variant="primary">
            Créer mon espace
          </ButtonLink>
        </Words>
      </Panel>
    </Box>
  )
}
