import styled from '@emotion/styled'
import { onDiscord } from '../../parts/community-server.ts'
import { Column, Lede, rhythm, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { Goodies, Month, Preview, Room } from './reward-pictures.tsx'

/** The four rewards, in the order of the levels that give them. */
const rewards = [
  {
    title: 'Un salon à part',
    from: 'Novice',
    text: fr(
      `Un rôle visible et un salon entre ambassadeurs${onDiscord}, pour préparer un stand ou demander un coup de main.`,
    ),
    Picture: Room,
  },
  {
    title: 'Des mois offerts',
    from: 'Campus',
    text: fr(
      'Un mois de Cadence Premium par dizaine de filleuls. Cinquante filleuls, cinq mois : un semestre entier.',
    ),
    Picture: Month,
  },
  {
    title: 'Des goodies exclusifs',
    from: 'Influencer',
    text: fr(
      'Des objets qui servent pour de vrai à la bibliothèque, dessinés pour les ambassadeurs et pour personne d’autre.',
    ),
    Picture: Goodies,
  },
  {
    title: 'Des avant-premières',
    from: 'VIP',
    text: fr(
      "Les nouveaux outils passent d'abord entre vos mains, et ce que vous en dites arrive à l'équipe sans intermédiaire.",
    ),
    Picture: Preview,
  },
] as const

const Band = styled(Section)`
  margin-block: calc(${rhythm} / 2);
  padding-block: ${rhythm};
  border-block: 1px solid var(--hairline);
  background: var(--surface-1);
`

const Head = styled.div`
  display: grid;
  gap: 1.25rem;
  margin-bottom: 2rem;
`

const List = styled.ul`
  border-top: 1px solid var(--hairline);
  li { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: 1rem 1.75rem; align-items: center; padding-block: 1.5rem; border-bottom: 1px solid var(--hairline); }
  h3 { font-size: var(--text-xl); }
  p { margin-top: 0.375rem; color: var(--muted); }
  small { display: block; margin-bottom: 0.25rem; color: var(--faint); font-size: var(--text-sm); }
  @media (max-width: 29.99rem) { li { grid-template-columns: 4rem minmax(0, 1fr); gap: 1.25rem; align-items: start; padding-block: 1.125rem; } svg { width: 4rem; } }
  @media (min-width: 60rem) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 4rem;
    li { align-items: start; padding-block: 2rem; }
    li:nth-of-type(n + 3) { border-bottom: 0; padding-bottom: 0; }
  }
`

export function Rewards() {
  return (
    <Band>
      <Column>
        <Head>
          <h2>Ce que l’on y gagne</h2>
          <Lede>{fr('Quatre récompenses, et rien à réclamer : elles viennent avec le niveau.')}</Lede>
        </Head>
        <List>
          {rewards.map(({ title, from, text, Picture }) => (
            <li key={title}>
              <Picture />
              <div>
                <small>{`Dès le niveau ${from}`}</small>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </List>
      </Column>
    </Band>
  )
}
