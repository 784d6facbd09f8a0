import { useAuth } from '@cadence/shared/auth'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Outlet } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { useRef } from 'react'
import { frameTexts } from '../../texts/app-area.ts'
import { AppDocument } from './AppDocument.tsx'
import { BottomBar } from './BottomBar.tsx'
import { QuickCapture } from './capture/QuickCapture.tsx'
import { Drawer } from './Drawer.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'

/**
 * A React key that changes when another member signs in while this page is on screen, for instance in another tab: state
 * of the first member must not go on under the second. Signing out alone changes nothing here, because the guards
 * redirect.
 */
export function useMemberKey(): string | undefined {
  const { user } = useAuth()
  const key = useRef(user?._id)
  if (user) key.current = user._id
  return key.current
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;
  @media (min-width: 1024px) {
    grid-template-columns: 16rem minmax(0, 1fr);
    /* The panel of the dashboard's editor has the sidebar's room, at the other side: the board keeps its width beside it. */
    html[data-editing] & { grid-template-columns: minmax(0, 1fr) 16rem; }
    html[data-editing] & > aside { display: none; }
  }
  /* On paper a page stands alone. */
  @media print {
    && { display: block; }
    && > aside { display: none; }
  }
`

const Aside = styled.aside`
  display: none;
  @media (min-width: 1024px) {
    display: block;
    position: sticky;
    top: 0;
    height: 100dvh;
    border-right: 1px solid var(--hairline);
    background: var(--surface-1);
    overflow-y: auto;
  }
  /* A session that runs beside it is brighter. Texts stay readable. */
  html[data-focus-running]:has([data-lead='session']) &:not(:hover, :focus-within) {
    --text: var(--muted);
    --muted: var(--faint);
    --accent: var(--faint);
    --warm: var(--faint);
    --surface-1: var(--page);
    --surface-3: var(--surface-2);
    color: var(--text);
  }
`

/** The light and the scene behind a page are above the ground of the page: a dialog paints that ground again. */
const Column = styled.div`
  position: relative;
  isolation: isolate;
`

const Main = styled.main`
  padding: 1.5rem 1rem calc(3rem + var(--bottom-bar) + var(--status-line, 0px));
  @media (min-width: 768px) { padding-inline: 1.5rem; }
  /* An element that gets the focus, or that a link leads to, scrolls out from under the top bar. */
  &, & :is(a, button, input, textarea, select, summary, [id]) { scroll-margin-top: 5rem; }
  @media print { && { padding: 0; } }
`

/** The app area: sidebar, top bar, content (specification, section 2, Authenticated layout). */
export function AppLayout() {
  const t = useTexts(frameTexts)
  const lang = useLanguageTag('fr')
  const member = useMemberKey()
  return (
    <Box lang={lang}>
      <Aside aria-label={t.menu}>
        <Sidebar />
      </Aside>
      <AppDocument />
      <Drawer />
      <Column>
        <TopBar />
        <Main id="content" data-layout="app" tabIndex={-1}>
          <Outlet key={member} />
        </Main>
        <BottomBar key={`bar ${member}`} />
      </Column>
      <QuickCapture key={`capture ${member}`} />
    </Box>
  )
}
