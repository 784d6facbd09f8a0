import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Column, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { Arrange } from './ArrangeWidgets.tsx'

const Picture = styled.svg`
  width: 100%;
  height: auto;
  /* In a narrow card the picture is larger than the card: at its sides it is empty. */
  @media (max-width: 29.99rem), (min-width: 48rem) and (max-width: 59.99rem) { width: 122%; max-width: none; margin-inline: -11%; }
  text { font: 600 15px var(--font-display); fill: var(--muted); }
  [data-front] { fill: var(--text); }
  [data-far] { fill: var(--far); }
  [data-nearest] { fill: var(--nearest); filter: var(--lift); }
  [data-sunken] { fill: var(--sunken); }
`

/** Three saved dashboards, one behind the other, the newest in front. */
function Stack() {
  return (
    <Picture viewBox="0 0 480 212" fill="none" aria-hidden="true">
      <g stroke="var(--hairline)">
        <rect data-far="" x="112" y="4" width="256" height="220" rx="14" />
        <rect x="84" y="42" width="312" height="220" rx="14" fill="var(--surface-2)" />
        <rect data-nearest="" x="56" y="82" width="368" height="220" rx="14" />
      </g>
      <text x="132" y="29">
        Vacances
      </text>
      <text x="106" y="68">
        Stage
      </text>
      <text data-front x="80" y="112">
        Partiels de mai
      </text>
      <g data-sunken="">
        <rect x="80" y="128" width="92" height="60" rx="8" />
        <rect x="182" y="128" width="150" height="60" rx="8" />
        <rect x="342" y="128" width="58" height="60" rx="8" />
      </g>
      <circle cx="126" cy="158" r="20" stroke="var(--outline)" strokeOpacity="0.4" strokeWidth="4" />
      <path d="M126 138a20 20 0 0 1 20 20" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
      <path d="M206 144v22M304 140v40" stroke="var(--accent)" strokeWidth="28" strokeOpacity="0.4" />
      <path d="M239 152v30" stroke="var(--mint)" strokeWidth="28" strokeOpacity="0.35" />
      <path d="M271 140v14" stroke="var(--warm)" strokeWidth="28" strokeOpacity="0.35" />
      <g stroke="var(--muted)" strokeWidth="2" strokeLinecap="round">
        <circle cx="371" cy="160" r="17" />
        <path d="M365 155v.01M377 155v.01" strokeWidth="3.500" />
        <path d="M365 165q6 5 12 0" />
      </g>
    </Picture>
  )
}

/** The same tick on a computer and on a telephone. */
function Devices() {
  return (
    <Picture viewBox="0 0 480 186" fill="none" aria-hidden="true">
      <g stroke="var(--outline)" strokeOpacity="0.65" strokeWidth="1.5">
        <path d="M60 190V24a14 14 0 0 1 14-14h210a14 14 0 0 1 14 14v166" fill="var(--surface-2)" />
        <path d="M316 190V56a14 14 0 0 1 14-14h78a14 14 0 0 1 14 14v134" data-nearest="" />
      </g>
      <text x="114" y="59">
        Fiche de formules
      </text>
      <text data-front x="114" y="93">
        Exercices 12 à 15
      </text>
      <text data-front x="114" y="127">
        Plan de l’exposé
      </text>
      <text data-front x="114" y="161">
        Vocabulaire, liste 3
      </text>
      <text x="360" y="81">
        Fiche
      </text>
      <text data-front x="360" y="115">
        Exos
      </text>
      <text data-front x="360" y="149">
        Plan
      </text>
      <g stroke="var(--accent)" strokeWidth="3.500" strokeLinecap="round" strokeLinejoin="round">
        <path d="m84 54 5 5 9-11M336 76l4 4 7-9" />
      </g>
      <g stroke="var(--outline)" strokeWidth="2">
        <rect x="84" y="81" width="14" height="14" rx="4" />
        <rect x="84" y="115" width="14" height="14" rx="4" />
        <rect x="84" y="149" width="14" height="14" rx="4" />
        <rect x="335" y="104" width="13" height="13" rx="4" />
        <rect x="335" y="138" width="13" height="13" rx="4" />
      </g>
    </Picture>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1.5rem 3rem;
  align-items: end;
  justify-content: space-between;
  margin-bottom: 2.5rem;
  h2 { max-width: 15em; }
`

/* In the dark what is nearer is lighter. By day what is in front is the whitest, and its shadow lifts it. */
const Bento = styled.ul`
  --far: color-mix(in srgb, var(--surface-2) 60%, transparent);
  --nearest: var(--surface-3);
  --sunken: var(--surface-1);
  --lift: none;
  @supports (color: light-dark(red, red)) {
    --far: light-dark(var(--surface-3), color-mix(in srgb, var(--surface-2) 60%, transparent));
    --nearest: light-dark(var(--overlay), var(--surface-3));
    --sunken: light-dark(var(--surface-2), var(--surface-1));
    --lift: drop-shadow(0 0.5rem 1.5rem light-dark(color-mix(in srgb, var(--text) 16%, transparent), transparent));
  }
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
