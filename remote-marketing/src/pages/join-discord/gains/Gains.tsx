import styled from '@emotion/styled'
import { Column, rhythm } from '../../../parts/layout.ts'
import { fr } from '../../../parts/typography.ts'
import { Month } from './Month.tsx'

const Band = styled.section`
  padding-block: clamp(3.5rem, 2rem + 5vw, 6rem);
  border-block: 1px solid var(--hairline);
  background: var(--surface-1);
  margin-bottom: calc(${rhythm} / 2);
`

/* The ring between the two, on a phone above them. */
const Sides = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;
  justify-items: center;
  h2 { font-size: var(--text-3xl); text-align: center; }
  svg { height: auto; }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: 3rem 4rem;
    align-items: center;
    h2 { grid-column: 1 / -1; }
    svg { grid-area: 2 / 2; }
    div:first-of-type { justify-self: end; }
    div:last-of-type { justify-self: start; }
  }
`

const Gain = styled.div`
  display: grid;
  gap: 0.5rem;
  max-width: 24rem;
  h3 { font-size: var(--text-lg); }
  p { color: var(--muted); }
`

export function Gains() {
  return (
    <Band>
      <Sides>
        <h2>Dix filleuls, un mois. Et du monde autour.</h2>
        <Month />
        <Gain>
          <h3>Les récompenses</h3>
          <p>
            {fr(
              "Dès le niveau Campus, un mois offert par dizaine de filleuls. S'y ajoutent des goodies exclusifs, et chaque niveau garde les avantages du précédent.",
            )}
          </p>
        </Gain>
        <Gain>
          <h3>La communauté</h3>
          <p>
            {fr(
              "500+ ambassadeurs actifs et un Discord où l'on révise à plusieurs. Ni quota ni calendrier : on en parle quand on en a envie.",
            )}
          </p>
        </Gain>
      </Sides>
    </Band>
  )
}
