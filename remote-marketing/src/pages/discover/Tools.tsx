import styled from '@emotion/styled'
import { Column, halves, Lede, rhythm, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { unbroken } from '../../parts/unbroken.tsx'

/** The tools beside Focus Shield, by what one comes for (specification, section 1). */
const groups = [
  {
    title: "L'essentiel",
    tools: [
      { name: 'Timer', text: fr('Un minuteur franc : vingt-cinq minutes, une pause, on repart.') },
      { name: 'To-do List', text: fr('Ce qui reste à faire, et le plaisir de le rayer.') },
      { name: 'Quick Notes', text: fr("L'idée qui passe en plein cours, gardée avant qu'elle file.") },
      { name: 'Calendar', text: fr('Cours, rendus, sport : la semaine en un coup d’œil.') },
    ],
  },
  {
    title: 'Se concentrer, souffler',
    tools: [
      { name: 'Daily Focus', text: fr('Trois objectifs par jour. Pas quatre.') },
      { name: 'Mood Track', text: fr('Cinq visages, un geste, et ce que vos semaines racontent.') },
      { name: 'Zen', text: fr('Un écran pour respirer entre deux séances. Il arrive bientôt.') },
    ],
  },
  {
    title: 'Organiser',
    tools: [
      { name: 'Taskboard', text: fr('Les étapes d’un projet, côte à côte, du premier brouillon au rendu.') },
    ],
  },
].map((group) => ({ ...group, title: fr(group.title) }))

const Band = styled(Section)`
  margin-block: calc(${rhythm} / 2) 0;
  padding-block: ${rhythm};
  border-block: 1px solid var(--hairline);
  background: var(--surface-1);
`

const Head = styled.div`
  display: grid;
  gap: 1rem;
  margin-bottom: 2.5rem;
  h2 span { display: inline-block; }
`

/* On a desktop four tools beside four: the last group comes under the second. */
const Groups = styled.div`
  display: grid;
  gap: clamp(2rem, 1.7rem + 1.2vw, 2.75rem);
  @media (min-width: 60rem) {
    ${halves}
    grid-template-rows: auto 1fr;
    > :first-of-type { grid-row: 1 / 3; }
  }
  h3 { color: var(--muted); font: 500 var(--text-md)/1.3 var(--font-text); letter-spacing: 0; }
`

const Rows = styled.dl`
  margin-top: 0.75rem;
  border-top: 1px solid var(--hairline);
  div { display: grid; gap: 0.25rem 2rem; padding-block: clamp(0.875rem, 0.75rem + 0.5vw, 1.125rem); border-bottom: 1px solid var(--hairline); }
  dt { font: 650 var(--text-2xl)/1.1 var(--font-display); letter-spacing: -0.02em; }
  dd { color: var(--muted); text-wrap: pretty; }
  @media (min-width: 40rem) {
    div { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); align-items: baseline; }
  }
`

export function Tools() {
  return (
    <Band>
      <Column>
        <Head>
          <h2>
            <span>Autour, huit outils.</span> <span>Prenez ceux qui servent.</span>
          </h2>
          <Lede>
            {unbroken(
              fr(
                "Personne n'a besoin de tout. Posez deux outils sur votre tableau de bord, ou posez-les tous, et retrouvez-les sur chacun de vos appareils.",
              ),
            )}
          </Lede>
        </Head>
        <Groups>
          {groups.map(({ title, tools }) => (
            <div key={title}>
              <h3>{title}</h3>
              <Rows>
                {tools.map(({ name, text }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{unbroken(text)}</dd>
                  </div>
                ))}
              </Rows>
            </div>
          ))}
        </Groups>
      </Column>
    </Band>
  )
}
