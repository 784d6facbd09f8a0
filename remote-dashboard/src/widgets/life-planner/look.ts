import styled from '@emotion/styled'

/** Seven columns; one line per day where the planner is narrow. */
export const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.625rem;
  & > div { display: flex; align-items: center; gap: 0.125rem; min-height: 2.5rem; }
  h3 { flex: 1; font-size: var(--text-lg); }
  h3::first-letter { text-transform: uppercase; }
  & > div > button:not([aria-label]) { padding: 0.375rem 0.75rem; border: 1px solid var(--hairline); border-radius: var(--radius-pill); background: transparent; font-size: var(--text-sm); }
  & > div > button:not([aria-label]):hover { background: var(--surface-3); }
  ol { flex: 1; min-height: 0; display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); border-top: 1px solid var(--hairline); }
  li { display: flex; flex-direction: column; gap: 0.375rem; padding: 0.625rem 0.375rem 0; min-width: 0; }
  li + li { border-left: 1px solid var(--hairline); }
  time { display: flex; align-items: center; justify-content: space-between; margin-bottom: 0.25rem; color: var(--muted); font-size: var(--text-xs); line-height: 1; }
  b { display: grid; place-items: center; width: 1.75rem; height: 1.75rem; border-radius: 50%; color: var(--text); font-weight: 600; font-size: var(--text-sm); font-variant-numeric: tabular-nums; }
  [aria-current] b { background: var(--accent-deep); color: var(--on-accent); }
  p { --tone: var(--accent); padding: 0.375rem 0.375rem 0.375rem 0.5rem; border-left: 3px solid var(--tone); border-radius: 6px; background: color-mix(in srgb, var(--tone) 12%, var(--surface-1)); font-size: 0.75rem; line-height: 1.3; overflow-wrap: anywhere; }
  p[data-kind='work'] { --tone: var(--mint); }
  p[data-kind='rest'] { --tone: var(--warm); }
  span { display: block; color: var(--muted); font-variant-numeric: tabular-nums; }
  @container (max-width: 36rem) {
    ol { display: flex; flex-direction: column; }
    li { flex: 1; display: grid; grid-template-columns: 4rem repeat(2, minmax(0, 1fr)); align-items: center; gap: 0.375rem; padding: 0; }
    li + li { border-left: 0; border-top: 1px solid var(--hairline); }
    time { margin: 0; }
    b { width: 1.5rem; height: 1.5rem; }
    p { padding: 0.125rem 0.5rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    span { display: inline; }
  }
  /* On a phone the widget is as high as it needs. */
  @media (max-width: 700px) {
    @container (max-width: 26rem) {
      li { grid-template-columns: 4rem minmax(0, 1fr); padding-block: 0.25rem; min-height: 2.5rem; }
      p { grid-column: 2; padding-block: 0.25rem; font-size: var(--text-xs); }
    }
  }
`
