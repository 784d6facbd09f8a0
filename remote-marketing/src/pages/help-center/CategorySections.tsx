import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Column, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { Answerer } from './Answerer.tsx'
import { ArticleLinks } from './ArticleLinks.tsx'
import { articleNamed } from './content/article-list.ts'
import { type Category, categories } from './content/categories.ts'
import { popular } from './content/popular-articles.ts'
import { helpPath } from './help-places.ts'

/* Two beside each other where there is room. */
const Categories = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 3rem;
  @media (min-width: 40rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (min-width: 60rem) { column-gap: 5rem; }
`

const Row = styled.section`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  gap: 1.25rem 3rem;
  padding-block: 2.5rem;
  border-top: 1px solid var(--hairline);
  &:focus { outline: none; }
  &:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
  h3 { font-size: var(--text-2xl); }
  h4 { color: var(--faint); font-size: var(--text-sm); font-weight: 500; line-height: 1.4; }
  @media (min-width: 40rem) and (max-width: 59.99rem) { h3 { font-size: var(--text-xl); } }
  @media (min-width: 60rem) { padding-block: 3rem 3.5rem; }
`

const Head = styled.div`
  display: grid;
  gap: 0.5rem;
  align-content: start;
  p { max-width: 28em; color: var(--muted); text-wrap: balance; }
`

const First = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: 0.75rem;
  align-items: end;
  justify-items: start;
  > ul { width: 100%; margin-bottom: 0.5rem; }
`

/** A category, its popular articles, and the way to all of them, with their number. */
function CategorySection({ name, id, title, description, count, lead }: Category) {
  const titleId = `${id}-titre`
  return (
    <Row id={id} aria-labelledby={titleId} tabIndex={-1}>
      <Head>
        <h3 id={titleId}>{title}</h3>
        <p>{description}</p>
      </Head>
      <First>
        <h4>{lead}</h4>
        <ArticleLinks articles={popular[name].flatMap((article) => articleNamed(article) ?? [])} />
        <ButtonLink to={helpPath(name)}>{fr(`Voir les ${count} articles`)}</ButtonLink>
      </First>
    </Row>
  )
}

const Title = styled.div`
  position: relative;
  padding-bottom: 2.5rem;
`

/*
 * Somebody who answers is at work below the lamp of the search, on the line of the first category. After a search without a
 * result she is beside it.
 */
const AtDesk = styled(Answerer)`
  display: none;
  @media (min-width: 60rem) { display: block; position: absolute; right: 0; bottom: -0.98rem; width: 19rem; }
  section:has([data-empty]) + section & { display: none; }
`

/** The four categories, each with its popular articles. */
export function CategorySections() {
  return (
    <Section>
      <Column>
        <Title>
          <h2>Articles populaires</h2>
          <AtDesk />
        </Title>
        <Categories>
          {categories.map((category) => (
            <CategorySection key={category.id} {...category} />
          ))}
        </Categories>
      </Column>
    </Section>
  )
}
