import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { afterAll, expect, test } from 'vitest'
import { killStarted, startMain, startScript } from './support/processes.ts'
import { testDatabase } from './support/test-database.ts'

afterAll(killStarted)

/** A browser that follows no redirect by itself and stores the cookies of this machine. */
function browser() {
  const cookies = new Map<string, string>()
  return async (url: string, init: RequestInit = {}) => {
    const sent = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(sent && { Cookie: sent }), ...init.headers }
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    return {
      status: answer.status,
      location: answer.headers.get('location') ?? '',
      text: await answer.text(),
    }
  }
}

test('signing in with the provider that stands in for Google, through real processes', async () => {
  const [openid, port] = [await freePort(), await freePort()]
  const database = await testDatabase()
  const app = 'http://localhost:4321'
  const provider = startScript('dev/openid.ts', { OPENID_PORT: `${openid}`, APP_URL: app })
  const env = { API_PORT: `${port}`, OPENID_PORT: `${openid}`, APP_URL: app, SMTP_URL: 'smtp://localhost:1' }
  const api = startMain({ ...database.env, ...env })
  await Promise.all([provider.printed('ready'), api.printed('ready')])

  /** The address as the release server would forward it. */
  const behindProxy = (url: string) => url.replace(app, `http://localhost:${port}`)

  async function choose(account: string, visit = browser()) {
    const begun = await visit(`http://localhost:${port}/api/v1/auth/google`)
    const asked = await visit(begun.location)
    const page = new URL(asked.location, begun.location).href
    expect((await visit(page)).text).toContain('Camille Moreau')
    const chosen = await visit(page, { method: 'POST', body: new URLSearchParams({ account }) })
    let { location } = await visit(chosen.location)
    if (!location.startsWith(app)) ({ location } = await visit(new URL(location, page).href))
    const { location: end } = await visit(behindProxy(location))
    return { visit, end: new URL(end), back: behindProxy(location) }
  }

  const { visit, end, back } = await choose('dev-camille')
  expect(`${end.origin}${end.pathname}`).toBe(`${app}/success-login`)
  const token = end.searchParams.get('access_token') ?? ''
  const take = () =>
    visit(`http://localhost:${port}/api/v1/auth/user`, { headers: { Authorization: `Bearer ${token}` } })
  const taken = await take()
  expect(taken.status).toBe(200)
  const body = JSON.parse(taken.text)
  expect(body.data.user).toMatchObject({ firstName: 'Camille', email: 'camille.moreau@example.org' })
  expect((await take()).status).toBe(401)

  // The provider knows this browser and still asks: `choose` sees the page.
  expect((await choose('dev-camille', visit)).end.searchParams.get('access_token')).not.toBe(token)

  const [unverified, cancelled] = [await choose('dev-noe'), await choose('')]
  expect(unverified.end.href).toBe(`${app}/success-login?error=email_not_verified`)
  expect(cancelled.end.href).toBe(`${app}/success-login?error=access_denied`)

  for (const process of [api, provider]) process.child.kill('SIGTERM')
  expect(await Promise.all([api.ended, provider.ended])).toEqual([0, 0])
  const { searchParams } = new URL(back)
  const secrets = [token, body.token, body.refreshToken, searchParams.get('code'), searchParams.get('state')]
  for (const secret of secrets) expect(api.output()).not.toContain(secret)
  expect(api.output()).not.toContain('camille')
  expect(api.output()).toContain('"security":"google.created"')
  await database.drop()
})
