import styled from '@emotion/styled'
import { Hash } from 'lucide-react'

const Box = styled.li`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  h3 { font-size: var(--text-lg); }
  p { color: var(--muted); }
`

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.875rem;
  margin-top: 0.5rem;
  color: var(--faint);
  font-size: var(--text-sm);
  li { display: inline-flex; align-items: center; gap: 0.25rem; }
  svg { width: 0.875rem; height: 0.875rem; }
`

/** A category of channels: its name, what it is for, and the channels in it. */
export function Category(props: { name: string; text: string; channels: readonly string[] }) {
  return (
    <Box>
      <h3>{props.name}</h3>
      <p>{props.text}</p>
      <Names>
        {props.channels.map((channel) => (
          <li key={channel}>
            <Hash strokeWidth={1.75} aria-hidden="true" />
            {channel}
          </li>
        ))}
      </Names>
    </Box>
  )
}
