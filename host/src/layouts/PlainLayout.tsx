import { Outlet } from '@cadence/shared/router'

/** Nothing but the page, over the whole screen. */
export function PlainLayout() {
  return (
    <main id="content" data-layout="none" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
