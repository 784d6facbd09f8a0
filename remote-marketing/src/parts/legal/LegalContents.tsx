import { Link } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { gutters } from '../page-layout.ts'
import { fr } from '../typography.ts'

/** One section of a legal text: its id, its heading, and its body in plain JSX, whose typography `LegalPage` sets. */
export interface LegalSection {
  id: string
  title: string
  body: ReactNode
}

/** From this width on, the table of contents is beside the text. */
export const WIDE = '@media (min-width: 48rem)'

/* On a phone it is a bar below the header, over the text that scrolls. */
const Box = styled.nav`
  --above: calc(var(--header-height, 0px) + var(--banner-height, 0px));
  position: sticky;
  top: var(--above);
  z-index: 1;
  margin: 0 calc(${gutters} / -2) 2rem;
  border-bottom: 1px solid var(--hairline);
  background: var(--page);
  ${WIDE} {
    top: calc(var(--above) + 2rem);
    align-self: start;
    max-height: calc(100dvh - var(--above) - 4rem);
    margin: 0;
    border: 0;
    background: none;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`

const Beside = styled.div`
  display: none;
  ${WIDE} { display: block; }
  p { padding: 0 0 0.75rem 1rem; color: var(--faint); font-size: var(--text-sm); }
`

/* Its list is over the text, which stays where it is. */
const Above = styled.details`
  ${WIDE} { display: none; }
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.5rem calc(${gutters} / 2);
    font-weight: 600;
    font-size: var(--text-sm);
    cursor: pointer;
    list-style: none;
  }
  summary:focus-visible { outline-offset: -3px; }
  summary::-webkit-details-marker { display: none; }
  svg { flex: none; color: var(--faint); transition: transform var(--slow) var(--ease); }
  &[open] svg { transform: rotate(180deg); }
  ol {
    position: absolute;
    inset: 100% 0 auto;
    max-height: calc(100dvh - var(--above) - 3.5rem);
    padding: 0.25rem calc(${gutters} / 2 - 1rem) 0.75rem;
    border-bottom: 1px solid var(--hairline);
    background: var(--page);
    box-shadow: var(--shadow);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`

const List = styled.ol`
  scroll-target-group: auto;
  counter-reset: point;
  li { counter-increment: point; }
  a {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    align-items: baseline;
    padding: 0.625rem 1rem;
    border-left: 2px solid transparent;
    color: var(--muted);
    font-size: var(--text-sm);
    line-height: 1.4;
    text-decoration: none;
    transition: color var(--fast) var(--ease);
  }
  a::before {
    content: counter(point);
    content: counter(point) / '';
    color: var(--faint);
    font-variant-numeric: tabular-nums;
  }
  a:hover { color: var(--text); text-decoration: underline; text-underline-offset: 0.25em; }
  a:focus-visible { outline-offset: -2px; }
  ${WIDE} { a { padding-block: 0.375rem; border-left-color: var(--hairline); } }
  @media (pointer: coarse) { a { min-height: 2.75rem; padding-block: 0.75rem; } }
  /* The section on the screen, where the browser supports it. */
  a:target-current { border-left-color: var(--accent); color: var(--text); }
`

/** The table of contents of a legal text: beside it where there is room, folded above it on a phone. */
export function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const list = (
    <List>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={`#${id}`}>{fr(title)}</Link>
        </li>
      ))}
    </List>
  )
  return (
    <Box aria-label="Sommaire">
      <Beside>
        <p>Sommaire</p>
        {list}
      </Beside>
      <Above
        onClick={({ target, currentTarget }) => {
          if (target instanceof Element && target.closest('a')) currentTarget.open = false
        }}
      >
        <summary>
          Sommaire
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        {list}
      </Above>
    </Box>
  )
}
