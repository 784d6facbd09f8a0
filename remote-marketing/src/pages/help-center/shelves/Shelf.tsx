import styled from '@emotion/styled'
import { articles } from '../content/articles.ts'
import type { Category } from '../content/categories.ts'
import { ArticleItem } from './ArticleItem.tsx'

const Row = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem 3rem;
  padding-block: 2.5rem;
  border-top: 1px solid var(--outline);
  &:focus { outline: none; }
  &:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
  h3 { font-size: var(--text-2xl); }
  h4 { color: var(--faint); font-size: var(--text-sm); font-weight: 500; line-height: 1.4; }
  @media (min-width: 60rem) { grid-template-columns: minmax(0, 4fr) minmax(0, 7fr); padding-block: 3.5rem; }
`

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5rem 1.25rem;
  align-items: baseline;
  align-content: start;
  & > p:last-child { grid-column: 1 / -1; max-width: 28em; color: var(--muted); }
`

const Count = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
  white-space: nowrap;
  b { color: var(--text); font: 650 var(--text-2xl) / 1 var(--font-display); font-variant-numeric: tabular-nums; letter-spacing: -0.02em; }
`

/** A category, how many articles it counts, and those that are read most. */
export function Shelf({ id, title, description, count, lead }: Category) {
  const titleId = `${id}-titre`
  return (
    <Row id={id} aria-labelledby={titleId} tabIndex={-1}>
      <Head>
        <h3 id={titleId}>{title}</h3>
        <Count>
          <b>{count}</b>
          {'\u00a0articles'}
        </Count>
        <p>{description}</p>
      </Head>
      <div>
        <h4>{lead}</h4>
        {articles
          .filter((article) => article.category === id)
          .map((article) => (
            <ArticleItem key={article.id} {...article} />
          ))}
      </div>
    </Row>
  )
}
