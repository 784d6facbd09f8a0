import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 1rem;
  h2 { font-size: var(--text-xl); overflow-wrap: break-word; }
`

/** One section of the settings: its title and its cards. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Box aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Box>
  )
}
