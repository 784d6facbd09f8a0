import styled from '@emotion/styled'
import { Disclosure } from '../../../parts/Disclosure.tsx'
import { CopyLink } from '../CopyLink.tsx'
import type { Article } from '../content/article.ts'
import { Rich } from '../Rich.tsx'

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

/** One popular article: its title, and in place what it says. */
export function ArticleItem({ id, title, text, steps, note }: Article) {
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
