import styled from '@emotion/styled'
import { Column, Section } from '../../../parts/layout.ts'
import { fr } from '../../../parts/typography.ts'

const Sides = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem 4rem;
  @media (min-width: 60rem) { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
  h2 { max-width: 9em; }
`

const List = styled.dl`
  display: grid;
  div { display: grid; gap: 0.25rem 2rem; padding-block: 1.25rem; border-bottom: 1px solid var(--hairline); }
  div:first-of-type { border-top: 1px solid var(--hairline); }
  dt { font-weight: 600; }
  dd { color: var(--muted); }
  @media (min-width: 40rem) { div { grid-template-columns: 11rem minmax(0, 1fr); } }
`

const gains = [
  {
    name: 'Les récompenses',
    text: fr(
      "Un mois offert par dizaine de filleuls dès le niveau Campus, et des goodies qu'on ne trouve nulle part ailleurs. Chaque niveau garde les avantages du précédent.",
    ),
  },
  {
    name: 'La communauté',
    text: fr(
      '500+ ambassadeurs actifs, et un Discord où poser une question, montrer son tableau de bord, réviser à plusieurs.',
    ),
  },
  {
    name: 'Ton rythme',
    text: fr(
      "Ni quota ni calendrier : on en parle quand on en a envie, et on s'arrête quand les partiels arrivent.",
    ),
  },
]

export function Gains() {
  return (
    <Section>
      <Sides>
        <h2>Dix filleuls, un mois. Et du monde autour.</h2>
        <List>
          {gains.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </List>
      </Sides>
    </Section>
  )
}
