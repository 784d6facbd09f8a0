import { site } from '@cadence/shared/site'
import styled from '@emotion/styled'
import { Column, gutters, halves, rhythm, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'

/** Questions of a visitor about the publisher, with their answers. */
const facts = [
  { name: 'Éditeur', fact: `${site.publisher}, ${site.parentCompany}` },
  { name: 'Siège', fact: `${site.registeredOfficeCity}, France` },
  { name: 'Utilisateurs actifs', fact: fr('plus de 50 000') },
  { name: 'Accès au site', fact: 'gratuit' },
  { name: 'Publicité', fact: 'aucune' },
]

const Box = styled(Section)`
  padding-top: ${rhythm};
`

const Sides = styled(Column)`
  display: grid;
  gap: clamp(2.5rem, 1rem + 5vw, 4.5rem);
  /* On a phone the heading of the page is one line of the column; this one stays smaller. */
  h2 { max-width: 13em; font-size: min(var(--text-hero), max(var(--text-3xl), (100vw - ${gutters}) / 10)); line-height: 1.05; letter-spacing: -0.03em; }
  @media (min-width: 60rem) {
    ${halves}
    h2 { grid-column: 1 / -1; }
  }
`

const Prose = styled.div`
  display: grid;
  gap: 1.25rem;
  align-content: start;
  max-width: 38em;
  color: var(--muted);
  font-size: clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem);
  p:first-of-type { color: var(--text); }
`

const Facts = styled.dl`
  align-self: start;
  border-top: 1px solid var(--hairline);
  div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.125rem 1.5rem; padding-block: 0.75rem; border-bottom: 1px solid var(--hairline); }
  dt { color: var(--faint); }
  dd { font-weight: 500; }
`

export function Vision() {
  return (
    <Box>
      <Sides>
        <h2>{fr('Le meilleur moment dans Cadence, c’est quand vous le refermez.')}</h2>
        <Prose>
          <p>
            {fr(
              "Beaucoup d'applications se mesurent au temps que vous y passez. Nous avons pris le parti inverse : dire quoi faire maintenant, tenir le reste à distance, puis rendre la soirée à qui elle appartient.",
            )}
          </p>
          <p>
            {fr(
              "Bien travailler et aller bien ne sont pas deux sujets. Voilà pourquoi un suivi d'humeur se tient à côté de la liste de tâches, et une pause à côté du minuteur. Une semaine où l'on tient vaut mieux qu'une nuit où l'on s'épuise.",
            )}
          </p>
          <p>
            {fr(
              "Nous ne savons pas comment vous travaillez, alors nous ne décidons pas pour vous : chaque outil se pose, s'agrandit ou se retire. Ce que vous y écrivez reste à vous et n'est jamais revendu.",
            )}
          </p>
        </Prose>
        <Facts>
          {facts.map(({ name, fact }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </Facts>
      </Sides>
    </Box>
  )
}
