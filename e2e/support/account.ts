import { sessionKeys } from '@cadence/shared/auth'
import { type AuthResponse, authResponseSchema } from '@cadence/shared/schemas'
import { linkFor } from './mailbox.ts'
import type { Person } from './member.ts'
import { appUrl } from './stack.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Calls the API outside of any page. `at` is the address of the app. */
export function post(path: string, body: object, at = appUrl): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Origin: at }
  return fetch(`${at}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Opens another session of the member, as another browser does. */
export async function sessionOf({ email, password }: Person): Promise<AuthResponse> {
  return authResponseSchema.parse(await (await post('/auth/login', { email, password })).json())
}

/** Registers a member by calls of the API and verifies them by a real mail. @returns their first session. */
export async function signUp(person: Person, at = appUrl): Promise<AuthResponse> {
  await post('/auth/register', person, at)
  const token = new URL(await linkFor(person.email, '/verify-email')).searchParams.get('token')
  return authResponseSchema.parse(
    await (await post('/auth/verify-email', { token, password: person.password }, at)).json(),
  )
}

/** The storage entries of a browser that is signed in with a session. The store's key is last. */
export function signedInState({ token, refreshToken, user }: AuthResponse, at = appUrl) {
  const tokenExpiry = Date.now() + DAY_MS
  const localStorage = [
    { name: sessionKeys.accessToken, value: token },
    { name: sessionKeys.refreshToken, value: refreshToken },
    { name: sessionKeys.user, value: JSON.stringify(user) },
    {
      name: sessionKeys.store,
      value: JSON.stringify({ user, token, refreshToken, tokenExpiry, isAuthenticated: true }),
    },
  ]
  return { cookies: [], origins: [{ origin: at, localStorage }] }
}
