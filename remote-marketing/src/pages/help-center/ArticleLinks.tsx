import { Link } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { ArrowRight } from 'lucide-react'
import type { ListedArticle } from './content/article-list.ts'
import { prefetchTexts } from './content/article-texts.ts'
import { helpPath } from './help-places.ts'

const List = styled.ul`
  display: grid;
  border-top: 1px solid var(--hairline);
  li { border-bottom: 1px solid var(--hairline); }
  a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 1rem; align-items: center; min-height: 3.5rem; padding-block: 0.875rem; font-weight: 500; line-height: 1.4; text-decoration: none; overflow-wrap: anywhere; }
  svg { color: var(--faint); transition: transform var(--fast) var(--ease); }
  a:hover svg { color: var(--text); transform: translateX(0.25rem); }
  @media (prefers-reduced-motion: reduce) { a:hover svg { transform: none; } }
`

/** Links to articles, one a line. What a pointer or the focus is on loads ahead of the visit. */
export function ArticleLinks({ articles }: { articles: readonly ListedArticle[] }) {
  return (
    <List>
      {articles.map(({ name, title, subject }) => (
        <li key={name} onPointerEnter={() => prefetchTexts(subject)} onFocus={() => prefetchTexts(subject)}>
          <Link to={helpPath(name)}>
            {title}
            <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </List>
  )
}
