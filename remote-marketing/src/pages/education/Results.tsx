import styled from '@emotion/styled'
import { results } from '../../parts/education-results.ts'
import { Column, Lede, rhythm, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'

/** A semester by weeks: the cost at the beginning, then the gain, and the week in which the gain is greater. */
function Return() {
  return (
    <svg viewBox="5.5 0 341 76" fill="none" strokeLinecap="round" aria-hidden="true">
      <path
        d="M8 38h336.1"
        stroke="var(--outline)"
        strokeOpacity="0.55"
        strokeWidth="2"
        strokeDasharray="0 12"
      />
      <path d="M8 38C52 74 120 76 196 38" stroke="var(--outline)" strokeOpacity="0.55" strokeWidth="5" />
      <path d="M196 38C236 18 284 9 344 8" stroke="var(--accent)" strokeWidth="5" />
      <circle cx="196" cy="38" r="8" fill="var(--glow)" />
    </svg>
  )
}

/** Before, which is 100, and after, to the same scale. The longest is as wide as its row. */
function Bars({ after }: { after: number }) {
  return (
    <svg viewBox="2 0 342 40" fill="none" strokeWidth="12" strokeLinecap="round" aria-hidden="true">
      <path d="M8 10h200" stroke="var(--outline)" strokeOpacity="0.55" />
      <path d={`M8 32h${after * 2}`} stroke="var(--accent)" />
    </svg>
  )
}

/* Chromium ignores `letter-spacing` in a text with a narrow no-break space, which it counts as Mongolian script. */
const narrow = '\u202f'

const Band = styled(Section)`
  margin-block: calc(${rhythm} / 2);
  padding-block: ${rhythm};
  border-block: 1px solid var(--hairline);
  background: var(--surface-1);
`

const Head = styled.div`
  display: grid;
  gap: 1rem;
  margin-bottom: 2.5rem;
  p { text-wrap: balance; }
`

const Rows = styled.ul`
  border-bottom: 1px solid var(--hairline);
  li { display: grid; grid-template-columns: 38% minmax(0, 1fr); gap: 1rem 3%; align-items: center; padding-block: calc(1rem + 1vw); border-top: 1px solid var(--hairline); }
  strong { display: block; font: 650 clamp(2.25rem, 1rem + 5.5vw, 5rem)/0.95 var(--font-display); letter-spacing: -0.045em; word-spacing: -0.08em; }
  p { color: var(--muted); font-size: var(--text-lg); }
  svg { width: 100%; height: auto; }
  @media (max-width: 59.99rem) { svg { grid-column: 1 / -1; } }
  @media (min-width: 60rem) { li { grid-template-columns: minmax(0, 17rem) minmax(0, 15rem) minmax(0, 1fr); } }
`

export function Results() {
  return (
    <Band>
      <Column>
        <Head>
          <h2>Des résultats qui se mesurent</h2>
          <Lede>
            {fr("Les barres sont à l'échelle : au-dessus, avant l'espace académique ; en dessous, avec.")}
          </Lede>
        </Head>
        <Rows>
          {results.map(({ value, label, after }) => (
            <li key={label}>
              <strong>{value.replace(narrow, '\u00a0')}</strong>
              <p>{label}</p>
              <Bars after={after} />
            </li>
          ))}
          <li>
            <strong>Positif</strong>
            <p>le retour sur investissement, dès le premier semestre</p>
            <Return />
          </li>
        </Rows>
      </Column>
    </Band>
  )
}
