import { Link } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { ChevronRight } from 'lucide-react'
import { useCenterLink } from './center-link.ts'
import type { Category } from './content/categories.ts'
import { helpPath } from './help-places.ts'

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.5rem;
  align-items: center;
  color: var(--faint);
  font-size: var(--text-sm);
  li { display: flex; gap: 0.5rem; align-items: center; }
  a { padding-block: 0.75rem; color: var(--muted); text-decoration: none; }
  a:hover { color: var(--text); text-decoration: underline; text-underline-offset: 0.25em; }
`

/** The way back: to the help center, and from an article to the list of its category. */
export function Breadcrumb({ category }: { category?: Category }) {
  const center = useCenterLink()
  return (
    <nav aria-label="Fil d’Ariane">
      <List>
        <li>
          <Link to={center}>Centre d’aide</Link>
        </li>
        {category && (
          <li>
            <ChevronRight size={14} strokeWidth={2} aria-hidden="true" />
            <Link to={helpPath(category.name)}>{category.title}</Link>
          </li>
        )}
      </List>
    </nav>
  )
}
