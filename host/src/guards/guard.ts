import { memberRoles } from '@cadence/shared/auth'
import { paths } from '@cadence/shared/router'
import type { Route } from '../routes.ts'
import { isAdministrator } from './administrators.ts'

/** What a guard needs to know about the visitor. */
export interface Visitor {
  isAuthenticated: boolean
  role?: string | undefined
  isEmailVerified?: boolean | undefined
}

/** Whether a visit may enter, or where it is redirected. `remember`: the visitor gets the address after sign-in. */
export type Decision = { pass: true } | { pass: false; to: string; remember: boolean }

const pass: Decision = { pass: true }
const elsewhere = (to: string, remember = false): Decision => ({ pass: false, to, remember })

/**
 * Decides on a visit (specification, sections 2, 4 and 6). Pure.
 * @param origin the protected address of the visit before sign-in, already checked to be one of this app.
 */
export function guard(route: Route, visitor: Visitor, origin: string | null): Decision {
  if (route.access === 'anyone') return pass
  if (route.access === 'visitors') {
    if (!visitor.isAuthenticated) return pass
    return elsewhere((route.layout === 'auth' && origin) || paths.dashboard)
  }
  if (!visitor.isAuthenticated) return elsewhere(paths.login, true)
  const knownRole = memberRoles.some((role) => role === visitor.role)
  if (route.access !== 'any-role' && !knownRole) return elsewhere(paths.unauthorized)
  if (route.access === 'administrators' && !isAdministrator(visitor.role))
    return elsewhere(paths.unauthorized)
  if (route.verified && !visitor.isEmailVerified) return elsewhere(paths.settings)
  return pass
}
