import styled from '@emotion/styled'
import { Column, halves, Lede, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { sessionMinutes, sessions } from './session-arches.ts'

const point = (angle: number, r: number) =>
  `${(60 + r * Math.sin(angle)).toFixed(2)} ${(60 - r * Math.cos(angle)).toFixed(2)}`

/** A dial around 60, 60 with one stroke for each minute of a session. */
const dial = Array.from({ length: sessionMinutes }, (_, i) => {
  const angle = (2 * Math.PI * i) / sessionMinutes
  return `M${point(angle, 46)}L${point(angle, 56)}`
}).join('')

const Box = styled.div`
  --side: 0.5rem;
  display: grid;
  gap: 0.5rem;
  align-content: start;
  height: 100%;
  padding: 0.625rem var(--side) 0.75rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  h3 { font-size: var(--text-sm); text-align: center; }
  p { margin-top: 0.375rem; color: var(--muted); }
  path { transition: stroke-opacity var(--slow) var(--ease); }
  &:hover path { stroke-opacity: 1; }
  @media (max-width: 59.99rem) { p { display: none; } }
  @media (min-width: 60rem) {
    --side: 2rem;
    gap: 1.75rem;
    padding-block: 2rem;
    h3 { font-size: var(--text-lg); text-align: start; }
  }
`

const Dial = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  > * { grid-area: 1 / 1; }
  svg { width: min(100%, 7rem); }
  span { font: 650 clamp(1rem, 5.1vw, 1.25rem)/1 var(--font-display); font-variant-numeric: tabular-nums; letter-spacing: -0.03em; }
  @media (min-width: 60rem) {
    svg { width: 10.5rem; }
    span { font-size: 2.375rem; }
  }
`

const purpose = fr('Vingt-cinq minutes pour une seule chose. Le reste attend derrière le bouclier.')

/** One session. There are six on the page and nothing tells them apart: that is the point. */
function Shield() {
  return (
    <Box>
      <Dial aria-hidden="true">
        <svg viewBox="0 0 120 120" fill="none" strokeWidth="3" strokeLinecap="round" aria-hidden="true">
          <path d={dial} stroke="var(--accent)" strokeOpacity="0.6" />
        </svg>
        <span>25:00</span>
      </Dial>
      <div>
        <h3>Focus Shield</h3>
        <p>{purpose}</p>
      </div>
    </Box>
  )
}

const Head = styled.div`
  display: grid;
  gap: 1rem;
  margin-bottom: 2.5rem;
  @media (min-width: 60rem) { ${halves} align-items: end; }
`

/* A pause between two sessions: a warm dot in the gap, at the height of the dials, after each card that has one beside it. */
const Grid = styled.ul`
  --dot: 0.5rem;
  --gap: 0.75rem;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--gap);
  li:not(:nth-of-type(3n)) div[aria-hidden]::after {
    content: '';
    position: absolute;
    top: calc(50% - var(--dot) / 2);
    right: calc((var(--gap) + var(--dot)) / -2 - var(--side) - 1px);
    width: var(--dot);
    height: var(--dot);
    border-radius: var(--radius-pill);
    background: var(--glow);
  }
  @media (min-width: 60rem) { --gap: 1.5rem; }
`

/* Below a desktop the cards are too narrow for their text, which is the same on all six. */
const Caption = styled.p`
  margin-top: 1rem;
  color: var(--muted);
  @media (min-width: 60rem) { display: none; }
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
        <Caption>{purpose}</Caption>
      </Column>
    </Section>
  )
}
