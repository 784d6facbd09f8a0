import styled from '@emotion/styled'

/** A line of time: down the side on a phone, along the top on a desktop, where what takes longer stands further. */
export const Line = styled.ol`
  display: grid;
  gap: 2.5rem;
  @media (min-width: 60rem) { grid-template-columns: 3fr 4fr 5fr; gap: 0; }
`

/** A stop on the line. The first one is lit. */
export const Step = styled.li`
  --dot: var(--outline);
  position: relative;
  display: grid;
  gap: 0.625rem;
  justify-items: start;
  align-content: start;
  min-width: 0;
  padding-left: 2rem;
  &:first-of-type { --dot: var(--mint); }
  &::before { content: ''; position: absolute; top: 0.375rem; left: 0; width: 0.75rem; height: 0.75rem; border-radius: var(--radius-pill); background: var(--dot); }
  &::after { content: ''; position: absolute; top: 1.5rem; bottom: -2.5rem; left: 0.3125rem; width: 2px; background: linear-gradient(var(--dot), var(--hairline)); }
  &:last-of-type::after { bottom: 0; background: linear-gradient(var(--hairline), transparent); }
  h3 { font-size: var(--text-2xl); }
  p { max-width: 30em; color: var(--muted); }
  [data-when] { color: var(--text); font-size: var(--text-sm); font-weight: 600; }
  a { margin-top: 0.5rem; }
  @media (min-width: 60rem) {
    padding: 2.25rem 2.5rem 0 0;
    &::before { top: 0; }
    &::after { top: 0.3125rem; right: 0; bottom: auto; left: 1.25rem; width: auto; height: 2px; background: linear-gradient(to right, var(--dot), var(--hairline)); }
    &:last-of-type::after { bottom: auto; background: linear-gradient(to right, var(--hairline), transparent); }
  }
`
