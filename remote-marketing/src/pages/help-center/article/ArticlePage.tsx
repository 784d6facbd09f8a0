import { Echo } from '@cadence/shared/ui/echo'
import styled from '@emotion/styled'
import { Column } from '../../../parts/page-layout.ts'
import { ArticleLinks } from '../ArticleLinks.tsx'
import { Breadcrumb } from '../Breadcrumb.tsx'
import { CopyLink } from '../CopyLink.tsx'
import { articleNamed, type ListedArticle } from '../content/article-list.ts'
import type { ArticleText as Text } from '../content/article-text.ts'
import { helpPath } from '../help-places.ts'
import { ArticleText, isFilmed, MEASURE } from './ArticleText.tsx'
import { Helpful } from './Helpful.tsx'

const Box = styled.article`
  position: relative;
  padding-block: clamp(6rem, 5rem + 4vw, 9rem) clamp(4rem, 3rem + 4vw, 7rem);
  overflow: clip;
  h1 { max-width: 18em; margin-block: 0.5rem 1.5rem; font-size: var(--text-3xl); overflow-wrap: break-word; }
`

/* The lamp of the help center’s search shines here too, from further away. */
const Lamp = styled(Echo)`
  top: -23rem;
  right: -27.75rem;
  @media (min-width: 60rem) { top: -20rem; right: calc(50vw - 68rem); }
`

/*
 * What to read next is below the text on a phone, and beside it on a wide screen, below the lamp. The film of a tutorial is
 * beside its title and steps there; it says what a drawing would, so that the drawing is for small screens.
 */
const Body = styled(Column)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > * { min-width: 0; }
  > p { max-width: ${MEASURE}; }
  @media (min-width: 60rem) {
    grid-template: repeat(5, auto) 1fr / minmax(0, ${MEASURE}) minmax(0, 1fr);
    column-gap: clamp(3rem, 8vw, 8rem);
    > nav, > h1 { grid-column: 1 / -1; }
    > aside, > [data-film] { grid-area: 3 / 2 / 7 / 3; align-self: start; position: sticky; top: 8rem; }
    &[data-filmed] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 9fr);
      column-gap: clamp(2.5rem, 6vw, 6rem);
      > h1 { grid-column: 1; }
      > [data-film] { grid-row-start: 2; margin-top: 0.75rem; }
      > [data-drawing] { display: none; }
      > aside { grid-area: 7 / 1 / 8 / -1; position: static; margin-top: 5rem; }
      > aside ul { grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: 2.5rem; border-top: 0; }
      > aside li { border-top: 1px solid var(--hairline); }
    }
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 2rem;
  justify-content: space-between;
  align-items: center;
  margin-top: 2.5rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--hairline);
  /* The words of the quiet button stand on the edge of the text. */
  > button { margin-inline: -0.75rem; }
`

const Next = styled.aside`
  display: grid;
  gap: 1rem;
  margin-top: 3rem;
  h2 { font-size: var(--text-xl); }
  @media (min-width: 60rem) { margin-top: 0.25rem; h2 { font-size: var(--text-lg); } }
`

function After({ article, text }: { article: ListedArticle; text: Text }) {
  const related = text.related.flatMap((name) => articleNamed(name) ?? [])
  return (
    <>
      <Foot>
        <Helpful key={article.name} />
        <CopyLink to={helpPath(article.name)} title={article.title} />
      </Foot>
      <Next aria-labelledby="a-lire-ensuite">
        <h2 id="a-lire-ensuite">À lire ensuite</h2>
        <ArticleLinks articles={related} />
      </Next>
    </>
  )
}

/** The page of one article. */
export function ArticlePage({ article }: { article: ListedArticle }) {
  return (
    <Box>
      <Lamp />
      <Body data-filmed={isFilmed(article) ? '' : undefined}>
        <Breadcrumb category={article.category} />
        <h1>{article.title}</h1>
        <ArticleText article={article}>{(text) => <After article={article} text={text} />}</ArticleText>
      </Body>
    </Box>
  )
}
