import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Column, Section } from '../../../parts/layout.ts'
import { fr } from '../../../parts/typography.ts'
import { Arrange } from './Arrange.tsx'
import { Devices } from './Devices.tsx'
import { Stack } from './Stack.tsx'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1.5rem 3rem;
  align-items: end;
  justify-content: space-between;
  margin-bottom: 2.5rem;
  h2 { max-width: 15em; }
`

const Bento = styled.ul`
  display: grid;
  gap: 1rem;
  @media (min-width: 48rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (min-width: 60rem) { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
  @media (min-width: 48rem) and (max-width: 59.99rem) { [data-wide] { grid-column: 1 / -1; } }
  @media (min-width: 60rem) { [data-wide] { grid-row: 1 / 3; } }
`

const Cell = styled.li`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  min-width: 0;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  overflow: hidden;
  h3 { font-size: var(--text-lg); }
  p { margin-top: 0.5rem; color: var(--muted); max-width: 34em; }
`

const Words = styled.div`
  padding: 1.5rem;
  @media (min-width: 60rem) { padding: 2rem; }
`

const cells = [
  {
    title: 'Déplacer, agrandir, retirer',
    text: fr(
      'Chaque outil est une pièce posée sur une grille. Prenez-la, étirez-la, rangez-la ailleurs : la page se recompose autour.',
    ),
    Picture: Arrange,
    wide: true,
  },
  {
    title: 'Un tableau par période',
    text: fr(
      "Partiels, stage, vacances : chaque disposition garde son nom et revient telle que vous l'avez laissée.",
    ),
    Picture: Stack,
  },
  {
    title: fr("D'un appareil à l'autre"),
    text: fr("Commencez sur l'ordinateur de la bibliothèque, cochez dans le bus."),
    Picture: Devices,
  },
]

export function Space() {
  return (
    <Section>
      <Column>
        <Head>
          <h2>{fr('Rangez votre espace une\u00a0fois. Il\u00a0vous\u00a0suit\u00a0partout.')}</h2>
          <ButtonLink to={paths.register}>Composer le mien</ButtonLink>
        </Head>
        <Bento>
          {cells.map(({ title, text, Picture, wide }) => (
            <Cell key={title} data-wide={wide}>
              <Words>
                <h3>{title}</h3>
                <p>{text}</p>
              </Words>
              <Picture />
            </Cell>
          ))}
        </Bento>
      </Column>
    </Section>
  )
}
