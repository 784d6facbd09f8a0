import styled from '@emotion/styled'
import { Column, Lede, Section } from '../../../parts/layout.ts'
import { fr } from '../../../parts/typography.ts'
import { sessions } from '../hero/minutes.ts'
import { Shield } from './Shield.tsx'

const Head = styled.div`
  display: grid;
  gap: 1rem 4rem;
  margin-bottom: 2.5rem;
  @media (min-width: 60rem) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: end; }
`

const gap = '1.5rem'

/* A pause between two sessions: a warm dot in the gap, after each card that has one beside it (below it on a phone). */
const Grid = styled.ul`
  --dot: 0.5rem;
  display: grid;
  gap: ${gap};
  li { position: relative; }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    width: var(--dot);
    height: var(--dot);
    border-radius: var(--radius-pill);
    background: var(--warm);
  }
  @media (max-width: 47.99rem) {
    li::after { left: calc(50% - var(--dot) / 2); bottom: calc((${gap} + var(--dot)) / -2); }
  }
  @media (min-width: 48rem) {
    li::after { top: calc(50% - var(--dot) / 2); right: calc((${gap} + var(--dot)) / -2); }
  }
  @media (min-width: 48rem) and (max-width: 59.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li:nth-of-type(2n)::after { content: none; }
  }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li:nth-of-type(3n)::after { content: none; }
  }
`

const cards = Array.from({ length: sessions }, (_, i) => i)

export function Shields() {
  return (
    <Section>
      <Column>
        <Head>
          <h2>Une bonne séance. Puis la même.</h2>
          <Lede>
            {fr(
              'Ne cherchez pas ce qui distingue ces six cartes : rien. Une cadence, c’est une séance que l’on sait refaire. Six fois Focus Shield, et deux heures et demie de vrai travail sont derrière vous.',
            )}
          </Lede>
        </Head>
        <Grid>
          {cards.map((card) => (
            <li key={card}>
              <Shield />
            </li>
          ))}
        </Grid>
      </Column>
    </Section>
  )
}
