import styled from '@emotion/styled'
import { checkboxStyles } from '../../checkbox-styles.ts'

/** A form of stacked fields. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`

/** A date and a time side by side. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9rem;
  align-items: start;
  gap: 0.75rem;
  @media (max-width: 480px) { grid-template-columns: minmax(0, 1fr) 7.5rem; button { font-size: var(--text-sm); padding-inline: 0.625rem; } }
  &[data-whole] { grid-template-columns: minmax(0, 1fr); }
`

/** A label with a native control. */
export const Labelled = styled.div`
  display: grid;
  gap: 0.375rem;
  label, legend, & > span { padding: 0; font-size: var(--text-sm); font-weight: 600; }
  select, & > button {
    width: 100%;
    min-height: 3.25rem;
    padding: 0.5rem 0.875rem;
    border: 1px solid var(--outline);
    border-radius: var(--radius-control);
    background: var(--surface-1);
    color: var(--text);
    font-weight: 400;
    text-align: start;
  }
  & > button:hover, select:hover { border-color: var(--muted); }
  & > button::first-letter { text-transform: uppercase; }
`

/** Radio buttons side by side. */
export const Choice = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  legend { margin-bottom: 0.375rem; padding: 0; font-size: var(--text-sm); font-weight: 600; }
  div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.5rem; }
  label { --tone: var(--accent); display: flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: 0.25rem 0.5rem; border: 1px solid var(--hairline); border-radius: var(--radius-control); background: var(--surface-1); font-size: var(--text-sm); cursor: pointer; }
  label[data-kind='work'] { --tone: var(--mint); }
  label[data-kind='rest'] { --tone: var(--warm); }
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
