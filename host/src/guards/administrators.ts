import { administratorRoles } from '@cadence/shared/auth'

/** Whether a role is one of theirs. It decides what is shown; what may be done, the servers decide. */
export function isAdministrator(role: string | undefined): boolean {
  return administratorRoles.some((known) => known === role)
}
