import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { unbroken } from './unbroken.tsx'

const Box = styled.details`
  border-bottom: 1px solid var(--hairline);
  interpolate-size: allow-keywords;
  &::details-content {
    height: 0;
    overflow: clip;
    transition: height var(--slow) var(--ease), content-visibility var(--slow) allow-discrete;
  }
  &[open]::details-content { height: auto; }
`

const Summary = styled.summary`
  display: flex;
  justify-content: space-between;
  gap: 1.5rem;
  align-items: center;
  padding-block: 1.25rem;
  font-weight: 600;
  font-size: 1.0625rem;
  line-height: 1.4;
  text-wrap: balance;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker { display: none; }
  /* The ends of its lines are on the edge of the column. */
  svg { flex: none; margin-right: -3px; color: var(--faint); transition: transform var(--slow) var(--ease); }
  &:hover svg { color: var(--text); }
  [open] > & svg { transform: rotate(45deg); }
`

const Content = styled.div`
  max-width: 38em;
  padding: 0.25rem 2.5rem 1.5rem 0;
  color: var(--muted);
  a { display: inline-block; padding-block: 0.625rem; color: var(--text); font-weight: 500; text-underline-offset: 0.25em; text-decoration-color: var(--faint); }
  a:hover { text-decoration-color: currentColor; }
`

/** A text that is folded under its title. With an `id`, a link can open it. */
export function Disclosure({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <Box id={id}>
      <Summary>
        {unbroken(title)}
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden="true"
        >
          <path d="M10 3v14M3 10h14" />
        </svg>
      </Summary>
      <Content>{children}</Content>
    </Box>
  )
}
