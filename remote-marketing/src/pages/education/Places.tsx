import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { ClassRings } from '../../parts/ClassRings.tsx'
import { Frame } from '../../parts/dashboard-drawing/MiniatureTile.tsx'
import { Planner } from '../../parts/dashboard-drawing/PlannerMiniature.tsx'
import { Timer } from '../../parts/dashboard-drawing/TimerMiniature.tsx'
import { Column, Lede, rhythm, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'

const PlaceBox = styled.li`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  gap: 0;
  min-width: 0;
  @media (min-width: 40rem) and (max-width: 59.99rem) { grid-template: auto / minmax(0, 1fr) minmax(0, 1fr); align-items: center; }
  & + & { border-top: 1px solid var(--hairline); }
  @media (min-width: 60rem) { & + & { border-top: 0; border-left: 1px solid var(--hairline); } }
`

/*
 * The widgets are drawn in em. On a desktop the week scales with its width. Elsewhere its words would be too small: there the week is wider
 * than its place, and only its first three days are in sight, which are yesterday, today and tomorrow.
 */
const Picture = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 1.5rem 1.5rem 0;
  font-size: 0.75rem;
  line-height: 1.35;
  user-select: none;
  > [data-area] { min-height: 16rem; background: var(--surface-2); }
  > [data-area='planner'] {
    font-size: min(1em, 100cqw / 44);
    overflow: hidden;
    @media (max-width: 74.99rem) {
      font-size: 0.8125rem;
      > :last-of-type { width: 233%; clip-path: inset(0 57% 0 0%); }
    }
  }
  @media (min-width: 40rem) { padding: 1.5rem; }
  @media (min-width: 60rem) { padding: 2rem 2rem 0; }
`

const Words = styled.div`
  padding: 1.5rem;
  h3 { font-size: var(--text-lg); }
  p { max-width: 34em; margin-top: 0.5rem; color: var(--muted); }
  @media (min-width: 60rem) { padding: 1.75rem 2rem 2rem; }
`

/** A person who uses Cadence at school: their view, and their use of it. */
function Place(props: { title: string; text: string; picture: string; children: ReactNode }) {
  return (
    <PlaceBox>
      <Picture role="img" aria-label={props.picture}>
        {props.children}
      </Picture>
      <Words>
        <h3>{props.title}</h3>
        <p>{props.text}</p>
      </Words>
    </PlaceBox>
  )
}

const Box = styled(Section)`
  padding-top: ${rhythm};
`

const Head = styled.div`
  display: grid;
  gap: 1rem;
  margin-bottom: 2.5rem;
`

/* One wide panel: a session, a week, a class. Each is as wide as what it holds. */
const Panel = styled.ul`
  display: grid;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  overflow: hidden;
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 9fr) minmax(0, 17fr) minmax(0, 11fr);
  }
`

const Rings = styled(ClassRings)`
  width: 88%;
  height: auto;
  margin: auto;
`

export function Places() {
  return (
    <Box>
      <Column>
        <Head>
          <h2>Une séance, une semaine, une classe</h2>
          <Lede>{fr('Le même outil, vu de trois places.')}</Lede>
        </Head>
        <Panel>
          <Place
            title="L’étudiant y travaille"
            picture={fr('Le minuteur pendant la deuxième des quatre séances du jour.')}
            text={fr(
              "Minuteur, planning, tâches, suivi d'humeur : il compose son tableau de bord et garde le même à la maison. Son compte est à lui, il le conserve après vous.",
            )}
          >
            <Timer />
          </Place>
          <Place
            title="L’enseignant donne le tempo"
            picture={fr(
              'Le planning autour du mardi 19 mai : la veille un cours et du sport, des maths le jour même, un TD le lendemain.',
            )}
            text={fr(
              "Vingt-cinq minutes de travail au milieu d'un cours de deux heures, une pause que personne n'a à négocier, et l'examen posé dans la semaine assez tôt pour qu'on s'y prépare. Son propre tableau lui sert à tenir ses copies et ses rendez-vous.",
            )}
          >
            <Planner />
          </Place>
          <Place
            title="L’établissement décide"
            picture={fr(
              "Une classe de trente élèves, chacun à son point d'une séance de vingt-cinq minutes.",
            )}
            text={fr(
              "École, lycée ou université : vous choisissez les classes qui commencent et le moment d'en parler avec elles. Rien à installer, rien à héberger.",
            )}
          >
            <Frame data-area="class">
              <Rings />
            </Frame>
          </Place>
        </Panel>
      </Column>
    </Box>
  )
}
