import { ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Component, type ComponentType, lazy, type ReactNode, Suspense, use, useState } from 'react'
import { Lede } from '../../../parts/page-layout.ts'
import { fr } from '../../../parts/typography.ts'
import type { ListedArticle } from '../content/article-list.ts'
import type { Block, DrawingName, ArticleText as Text } from '../content/article-text.ts'
import { forgetTexts, loadTexts } from '../content/article-texts.ts'
import { Markup } from './Markup.tsx'

/** Width of the text of an article. */
export const MEASURE = '40rem'

const Box = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  max-width: ${MEASURE};
  margin-top: 2rem;
  font-size: 1.0625rem;
  line-height: 1.65;
  b { font-weight: 600; }
  a { color: inherit; font-weight: 500; text-underline-offset: 0.25em; text-decoration-color: var(--faint); }
  a:hover { text-decoration-color: currentColor; }
  > p { color: var(--muted); }
  > p b, li b { color: var(--text); }
`

/* The numbers are large and warm: a step is found again at a glance after a look at the other screen. */
const Steps = styled.ol`
  display: grid;
  gap: 1rem;
  width: 100%;
  counter-reset: step;
  li { display: grid; grid-template-columns: 2.5rem minmax(0, 1fr); align-items: baseline; counter-increment: step; color: var(--muted); }
  li::before { content: counter(step); color: var(--warm); font: 650 var(--text-xl) / 1 var(--font-display); font-variant-numeric: tabular-nums; }
`

const Figure = styled.div`
  margin-top: 1.75rem;
`

/** Where the film of a tutorial is: `ArticlePage` places it. */
function Film({ article }: { article: ListedArticle }) {
  return (
    <Figure data-film>
      <Suspense fallback={<FilmPlace />}>
        <Loop key={article.name} article={article} />
      </Suspense>
    </Figure>
  )
}

const Tip = styled.p`
  padding: 0.125rem 0 0.125rem 1.25rem;
  border-left: 2px solid var(--mint);
`

function BlockOf({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Markup>{block}</Markup>
      </p>
    )
  }
  if ('tip' in block) {
    return (
      <Tip>
        <Markup>{block.tip}</Markup>
      </Tip>
    )
  }
  return (
    <Steps>
      {block.steps.map((step) => (
        <li key={step}>
          <span>
            <Markup>{step}</Markup>
          </span>
        </li>
      ))}
    </Steps>
  )
}

/** The place of a drawing that loads. */
const Blank = styled.div`
  aspect-ratio: 16 / 5;
`

/** The place of a film that loads. */
const FilmPlace = styled.div`
  aspect-ratio: 8 / 5;
  @media (max-width: 39.99rem) { aspect-ratio: 4 / 5; }
`

/** Without a network its place stays empty: a drawing must not take the text with it. */
const Drawing = lazy<ComponentType<{ name: DrawingName }>>(() =>
  import('./Drawing.tsx').catch(() => ({ default: () => null })),
)

/** Its captions are the steps below, so that without a network they are enough. */
const Loop = lazy<ComponentType<{ article: ListedArticle }>>(() =>
  import('./Loop.tsx').catch(() => ({ default: () => null })),
)

/** The place of a text that loads: as high as a short one, so that what is below it hardly moves. */
const Waiting = styled.p`
  min-height: 22rem;
  color: var(--faint);
`

interface TextBoundaryProps {
  article: ListedArticle
  children: ReactNode
  onRetry: () => void
}

/** Replaces a text that could not be loaded, until another article is there. */
class TextBoundary extends Component<TextBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override componentDidCatch(error: unknown) {
    console.warn('The text of an article could not be loaded', error)
    forgetTexts(this.props.article.subject)
  }
  override componentDidUpdate({ article }: TextBoundaryProps) {
    if (this.state.hasFailed && article !== this.props.article) this.setState({ hasFailed: false })
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <ErrorNotice retry={{ label: 'Réessayer', run: this.props.onRetry }}>
        {fr('Cet article n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.')}
      </ErrorNotice>
    )
  }
}

/** Whether an article has a film. */
export const isFilmed = ({ category }: ListedArticle) => category.name === 'tutoriels-video'

interface ArticleTextProps {
  article: ListedArticle
  /** What follows the text, drawn with it. */
  children: (text: Text) => ReactNode
}

function Loaded({ article, children }: ArticleTextProps) {
  const text = use(loadTexts(article.subject))[article.name]
  if (!text) return null
  const film = isFilmed(article) && <Film article={article} />
  return (
    <>
      <Lede>
        <Markup>{text.lead}</Markup>
      </Lede>
      {text.drawing ? (
        <Figure data-drawing>
          <Suspense fallback={<Blank />}>
            <Drawing name={text.drawing} />
          </Suspense>
        </Figure>
      ) : (
        film
      )}
      <Box>
        {text.blocks.map((block) => (
          <BlockOf key={JSON.stringify(block)} block={block} />
        ))}
      </Box>
      {/* One picture before the steps is enough: where there is a drawing, the film comes after them. */}
      {text.drawing && film}
      {children(text)}
    </>
  )
}

/** The text of an article, which loads with the texts of its subject. On the server it is waited for. */
export function ArticleText(props: ArticleTextProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <TextBoundary key={attempt} article={props.article} onRetry={() => setAttempt(attempt + 1)}>
      <Suspense fallback={<Waiting>Chargement…</Waiting>}>
        <Loaded {...props} />
      </Suspense>
    </TextBoundary>
  )
}
