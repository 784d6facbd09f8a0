import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 1rem;
  h2 { font-size: var(--text-xl); overflow-wrap: break-word; }
  h2 + p { max-width: 38em; margin-top: -0.5rem; color: var(--muted); }
  /* On a phone the menu is right above it, with the same name. */
  @media (max-width: 639px) { h2 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } h2 + p { margin-top: 0; } }
`

interface Props {
  title: string
  /** What the section is for. */
  intro?: string
  children: ReactNode
}

/** One section of the settings: its title, its purpose and its cards. */
export function Section({ title, intro, children }: Props) {
  const titleId = useId()
  return (
    <Box aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {intro && <p>{intro}</p>}
      {children}
    </Box>
  )
}
