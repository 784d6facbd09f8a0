import { administratorRoles } from '@cadence/shared/auth'

/** Whether a role is one of theirs. Paint only: the servers ask for the role themselves. */
export function isAdministrator(role: string | undefined): boolean {
  return administratorRoles.some((known) => known === role)
}
