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
  @media (min-width: 60rem) { grid-template-columns: minmax(0, 6fr) minmax(0, 7fr); padding-block: 3.5rem; }
`

/* The figure stands at the end of the title on a phone, and large before it where there is room. */
const Head = styled.div`
  display: grid;
  grid-template: 'title count' auto 'about about' auto / minmax(0, 1fr) auto;
  gap: 0.5rem 1.25rem;
  align-items: baseline;
  align-content: start;
  h3 { grid-area: title; }
  [data-about] { grid-area: about; max-width: 28em; color: var(--muted); }
  @media (min-width: 60rem) { grid-template: 'count title' auto 'count about' 1fr / 7.5rem minmax(0, 1fr); }
`

const Count = styled.p`
  grid-area: count;
  color: var(--muted);
  font-size: var(--text-sm);
  white-space: nowrap;
  b { color: var(--text); font: 650 var(--text-2xl) / 1 var(--font-display); font-variant-numeric: tabular-nums; letter-spacing: -0.03em; }
  @media (min-width: 60rem) { b { display: block; margin-bottom: 0.375rem; font-size: var(--text-hero); line-height: 0.8; } }
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
          {' articles'}
        </Count>
        <p data-about>{description}</p>
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
