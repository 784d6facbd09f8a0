/** Roles of the people who run the product: they see the inbox, and the operator's panel where it is switched on. */
export const administratorRoles = ['admin', 'superadmin'] as const

/** Whether a role is one of theirs. Paint only: the servers ask for the role themselves. */
export function isAdministrator(role: string | undefined): boolean {
  return administratorRoles.some((known) => known === role)
}
