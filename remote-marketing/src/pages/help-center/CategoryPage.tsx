import { Echo } from '@cadence/shared/ui/echo'
import styled from '@emotion/styled'
import { Column, Lede } from '../../parts/page-layout.ts'
import { ArticleLinks } from './ArticleLinks.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { subjectsOf } from './content/article-list.ts'
import type { Category } from './content/categories.ts'

const Box = styled.section`
  position: relative;
  padding-block: clamp(6rem, 5rem + 4vw, 9rem) clamp(4rem, 3rem + 4vw, 7rem);
  overflow: clip;
  h1 { margin-block: 0.5rem 1rem; font-size: var(--text-hero); line-height: 1; letter-spacing: -0.035em; overflow-wrap: break-word; }
`

const Lamp = styled(Echo)`
  top: -23rem;
  right: -27.75rem;
  @media (min-width: 60rem) { top: -12rem; right: calc(50vw - 60rem); }
`

const Body = styled(Column)`
  position: relative;
`

const Count = styled.p`
  margin-top: 0.75rem;
  color: var(--faint);
  font-size: var(--text-sm);
`

const Row = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem 3rem;
  margin-top: clamp(2.5rem, 2rem + 2vw, 4rem);
  h2 { font-size: var(--text-xl); }
  @media (min-width: 60rem) { grid-template-columns: minmax(0, 4fr) minmax(0, 7fr); }
`

/** The articles of a category, by subject. */
export function CategoryPage({ category }: { category: Category }) {
  return (
    <Box>
      <Lamp />
      <Body>
        <Breadcrumb />
        <h1>{category.title}</h1>
        <Lede>{category.description}</Lede>
        <Count>{`${category.count}\u00a0articles`}</Count>
        {subjectsOf(category.name).map(({ name, label, articles }) => (
          <Row key={name} aria-labelledby={`sujet-${name}`}>
            <h2 id={`sujet-${name}`}>{label}</h2>
            <ArticleLinks articles={articles} />
          </Row>
        ))}
      </Body>
    </Box>
  )
}
