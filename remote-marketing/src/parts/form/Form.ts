import styled from '@emotion/styled'

/** A form as one column with even steps. It is no grid: the foot of a dialog would stay in its row. */
export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  --note-room: 1;
`

/** Two fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: 1rem 1.25rem;
  align-items: start;
`
