/** The member of the benchmark. */
export const benchUser = {
  _id: 'bench',
  firstName: 'Inès',
  lastName: 'Lefèvre',
  email: 'ines@exemple.fr',
  isEmailVerified: true,
  role: 'user',
}

/** What storage holds for a signed-in member, by key. */
export function benchStorage(): Record<string, string> {
  const session = { user: benchUser, token: 'bench-access', refreshToken: 'bench-refresh' }
  const tokenExpiry = Date.now() + 86_400_000
  return {
    accessToken: session.token,
    refreshToken: session.refreshToken,
    user: JSON.stringify(benchUser),
    'auth-storage': JSON.stringify({ ...session, tokenExpiry, isAuthenticated: true }),
  }
}
