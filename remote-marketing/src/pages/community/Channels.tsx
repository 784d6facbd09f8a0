import styled from '@emotion/styled'
import { Hash } from 'lucide-react'
import { communityServer } from '../../parts/community-server.ts'
import { Column, halves, Lede, rhythm, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'

/** The six categories of channels on the server, in the order in which a new member meets them. */
const categories = [
  {
    name: 'Bienvenue',
    text: fr('Se présenter en deux lignes et savoir où aller.'),
    channels: ['présentations', 'règles', 'annonces'],
  },
  {
    name: 'Salles de focus',
    text: fr('Des salons vocaux où l’on travaille ensemble, micro coupé.'),
    channels: ['vingt-cinq-cinq', 'bibliothèque', 'dernière-ligne'],
  },
  {
    name: 'Entraide',
    text: fr('Un exercice qui résiste ? Quelqu’un y est passé avant vous.'),
    channels: ['maths', 'langues', 'droit', 'santé'],
  },
  {
    name: 'Méthodes',
    text: fr('Fiches, plannings, tableaux de bord : montrez, copiez, adaptez.'),
    channels: ['tableaux-de-bord', 'fiches', 'mémoire'],
  },
  {
    name: 'Bien-être',
    text: fr('Le sommeil, le trac, les jours sans : on en parle sans juger.'),
    channels: ['pauses', 'sommeil', 'jours-sans'],
  },
  {
    name: 'Idées et retours',
    text: fr('Ce qui manque, ce qui coince, ce que vous aimeriez voir.'),
    channels: ['idées', 'bugs', 'nouveautés'],
  },
]

const CategoryBox = styled.li`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  h3 { font-size: var(--text-lg); }
  p { color: var(--muted); }
`

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.875rem;
  margin-top: 0.5rem;
  color: var(--faint);
  font-size: var(--text-sm);
  li { display: inline-flex; align-items: center; gap: 0.25rem; }
  svg { width: 0.875rem; height: 0.875rem; }
`

/** A category of channels: its name, what it is for, and the channels in it. */
function Category(props: { name: string; text: string; channels: readonly string[] }) {
  return (
    <CategoryBox>
      <h3>{props.name}</h3>
      <p>{props.text}</p>
      <Names>
        {props.channels.map((channel) => (
          <li key={channel}>
            <Hash strokeWidth={1.75} aria-hidden="true" />
            {channel}
          </li>
        ))}
      </Names>
    </CategoryBox>
  )
}

const Box = styled(Section)`
  padding-top: ${rhythm};
`

const Head = styled.div`
  display: grid;
  row-gap: 1.25rem;
  margin-bottom: 2.5rem;
  @media (min-width: 60rem) { ${halves} align-items: end; }
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
  &::before { content: ''; width: 0.625rem; height: 0.625rem; border-radius: var(--radius-pill); border: 2px solid var(--warm); }
  &[data-open]::before { background: var(--warm); }
  small { margin-left: auto; color: var(--muted); font-size: var(--text-sm); font-weight: 400; }
`

const List = styled.ul`
  display: grid;
  @media (min-width: 40rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  > li { padding: 1.5rem 1.25rem; }
  @media (max-width: 39.99rem) { > li + li { border-top: 1px solid var(--hairline); } }
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    > li { padding: 1.75rem; }
    > li:nth-of-type(even) { border-left: 1px solid var(--hairline); }
    > li:nth-of-type(n + 3) { border-top: 1px solid var(--hairline); }
  }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > li { padding: 1.75rem; }
    > li:not(:nth-of-type(3n + 1)) { border-left: 1px solid var(--hairline); }
    > li:nth-of-type(n + 4) { border-top: 1px solid var(--hairline); }
  }
`

export function Channels() {
  return (
    <Box>
      <Column>
        <Head>
          <h2>Six portes. Poussez la bonne.</h2>
          <Lede>
            {fr(
              'Les salons se rangent en six catégories. On entre par celle dont on a besoin ce soir ; les autres ne font pas de bruit.',
            )}
          </Lede>
        </Head>
        <Server>
          <Bar data-open={communityServer === null ? undefined : ''}>
            Le serveur Cadence
            {communityServer === null && <small>Ouverture bientôt</small>}
          </Bar>
          <List>
            {categories.map((category) => (
              <Category key={category.name} {...category} />
            ))}
          </List>
        </Server>
      </Column>
    </Box>
  )
}
