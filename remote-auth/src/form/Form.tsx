import styled from '@emotion/styled'

/** A form in one column. */
export const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  --note-room: 1;
`

/** Two fields in one row where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: 1.125rem;
  align-items: start;
`
