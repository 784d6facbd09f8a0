import { Outlet } from '@cadence/shared/router'
import { QuietRoom } from '@cadence/shared/ui'

/** Around the pages on which one signs in. */
export function AuthLayout() {
  return (
    <QuietRoom as="main" id="content" data-layout="auth" tabIndex={-1}>
      <Outlet />
    </QuietRoom>
  )
}
