import styled from '@emotion/styled'

/** A form in one column. */
export const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  --note-room: 1;
`

/** Its rows are closer on a phone, so that its button begins on the first screen. */
export const CloseForm = styled(Form)`
  @media (max-width: 30em) { gap: 1.125rem; }
`

/** Two fields in one row where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: 1rem;
  align-items: start;
  /* The error of the first field has room for one line: it reaches under the second field, where that one has none. */
  @media (min-width: 24em) { &:not(:has(> :last-child [aria-invalid='true'])) > :first-child p { white-space: nowrap; } }
`
