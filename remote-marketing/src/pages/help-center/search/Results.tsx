import { Link, paths } from '@cadence/shared/router'
import styled from '@emotion/styled'
import type { Entry } from './search.ts'

const List = styled.ul`
  margin-top: 0.75rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  overflow: hidden;
  li + li { border-top: 1px solid var(--hairline); }
  a { display: grid; gap: 0.125rem; padding: 0.875rem 1.25rem; text-decoration: none; overflow-wrap: anywhere; }
  a:hover { background: var(--surface-2); }
  a:focus-visible { outline-offset: -3px; border-radius: var(--radius-card); }
  b { font-weight: 600; line-height: 1.35; }
  span { color: var(--muted); font-size: var(--text-sm); }
`

/** What was found: each leads to its place on this page, and the query stays in the address. */
export function Results({ found, search }: { found: readonly Entry[]; search: string }) {
  return (
    <List>
      {found.map(({ id, title, kind }) => (
        <li key={id}>
          <Link to={{ pathname: paths.helpCenter, search, hash: id }}>
            <b>{title}</b>
            <span>{kind}</span>
          </Link>
        </li>
      ))}
    </List>
  )
}
