import type { Alteration, Claims, FakeProvider } from './fake-openid-provider.ts'
import type { Answer, TestApi } from './test-api.ts'

const COOKIE = /^(?:__Host-)?cadence-google=[\w-]{43}/

/** The target of a redirect and the cookie of an answer. */
export function seen(answer: Answer): { location: string; cookie: string } {
  const cookie = COOKIE.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? ''
  return { location: answer.headers.get('location') ?? '', cookie }
}

type Api = Pick<TestApi, 'call'>

export const start = async (api: Api, query = '') => seen(await api.call('GET', `/auth/google${query}`))

/** Signs in through the provider, up to the last redirect. @param beginning the query of the first call */
export async function signInByGoogle(
  api: Api,
  provider: FakeProvider,
  person: Claims,
  alteration?: Alteration,
  beginning = '',
) {
  const { location, cookie } = await start(api, beginning)
  const query = provider.authorize(location, person, alteration)
  const come = (headers: Record<string, string> = { Cookie: cookie }) =>
    api.call('GET', `/auth/google/callback?${query}`, { headers })
  const answer = await come()
  return { answer, cookie, come, end: endOf(answer) }
}

/** The query of /success-login in a redirect. */
export function endOf(answer: Answer): { error: string | null; token: string } {
  const { origin, pathname, searchParams } = new URL(answer.headers.get('location') ?? 'http://nowhere')
  if (origin !== 'http://localhost:3000' || pathname !== '/success-login') {
    throw new Error(`${answer.status} leads to ${origin}${pathname}`)
  }
  return { error: searchParams.get('error'), token: searchParams.get('access_token') ?? '' }
}

/** Exchanges the hand-over of a successful sign-in for a session. */
export const takeSession = (api: Api, token: string, cookie: string) =>
  api.call('GET', '/auth/user', { token, headers: { Cookie: cookie } })
