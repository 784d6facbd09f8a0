import styled from '@emotion/styled'
import { Column, Lede, rhythm, Section } from '../../../parts/layout.ts'
import { fr } from '../../../parts/typography.ts'
import { Category } from './Category.tsx'
import { categories } from './categories.ts'

const Box = styled(Section)`
  padding-top: ${rhythm};
`

const Sides = styled(Column)`
  display: grid;
  gap: 2.5rem;
  @media (min-width: 60rem) { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); gap: 4rem; align-items: center; }
`

const Head = styled.div`
  display: grid;
  gap: 1.25rem;
`

/* The list of channels as the server shows it: one panel, a bar on top, the categories below. */
const Server = styled.div`
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  box-shadow: var(--shadow);
  overflow: hidden;
`

const Bar = styled.p`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  padding: 0.875rem 1.25rem;
  border-bottom: 1px solid var(--hairline);
  background: var(--surface-2);
  font-weight: 600;
  &::before { content: ''; width: 0.625rem; height: 0.625rem; border-radius: var(--radius-pill); background: var(--warm); }
`

const List = styled.ul`
  display: grid;
  @media (min-width: 40rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  > li { padding: 1.5rem 1.25rem; }
  @media (max-width: 39.99rem) { > li + li { border-top: 1px solid var(--hairline); } }
  @media (min-width: 40rem) {
    > li { padding: 1.75rem; }
    > li:nth-of-type(even) { border-left: 1px solid var(--hairline); }
    > li:nth-of-type(n + 3) { border-top: 1px solid var(--hairline); }
  }
`

export function Channels() {
  return (
    <Box>
      <Sides>
        <Head>
          <h2>Six portes. Poussez la bonne.</h2>
          <Lede>
            {fr(
              'Les salons se rangent en six catégories. On entre par celle dont on a besoin ce soir ; les autres ne font pas de bruit.',
            )}
          </Lede>
        </Head>
        <Server>
          <Bar>Le serveur Cadence</Bar>
          <List>
            {categories.map((category) => (
              <Category key={category.name} {...category} />
            ))}
          </List>
        </Server>
      </Sides>
    </Box>
  )
}
