import { Outlet } from '@cadence/shared/router'
import { AuthFrame } from '@cadence/shared/ui'

/** The frame of the sign-in pages. */
export function AuthLayout() {
  return (
    <AuthFrame as="main" id="content" data-layout="auth" tabIndex={-1}>
      <Outlet />
    </AuthFrame>
  )
}
