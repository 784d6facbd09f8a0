import { sessionKeys } from '@cadence/shared/auth'
import { openRedirects } from '@cadence/shared/router/open-redirects'
import { signIn } from '../support/member.ts'
import { full, sample } from '../support/sample.ts'
import { expect, storedText, test } from '../support/session.ts'
import { screenAt } from '../support/site-map.ts'
import { expectScreen } from '../support/visit.ts'

/** A few addresses that browsers read in very different ways. */
const few = [
  '//evil.example',
  '/\\evil.example',
  'https:evil.example/tasks',
  'javascript:alert(1)',
  '%2f%2fevil.example',
  '/\t/evil.example',
  '//user@evil.example',
  '/／evil.example',
]
/** Parameter names that other apps use for the redirect target. */
const names = ['next', 'returnTo', 'redirect', 'redirect_uri', 'from', 'state', 'origin', 'url']

test('the few stand in the list of all tricks', () => {
  expect(openRedirects).toEqual(expect.arrayContaining(few))
})

test('an address of the app that names another place leads there from nowhere', async ({
  page,
  context,
  baseURL,
  account,
}) => {
  test.setTimeout(90_000)
  const left: string[] = []
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== baseURL && /^(https?|ws):$/.test(url.protocol)) left.push(request.url())
  })
  const query = (trick: string) => names.map((name) => `${name}=${encodeURIComponent(trick)}`).join('&')

  await test.step('Signed in, every address lands on a page of the app', async () => {
    for (const [at, trick] of sample([...few.entries()], 4)) {
      const addresses = [`/login?${query(trick)}#${trick}`, `/${encodeURIComponent(trick)}`, `/%2e/${trick}`]
      // Each address in one parameter, in turn.
      for (const address of full ? addresses : [addresses[at % 3] ?? '']) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect(new URL(page.url()).origin, address).toBe(baseURL)
      }
    }
  })

  await test.step('So does a state of the history that someone has written', async () => {
    for (const trick of sample(few, 8)) {
      await page.goto('/')
      await page.evaluate((to) => {
        const usr = { from: to, origin: to, returnTo: to, pathname: to }
        history.replaceState({ idx: 0, key: 'x', usr, from: to }, '')
      }, trick)
      await page.reload()
      await expectScreen(page, screenAt('/'))
    }
  })

  await test.step('And signing in from such an address', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto(`/login?${query('//evil.example')}#//evil.example`)
    await signIn(page, account.person)
    await expectScreen(page, screenAt('/dashboard'))
    expect(await storedText(page, sessionKeys.accessToken)).not.toBeNull()
  })
  expect(left).toEqual([])
})

test('the way to the provider takes no address from the query', async ({ request }) => {
  const ask = async (query: string) => {
    const headers = {
      'Sec-Fetch-Dest': 'document',
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Site': 'same-origin',
    }
    const answer = await request.get(`/api/v1/auth/google${query}`, { headers, maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    const { origin, pathname, searchParams } = new URL(answer.headers().location ?? '')
    return { origin, pathname, back: searchParams.get('redirect_uri') }
  }
  const plain = await ask('')
  expect(plain.back).toMatch(/\/api\/v1\/auth\/google\/callback$/)
  for (const trick of few) {
    const value = encodeURIComponent(trick)
    expect(await ask(`?${names.map((name) => `${name}=${value}`).join('&')}`)).toEqual(plain)
  }
})
