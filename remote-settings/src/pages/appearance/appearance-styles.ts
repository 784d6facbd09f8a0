import styled from '@emotion/styled'

/** A named group of choices. */
export const Group = styled.fieldset`
  min-width: 0;
  max-width: 48rem;
  margin: 2rem 0 0;
  padding: 0;
  border: 0;
  &[data-wide] { max-width: 75rem; }
  legend { padding: 0; margin-bottom: 0.875rem; font: 600 var(--text-lg) / 1.25 var(--font-display); letter-spacing: -0.01em; }
`

/** A remark about a choice. */
export const Note = styled.p`
  max-width: 38em;
  margin-top: 0.75rem;
  color: var(--muted);
  font-size: var(--text-sm);
  &:empty { margin: 0; }
`

/** A tag beside the name of a feature that is not available yet. */
export const Soon = styled.small`
  margin-left: 0.5rem;
  padding: 0.0625rem 0.625rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-pill);
  background: var(--surface-2);
  color: var(--muted);
  font: 600 var(--text-xs) / 1.5 var(--font-text);
  letter-spacing: 0;
  vertical-align: 0.125em;
`

/** Before the tokens of a picture of a theme: what only Premium themes have must not come from the page’s own theme. */
export const plainPlace = [
  'ring',
  'ring-end',
  'ring-marks',
  'ring-cap',
  'flare',
  'hue-study',
  'hue-tasks',
  'hue-mood',
]
  .map((name) => `--place-${name}: initial;`)
  .join('')
