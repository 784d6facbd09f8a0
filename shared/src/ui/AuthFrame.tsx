import styled from '@emotion/styled'
import type { HTMLAttributes } from 'react'
import { Link } from '../router/Link.tsx'
import { paths } from '../router/paths.ts'
import { Logo } from './Logo.tsx'

const Box = styled.div`
  --header-height: 5.25rem;
  --gutter: clamp(1rem, 4vw, 2.5rem);
  /* The margin below a content that is to be in the middle of the window, not of the room below the header. */
  --to-window-middle: var(--header-height);
  @media (min-width: 48em) { --to-window-middle: calc(var(--header-height) - 2rem); }
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  /* The light of the lamp makes the page no longer or wider. */
  overflow: clip;
`

const Header = styled.header`
  /* Above the light of the lamp. */
  position: relative;
  z-index: 1;
  min-height: var(--header-height);
  padding: 1.25rem var(--gutter);
  a { display: inline-flex; padding: 0.5rem 0; text-decoration: none; }
`

const Middle = styled.div`
  display: grid;
  place-items: center;
  padding: 1rem var(--gutter);
  /* The difference to the top is in --to-window-middle. */
  @media (min-width: 48em) { padding-bottom: 3rem; }
`

/**
 * The frame of the sign-in pages (specification, section 2): a link to the home page at the top, the content in the
 * middle. The props are those of the element in the middle, a `main` or a `div` (default).
 */
export function AuthFrame(middle: { as?: 'main' | 'div' } & HTMLAttributes<HTMLElement>) {
  return (
    <Box>
      <Header>
        <Link to={paths.home} aria-label="Cadence, accueil">
          <Logo />
        </Link>
      </Header>
      <Middle {...middle} />
    </Box>
  )
}
