import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { ClassRings } from '../../parts/ClassRings.tsx'
import { results } from '../../parts/education-results.ts'
import { Column, Lede, rhythm, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { unbroken } from '../../parts/unbroken.tsx'

const Band = styled(Section)`
  margin-block: calc(${rhythm} / 2);
  padding-block: ${rhythm};
  border-block: 1px solid var(--hairline);
  background: var(--surface-1);
`

const Split = styled(Column)`
  display: grid;
  gap: 2rem;
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    > div:first-of-type { grid-column: 1 / -1; }
    > figure { grid-area: 2 / 2; }
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: 2rem 6.5rem;
    > div:first-of-type { align-self: end; }
    > figure { grid-area: 1 / 1 / 3 / 2; align-self: center; }
  }
`

const Class = styled.figure`
  display: grid;
  gap: 1.25rem;
  svg { width: 100%; height: auto; }
  figcaption { color: var(--faint); font-size: var(--text-sm); text-wrap: balance; }
`

const Words = styled.div`
  display: grid;
  gap: 1.5rem;
  justify-items: start;
`

const Figures = styled.ul`
  display: grid;
  width: 100%;
  border-bottom: 1px solid var(--hairline);
  li { display: flex; align-items: baseline; gap: 1.25rem; padding-block: 0.875rem 0.625rem; border-top: 1px solid var(--hairline); color: var(--muted); text-wrap: balance; }
  @media (min-width: 40rem) and (max-width: 59.99rem) { li { gap: 0.75rem; } }
  strong { width: 4.25rem; flex: none; color: var(--text); font: 650 var(--text-xl)/1 var(--font-display); font-variant-numeric: tabular-nums; }
`

export function EducationCall() {
  return (
    <Band>
      <Split>
        <Words>
          <h2>Trente élèves, trente cadences.</h2>
          <Lede>
            {fr(
              "Dans une salle, personne n'avance au même moment. L'espace académique donne à chacun ses séances, ses pauses et ses objectifs, et à l'établissement des résultats qui se mesurent.",
            )}
          </Lede>
        </Words>
        <Class>
          <ClassRings />
          <figcaption>
            {unbroken(fr('Trente séances de vingt-cinq minutes, chacune à son point. En orange, une pause.'))}
          </figcaption>
        </Class>
        <Words>
          <Figures>
            {results.map(({ value, label }) => (
              <li key={label}>
                <strong>{value}</strong>
                {label}
              </li>
            ))}
          </Figures>
          <ButtonLink to={paths.education}>Voir l’offre Éducation</ButtonLink>
        </Words>
      </Split>
    </Band>
  )
}
