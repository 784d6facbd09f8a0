import { checkboxStyles } from '@cadence/shared/ui/checkbox'
import styled from '@emotion/styled'

/** A date and a time side by side. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9rem;
  align-items: start;
  gap: 0.75rem;
  @media (max-width: 480px) { grid-template-columns: minmax(0, 1fr) 8.5rem; gap: 0.5rem; button { padding-inline: 0.75rem; } }
  &[data-whole] { grid-template-columns: minmax(0, 1fr); }
`

/** What most events do without: closed until it is asked for, or holds something. */
export const More = styled.details`
  summary { display: flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; border-radius: var(--radius-control); font-size: var(--text-sm); cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  summary b { font-weight: 600; }
  summary span { color: var(--muted); }
  summary svg { flex: none; color: var(--muted); transition: transform var(--fast) var(--ease); }
  &[open] summary svg { transform: rotate(90deg); }
  &[open] summary span { visibility: hidden; }
  & > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; padding-top: 0.5rem; }
`

/** Radio buttons side by side. */
export const Choice = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  legend { margin-bottom: 0.375rem; padding: 0; font-size: var(--text-sm); font-weight: 600; }
  div { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 0.5rem; }
  @media (max-width: 480px) { div { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  label { --tone: var(--accent); display: flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: 0.25rem 0.5rem; border: 1px solid var(--hairline); border-radius: var(--radius-control); background: var(--surface-1); font-size: var(--text-sm); cursor: pointer; }
  label[data-kind='work'] { --tone: var(--mint); }
  label[data-kind='rest'] { --tone: var(--warm); }
  label[data-kind='exam'] { --tone: var(--coral); }
  label::before { content: ''; width: 0.5rem; height: 0.5rem; margin-right: 0.5rem; border-radius: 50%; background: var(--tone); }
  label:has(:checked) { border-color: var(--tone); background: color-mix(in srgb, var(--tone) 14%, var(--surface-1)); }
  label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 3px; }
  input { position: absolute; opacity: 0; }
`

export const Check = styled.label`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2rem;
  font-size: var(--text-sm);
  cursor: pointer;
  @media (pointer: coarse) { min-height: 2.75rem; }
  input { ${checkboxStyles} }
`

export const Hint = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
`
