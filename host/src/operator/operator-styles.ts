import { Card } from '@cadence/shared/ui'
import styled from '@emotion/styled'

/** The panel: one column, as wide as two cards side by side can be read. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 5vw, 3rem);
  width: min(100% - 2rem, 70rem);
  margin: 0 auto;
  padding: clamp(1.5rem, 5vw, 3.5rem) 0 4rem;
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 1rem 2rem;
  h1 { font-size: var(--text-3xl); }
  p { margin-top: 0.5rem; max-width: 70ch; color: var(--muted); overflow-wrap: anywhere; }
`

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  h2 { font-size: var(--text-xl); }
  & > p { color: var(--muted); }
`

/** Cards side by side where there is room. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 1rem;
`

export const PartCard = styled(Card.withComponent('li'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 0.75rem;
  padding: 1.25rem;
  h3 { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.5rem; font-size: var(--text-lg); }
  h3 small { color: var(--muted); font: 400 var(--text-sm) / 1.4 var(--font-text); letter-spacing: 0; }
`

/** Names and values, in two columns. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 0.25rem 1rem;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  dt { color: var(--muted); }
  dd { overflow-wrap: anywhere; }
`

/** A state that an operator must notice: a canary, a pin, a preview, or a tab with an older release. */
export const States = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  li {
    padding: 0.125rem 0.625rem;
    border: 1px solid color-mix(in srgb, var(--amber) 55%, transparent);
    border-radius: var(--radius-pill);
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
  }
`

/** A table that scrolls by itself where the window is narrow. */
export const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  table { width: 100%; border-collapse: collapse; font-size: var(--text-sm); font-variant-numeric: tabular-nums; }
  th, td { padding: 0.625rem 1rem; text-align: start; white-space: nowrap; }
  thead th { color: var(--muted); font-weight: 500; }
  tbody tr { border-top: 1px solid var(--hairline); }
  tbody th { font-weight: 500; }
`

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1rem; padding: 0.75rem 1.25rem; overflow-wrap: anywhere; }
  li + li { border-top: 1px solid var(--hairline); }
  small { display: block; color: var(--muted); font-size: var(--text-sm); }
`

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) auto;
  align-items: end;
  gap: 0.75rem;
  @media (max-width: 639.98px) { grid-template-columns: minmax(0, 1fr); }
`
