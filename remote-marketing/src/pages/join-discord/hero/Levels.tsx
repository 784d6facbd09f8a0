import styled from '@emotion/styled'
import { levels } from './levels.ts'

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: 1px solid var(--hairline);
  li { display: grid; gap: 0.25rem; align-content: start; padding: 1.5rem 1.5rem 1.5rem 0; }
  h2 { font: 600 var(--text-md)/1.4 var(--font-text); letter-spacing: 0; }
  p { color: var(--muted); font-size: var(--text-sm); line-height: 1.5; }
  @media (min-width: 34rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (min-width: 48rem) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  @media (max-width: 33.99rem) {
    li { grid-template-columns: 6.5rem minmax(0, 1fr); column-gap: 1rem; padding-inline-end: 0; }
    li > p:first-of-type { grid-row: 1 / 3; }
    li + li { border-top: 1px solid var(--hairline); }
  }
`

const Range = styled.p`
  && { color: var(--text); font: 650 var(--text-2xl)/1.1 var(--font-display); letter-spacing: -0.02em; font-variant-numeric: tabular-nums; white-space: nowrap; }
`

/** The four levels under the tally, in the order of its strokes. */
export function Levels() {
  return (
    <List aria-label="Les quatre niveaux, par nombre de filleuls">
      {levels.map(({ name, range, text }) => (
        <li key={name}>
          <Range>{range}</Range>
          <h2>{name}</h2>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}
