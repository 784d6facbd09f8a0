import { Link, paths } from '@cadence/shared/router'
import { Logo } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Box = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100vh;
`

const Header = styled.header`
  padding: 1.25rem clamp(1rem, 4vw, 2.5rem);
  a { display: inline-flex; padding: 0.5rem 0; text-decoration: none; }
`

const Middle = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  padding: 1rem 1rem 4rem;
`

/** A card in the same quiet room as the sign-in, on a screen that has no layout of its own around it. */
export function Screen({ children }: { children: ReactNode }) {
  return (
    <Box>
      <Header>
        <Link to={paths.home} aria-label="Cadence, accueil">
          <Logo />
        </Link>
      </Header>
      <Middle>{children}</Middle>
    </Box>
  )
}
