import { Outlet } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { useSnapshot } from 'valtio'
import { Banner, bannerState } from './Banner.tsx'
import { Footer } from './Footer.tsx'
import { Header, HOME_LINK_ID } from './Header.tsx'

/* Below a short page the footer reaches down to the end of the window. */
const Site = styled.div`
  --header-height: 4.5rem;
  --gutters: 2.5rem;
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  > * { flex: none; }
  > footer { flex-grow: 1; }
  @media (min-width: 40rem) { --gutters: 5rem; }
`

/** Pages leave room for the header. This padding is for the banner, and stays after it closes, so nothing jumps. */
const Main = styled.main`
  padding-top: var(--banner-height);
  /* An element that gets the focus, or that a link leads to, scrolls out from under banner and header. */
  & :is(a, button, input, textarea, select, summary, [id], [tabindex]) {
    scroll-margin-top: calc(var(--header-height) + var(--banner-height) + 1rem);
  }
`

/** The public site's shell: banner, header, page, footer (specification, section 2, Page shell and banner). */
export function PublicLayout() {
  const { height } = useSnapshot(bannerState)
  return (
    <Site style={{ ['--banner-height' as string]: `${height}px` }}>
      <Banner nextId={HOME_LINK_ID} />
      <Header />
      <Main id="content" data-layout="public" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
    </Site>
  )
}
