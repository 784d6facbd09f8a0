/** The team that owns the host, as `policy.json` names it. */
export const HOST_OWNER = 'team-platform'
