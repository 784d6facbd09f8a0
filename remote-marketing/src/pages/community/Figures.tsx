import styled from '@emotion/styled'
import { Column } from '../../parts/page-layout.ts'

const Band = styled.section`
  border-block: 1px solid var(--hairline);
  background: var(--surface-1);
`

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  div { display: flex; flex-direction: column-reverse; justify-content: flex-end; gap: 0.25rem; padding-block: 0.875rem; }
  dt { color: var(--muted); font-size: var(--text-sm); line-height: 1.4; }
  dd { font: 650 2.25rem/1 var(--font-display); letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
  div:nth-of-type(even) { padding-left: 1.25rem; border-left: 1px solid var(--hairline); }
  @media (max-width: 39.99rem) {
    div:nth-of-type(n + 3) { border-top: 1px solid var(--hairline); }
  }
  @media (min-width: 40rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    div { gap: 0.5rem; padding-block: 1.75rem; }
    dd { font-size: clamp(2.5rem, 1rem + 3.6vw, 5rem); }
    div:nth-of-type(3) { padding-left: 1.25rem; border-left: 1px solid var(--hairline); }
  }
  @media (min-width: 60rem) {
    div { gap: 0.625rem; padding-block: clamp(1.75rem, 1rem + 3vw, 4rem); }
    div:nth-of-type(n + 2) { padding-left: clamp(1.25rem, 2.5vw, 2.25rem); }
    dt { font-size: var(--text-md); line-height: inherit; }
    dd { font-size: clamp(2.75rem, 1.75rem + 3.6vw, 5rem); }
  }
`

/** As stated (specification, section 2, Community page). */
const figures = [
  { value: '50K+', label: 'membres actifs' },
  { value: '1.2M+', label: 'messages' },
  { value: '500+', label: 'événements' },
  { value: '50+', label: 'guides' },
]

export function Figures() {
  return (
    <Band aria-labelledby="community-figures">
      <Column>
        <h2 id="community-figures" className="visually-hidden">
          La communauté en chiffres
        </h2>
        <List>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </List>
      </Column>
    </Band>
  )
}
