import styled from '@emotion/styled'

/** A box with a remark that is no warning. */
export const Note = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.25rem 0.75rem;
  margin-block: 0.5rem;
  padding: 1rem;
  border: 1px solid color-mix(in srgb, var(--accent) 40%, transparent);
  border-radius: var(--radius-control);
  background: color-mix(in srgb, var(--accent) 10%, var(--surface-1));
  font-size: var(--text-sm);
  line-height: 1.45;
  overflow-wrap: anywhere;
  & > svg { grid-row: 1; color: var(--accent); }
  & > :not(svg) { grid-column: 2; }
  strong { font-weight: 600; }
`

/** Buttons below a text. They wrap when there is no room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 0.5rem;
`
