import { Outlet } from '@cadence/shared/router'
import { AuthFrame } from '@cadence/shared/ui'

/** Around the pages on which one signs in. */
export function AuthLayout() {
  return (
    <AuthFrame as="main" id="content" data-layout="auth" tabIndex={-1}>
      <Outlet />
    </AuthFrame>
  )
}
