import styled from '@emotion/styled'

/** The names of the days of the week, and below them a row for each week, which share the height. */
export const Grid = styled.div`
  flex: 1;
  min-height: 0;
  display: grid;
  grid-template-rows: auto;
  grid-auto-rows: minmax(2.75rem, 1fr);
  border-top: 1px solid var(--hairline);
  overflow: hidden auto;
  scrollbar-width: thin;
  border-radius: 0 0 var(--radius-control) var(--radius-control);
  & > [role='row'] { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); min-width: 0; }
  & > [role='row'] + [role='row'] { border-top: 1px solid var(--hairline); }
  [role='columnheader'] { padding: 0.375rem 0; color: var(--muted); font-size: var(--text-xs); font-weight: 400; line-height: 1; text-align: center; }
  [role='gridcell'] { min-width: 0; min-height: 0; display: grid; }
  [role='gridcell'] + [role='gridcell'] { border-left: 1px solid var(--hairline); }
`

/** A day. School holidays tint it, a public holiday more. */
export const Day = styled.button`
  display: flex;
  flex-direction: column;
  gap: 1px;
  min-width: 0;
  min-height: 0;
  padding: 0.125rem 0.1875rem;
  border: 0;
  background: transparent;
  color: var(--text);
  font-size: var(--text-xs);
  line-height: 1.25rem;
  text-align: start;
  overflow: hidden;
  transition: background-color var(--fast) var(--ease);
  &[data-holiday='school'] { background: color-mix(in srgb, var(--warm) 9%, transparent); }
  &[data-holiday='public'] { background: color-mix(in srgb, var(--warm) 22%, transparent); }
  &:hover { background: var(--surface-3); }
  &:focus-visible { outline-offset: -3px; border-radius: var(--radius-control); }
  &[data-outside] { color: var(--faint); }
  & > .top { display: flex; align-items: center; justify-content: space-between; gap: 0.25rem; min-width: 0; }
  & > .top b { display: grid; place-items: center; flex: none; min-width: 1.375rem; height: 1.375rem; border-radius: 50%; font-size: var(--text-xs); font-weight: 600; font-variant-numeric: tabular-nums; }
  &[aria-current] > .top b { background: var(--accent-deep); color: var(--on-accent); }
  &[data-chosen]:not([aria-current]) > .top b { background: var(--surface-3); }
  & > .top small { min-width: 0; overflow: hidden; color: var(--muted); font-size: var(--text-xs); text-overflow: ellipsis; white-space: nowrap; }
  & > .top .more { flex: none; overflow: visible; }
  & > .line { display: flex; gap: 0.25rem; min-width: 0; padding-left: 0.375rem; border-left: 3px solid var(--tone, var(--accent)); border-radius: 3px; white-space: nowrap; line-height: 1.0625rem; }
  & > .line span { overflow: hidden; text-overflow: ellipsis; }
  & > .line small { color: var(--muted); font-size: inherit; font-variant-numeric: tabular-nums; }
  & > .line[data-whole] { background: color-mix(in srgb, var(--tone, var(--accent)) 18%, transparent); }
  /* A deadline has a ring, as in the week. */
  & > .line[data-due] { align-items: center; padding-left: 0; border-left: 0; }
  & > .line[data-due]::before { content: ''; flex: none; width: 0.5rem; height: 0.5rem; border: 2px solid var(--tone); border-radius: 50%; }
  & > .line[data-due] small { order: 1; margin-left: auto; }
  /* A narrow day has room for the name or for the hour. */
  @container (max-width: 48rem) { & > .line small { display: none; } }
  & > .line[data-late] { color: var(--amber); }
  & > .dots { display: flex; align-items: center; justify-content: center; gap: 3px; height: 0.75rem; }
  & > .dots i { width: 6px; height: 6px; flex: none; border-radius: 50%; background: var(--tone, var(--accent)); }
  & > .dots i[data-due] { border: 2px solid var(--tone); background: transparent; }
  & > .dots i[data-late] { border-color: var(--amber); }
  & > .dots small { color: var(--muted); font-size: 0.75rem; line-height: 1; white-space: nowrap; }
  [data-kind='work'] { --tone: var(--mint); }
  [data-kind='rest'] { --tone: var(--warm); }
  [data-kind='exam'] { --tone: var(--coral); font-weight: 600; }
  &[data-dots] { align-items: center; }
  &[data-dots][data-holiday='public'] > .top b { outline: 1.5px solid var(--warm); outline-offset: -1px; }
`
