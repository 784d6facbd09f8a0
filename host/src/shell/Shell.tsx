import { useAuth } from '@cadence/shared/auth'
import { Outlet, ScrollRestoration } from '@cadence/shared/router'
import { css, Global } from '@emotion/react'
import styled from '@emotion/styled'
import { Progress } from './Progress.tsx'
import { usePageChange } from './page-change.ts'
import { SkipLink } from './SkipLink.tsx'
import { POSITIONS_KEY } from './scroll.ts'

/** The fade from one page to the next, which belongs to no component. */
export const pageChangeCss = css`
  /*
   * Only the old page is a picture, which fades away above the new one itself. A picture of the new page would take
   * the presses that are meant for what it shows, and cost a second one.
   */
  html[data-fading] { view-transition-name: none; }
  ::view-transition { pointer-events: none; }
  ::view-transition-old(root) { animation: cadence-fade var(--fast) var(--ease) both; }
  @keyframes cadence-fade { to { opacity: 0; } }
  /* The element with the name "opened" leads to the new page: its picture grows into it. */
  ::view-transition-old(opened) { animation: cadence-open var(--slow) var(--ease) both; }
  @keyframes cadence-open { to { opacity: 0; scale: 1.25; } }
`

const Waiting = styled.p`
  display: grid;
  place-content: center;
  min-height: 100dvh;
  color: var(--muted);
`

/** The parts around every layout: skip link, progress of a page change, announcements, scroll positions. */
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
