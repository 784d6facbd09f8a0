import styled from '@emotion/styled'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Column, Section } from '../../parts/page-layout.ts'
import { CopyLink } from './CopyLink.tsx'
import { articles } from './content/articles.ts'
import type { Article } from './content/categories.ts'
import { type Category, categories } from './content/categories.ts'

/** A help text. Double square brackets mark an English name that is on the screen. */
function Rich({ children }: { children: string }) {
  return children.split(/\[\[(.*?)\]\]/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text never move.
      <b key={at} lang="en">
        {part}
      </b>
    ),
  )
}

const Text = styled.div`
  display: grid;
  gap: 0.875rem;
  justify-items: start;
  b { color: var(--text); font-weight: 600; }
  ol { display: grid; gap: 0.5rem; counter-reset: step; }
  li { display: grid; grid-template-columns: 1.5rem minmax(0, 1fr); counter-increment: step; }
  li::before { content: counter(step); color: var(--warm); font-weight: 600; font-variant-numeric: tabular-nums; }
  [data-note] { padding-left: 1rem; border-left: 2px solid var(--outline); }
  button { margin-left: -0.75rem; }
`

/** One popular article: its title, which unfolds its text. */
function ArticleItem({ id, title, text, steps, note }: Article) {
  return (
    <Disclosure id={id} title={title}>
      <Text>
        <p>
          <Rich>{text}</Rich>
        </p>
        {steps && (
          <ol>
            {steps.map((step) => (
              <li key={step}>
                <span>
                  <Rich>{step}</Rich>
                </span>
              </li>
            ))}
          </ol>
        )}
        {note && (
          <p data-note>
            <Rich>{note}</Rich>
          </p>
        )}
        <CopyLink id={id} title={title} />
      </Text>
    </Disclosure>
  )
}

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

/* The count is at the end of the title on a phone, and large before the title on a wider screen. */
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

/** A category, its number of articles, and its popular articles. */
function Shelf({ id, title, description, count, lead }: Category) {
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

const Title = styled.h2`
  margin-bottom: 2.5rem;
`

/** The four categories as shelves, the popular articles on them. */
export function Shelves() {
  return (
    <Section>
      <Column>
        <Title>Articles populaires</Title>
        {categories.map((category) => (
          <Shelf key={category.id} {...category} />
        ))}
      </Column>
    </Section>
  )
}
