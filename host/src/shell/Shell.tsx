import { useAuth } from '@cadence/shared/auth'
import { Outlet, ScrollRestoration } from '@cadence/shared/router'
import { Global } from '@emotion/react'
import styled from '@emotion/styled'
import { Progress } from './Progress.tsx'
import { usePageChange } from './page-change.ts'
import { pageChangeCss } from './page-change-css.ts'
import { SkipLink } from './SkipLink.tsx'
import { POSITIONS_KEY } from './scroll.ts'

const Waiting = styled.p`
  display: grid;
  place-content: center;
  min-height: 100vh;
  color: var(--muted);
`

/** What stands around every layout: skip link, progress of a page change, announcements, scroll positions. */
export function Shell() {
  const { initialized } = useAuth()
  const announcement = usePageChange()
  return (
    <>
      <Global styles={pageChangeCss} />
      <SkipLink />
      <Progress />
      {initialized ? (
        <Outlet />
      ) : (
        <Waiting role="status" lang="en">
          Loading...
        </Waiting>
      )}
      <div className="visually-hidden" aria-live="polite" aria-atomic="true">
        {announcement}
      </div>
      <ScrollRestoration storageKey={POSITIONS_KEY} />
    </>
  )
}
