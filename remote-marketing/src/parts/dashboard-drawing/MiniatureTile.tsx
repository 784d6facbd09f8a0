import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.9em;
  min-width: 0;
  padding: 1.2em;
  border: 1px solid var(--hairline);
  border-radius: 1.2em;
  background: var(--surface-2);
`

const Title = styled.div`
  display: flex;
  justify-content: space-between;
  font: 600 1.05em/1.2 var(--font-display);
  small { color: var(--faint); font: 400 0.85em/1.3 var(--font-text); }
`

/** A widget of the drawn dashboard: its name, a remark beside it, and its grid area. */
export function Tile(props: { name: string; note?: string; area: string; children: ReactNode }) {
  return (
    <Box data-area={props.area}>
      <Title>
        {props.name}
        {props.note && <small>{props.note}</small>}
      </Title>
      {props.children}
    </Box>
  )
}
