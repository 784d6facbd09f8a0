import styled from '@emotion/styled'

/** A chart: its name, the detail of the slot under the cursor, the plot, and the table behind it. */
export const Figure = styled.section`
  display: flex;
  flex-direction: column;
  gap: 0.25rem;
  min-width: 0;
  padding: 1.125rem 1.25rem 1rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  break-inside: avoid;
  h2 { font-size: var(--text-lg); }
  /* As high as two lines, so that nothing moves under the pointer. */
  & > p { min-height: 2.7em; color: var(--muted); font-size: var(--text-sm); line-height: 1.35; font-variant-numeric: tabular-nums; }
  & > p[data-now] { color: var(--text); }
  details { margin-top: 0.25rem; }
  summary { display: inline-flex; align-items: center; min-height: 2.25rem; color: var(--muted); font-size: var(--text-sm); font-weight: 600; cursor: pointer; }
  summary:hover { color: var(--text); }
  @media (pointer: coarse) { summary { min-height: 2.75rem; } }
  @media print {
    border-color: var(--outline);
    details:not([open]), summary { display: none; }
  }
`

/** The plot beside its scale, above the time axis. */
export const Plot = styled.div`
  --scale: 3.25rem;
  display: grid;
  grid-template-columns: var(--scale) minmax(0, 1fr);
  margin-top: 0.5rem;
  & > ol { position: relative; color: var(--muted); font-size: 0.75rem; line-height: 1; font-variant-numeric: tabular-nums; }
  & > ol[data-axis='value'] li { position: absolute; right: 0.625rem; transform: translateY(50%); white-space: nowrap; }
  & > ol[data-axis='value'] svg { width: 1.125rem; height: 1.125rem; }
  & > ol[data-axis='time'] { grid-column: 2; height: 1.375rem; }
  & > ol[data-axis='time'] li { position: absolute; bottom: 0; transform: translateX(-50%); white-space: nowrap; }
  /* On a phone, every second month has its name. */
  @container (max-width: 40rem) { & > ol[data-axis='time'][data-many] li:nth-of-type(even) { display: none; } }
  @container (max-width: 22rem) { & > ol[data-axis='time'][data-several] li:nth-last-of-type(even) { display: none; } }
  & > ol[data-axis='time'] li[data-end='first'] { transform: none; }
  & > ol[data-axis='time'] li[data-end='last'] { transform: translateX(-100%); }
  .line { stroke: var(--hairline); }
  .ground { stroke: var(--outline); }
  .cursor { fill: var(--surface-3); }
  .study { fill: var(--chart-study); }
  .tasks { fill: var(--chart-tasks); }
  .mood { fill: var(--chart-mood); stroke: var(--chart-mood); }
  @media print { .cursor { display: none; } }
`

/** The place of the drawing, over which the cursor moves. A finger that moves up or down scrolls the page. */
export const Area = styled.div`
  position: relative;
  height: 10.5rem;
  border-radius: 4px;
  touch-action: pan-y;
  svg { width: 100%; height: 100%; overflow: visible; }
  @media print { height: 9rem; }
`
