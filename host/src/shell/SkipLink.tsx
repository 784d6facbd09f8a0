import styled from '@emotion/styled'
import type { MouseEvent } from 'react'

const Anchor = styled.a`
  position: fixed;
  top: 0.75rem;
  left: 0.75rem;
  z-index: 100;
  padding: 0.75rem 1rem;
  border-radius: var(--radius-control);
  background: var(--accent-deep);
  color: var(--on-accent);
  transform: translateY(-200%);
  &:focus-visible { transform: none; }
`

/** Following `#content` as a link would add a history entry, and the router would restore a scroll position for it. */
function toContent(event: MouseEvent) {
  const main = document.getElementById('content')
  if (!main) return
  event.preventDefault()
  main.focus({ preventScroll: true })
  main.scrollIntoView()
}

/** The first stop of the keyboard: skips the parts of every page and leads to the content. */
export function SkipLink() {
  return (
    <Anchor href="#content" onClick={toContent}>
      Aller au contenu
    </Anchor>
  )
}
