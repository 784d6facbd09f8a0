import { Link, Outlet, paths } from '@cadence/shared/router'
import { Logo } from '@cadence/shared/ui'
import styled from '@emotion/styled'

const Box = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100vh;
`

const Header = styled.header`
  padding: 1.25rem clamp(1rem, 4vw, 2.5rem);
  a { display: inline-flex; padding: 0.5rem 0; text-decoration: none; }
`

const Main = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  padding: 1rem 1rem 4rem;
`

/** The quiet room in which one signs in. */
export function AuthLayout() {
  return (
    <Box>
      <Header>
        <Link to={paths.home} aria-label="Cadence, accueil">
          <Logo />
        </Link>
      </Header>
      <Main id="content" data-layout="auth" tabIndex={-1}>
        <Outlet />
      </Main>
    </Box>
  )
}
