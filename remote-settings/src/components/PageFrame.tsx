import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Box = styled.div`
  display: grid;
  gap: 0.75rem;
  max-width: 75rem;
  h1 { font-size: var(--text-3xl); overflow-wrap: break-word; }
  p { max-width: 38em; color: var(--muted); }
`

/** The head of a screen: its title and its purpose. @param lang language of the title, where it is not that of the page. */
export function PageFrame(props: { title: string; lang?: string; children: ReactNode }) {
  return (
    <Box>
      <h1 lang={props.lang}>{props.title}</h1>
      <p>{props.children}</p>
    </Box>
  )
}
