import styled from '@emotion/styled'
import { ClassRings } from '../../../parts/ClassRings.tsx'
import { Column, Lede, rhythm, Section } from '../../../parts/layout.ts'
import { Planner } from '../../../parts/miniature/Planner.tsx'
import { Timer } from '../../../parts/miniature/Timer.tsx'
import { fr } from '../../../parts/typography.ts'
import { Place } from './Place.tsx'

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
    grid-template-rows: auto auto;
  }
`

const Rings = styled(ClassRings)`
  width: 100%;
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
            text={fr(
              "Minuteur, planning, tâches, suivi d'humeur : il compose son tableau de bord et garde le même à la maison. Son compte est à lui, il le conserve après vous.",
            )}
          >
            <Timer />
          </Place>
          <Place
            title="L’enseignant donne le tempo"
            text={fr(
              "Vingt-cinq minutes de travail au milieu d'un cours de deux heures, une pause que personne n'a à négocier, et l'examen posé dans la semaine assez tôt pour qu'on s'y prépare. Son propre tableau lui sert à tenir ses copies et ses rendez-vous.",
            )}
          >
            <Planner />
          </Place>
          <Place
            title="L’établissement décide et mesure"
            text={fr(
              "École, lycée ou université : vous choisissez les classes qui commencent et ce que l'on observe. À la fin du semestre, vous avez vos propres chiffres.",
            )}
          >
            <Rings />
          </Place>
        </Panel>
      </Column>
    </Box>
  )
}
