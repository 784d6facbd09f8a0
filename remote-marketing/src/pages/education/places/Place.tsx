import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Box = styled.li`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  gap: 0;
  min-width: 0;
  @media (min-width: 40rem) and (max-width: 59.99rem) { grid-template: auto / minmax(0, 1fr) minmax(0, 1fr); align-items: center; }
  & + & { border-top: 1px solid var(--hairline); }
  @media (min-width: 60rem) { & + & { border-top: 0; border-left: 1px solid var(--hairline); } }
`

/* The widgets are drawn in em. A week has seven columns with words in them, so it scales with its width. */
const Picture = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 1.5rem 1.5rem 0;
  font-size: 0.75rem;
  line-height: 1.35;
  user-select: none;
  > [data-area] { min-height: 18rem; }
  > [data-area='planner'] { font-size: min(1em, 100cqw / 44); }
  @media (min-width: 40rem) { padding: 1.5rem; }
  @media (min-width: 60rem) { padding: 2rem 2rem 0; }
`

const Words = styled.div`
  padding: 1.5rem;
  h3 { font-size: var(--text-lg); }
  p { max-width: 34em; margin-top: 0.5rem; color: var(--muted); }
  @media (min-width: 60rem) { padding: 1.75rem 2rem 2rem; }
`

/** One who uses Cadence at school: what they see, and what they do with it. */
export function Place(props: { title: string; text: string; children: ReactNode }) {
  return (
    <Box>
      <Picture aria-hidden="true">{props.children}</Picture>
      <Words>
        <h3>{props.title}</h3>
        <p>{props.text}</p>
      </Words>
    </Box>
  )
}
