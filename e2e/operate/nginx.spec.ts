import { linkFor } from '../support/mailbox.ts'
import { newPerson, register, signIn, signOut } from '../support/member.ts'
import { kill, type Product, startProduct } from '../support/nginx/product.ts'
import { expect, test } from '../support/test.ts'
import { type Answer, ask } from '../support/tls.ts'

test.use({ ignoreHTTPSErrors: true })

let product: Product | null = null
test.beforeAll(async () => {
  test.setTimeout(90_000)
  product = await startProduct()
})
test.afterAll(() => product?.stop())

/** The product of this file; skips the test with a reason where nginx or PostgreSQL is missing. */
function running(): Product {
  test.skip(!product, 'nginx or PostgreSQL is not installed here')
  if (!product) throw new Error('Nothing runs')
  return product
}

test('nginx serves the store by the documented configuration', async () => {
  const { url, ports } = running()
  const page = await ask(`${url}/login`)
  const script = /src="(\/host\/[^"]+\.js)"/.exec(page.text)?.[1] ?? ''
  const own = (headers: Answer['headers']) =>
    Object.fromEntries(
      Object.entries(headers).filter(([name]) =>
        /^(?:x-(?!request-id)|referrer|cross-origin|permissions)/.test(name),
      ),
    )

  await test.step('pages have the headers of the release server, once each', async () => {
    const direct = await fetch(`http://localhost:${ports[0]}/login`)
    expect(own(page.headers)).toEqual(own(Object.fromEntries(direct.headers)))
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000')
    // The name that nginx gave the request, and that both servers log.
    expect(page.headers['x-request-id']).toMatch(/^[\da-f]{32}$/)
  })

  await test.step('files come packed as the browser asks, for a year, with the same headers', async () => {
    const direct = await fetch(`http://localhost:${ports[0]}${script}`)
    for (const [accepted, packed] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const file = await ask(url + script, { 'Accept-Encoding': accepted })
      expect(file.status).toBe(200)
      expect(file.headers['content-encoding']).toBe(packed)
      expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(file.headers.vary).toContain('Accept-Encoding')
      expect(own(file.headers)).toEqual(own(Object.fromEntries(direct.headers)))
    }
  })

  await test.step('a file that is missing is no page, and nobody keeps that', async () => {
    for (const path of ['/remotes/auth/9/x.js', '/host/9/x.js', '/remotes/']) {
      const missing = await ask(url + path)
      expect([path, missing.status, missing.headers['cache-control']]).toEqual([path, 404, 'no-store'])
      expect(missing.text).not.toContain('id="root"')
    }
    expect((await ask(`${url}/host/..%2f..%2fregistry.json`)).status).toBe(400)
  })

  await test.step('calls reach the API, whose answers have each header once', async () => {
    const health = await ask(`${url}/api/v1/health`)
    expect(health).toMatchObject({ status: 200, text: '{"status":"ok"}' })
    expect(health.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })

  await test.step('plain HTTP leads to TLS', async () => {
    const answer = await fetch(`http://localhost:${Number(new URL(url).port) + 1}/login?x=1`, {
      redirect: 'manual',
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, `${url}/login?x=1`])
  })
})

test('a member notices nothing when a release server and an API process die', async ({ browser }) => {
  const { url, releaseServers, apis } = running()
  const context = await browser.newContext({ baseURL: url, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const failed: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 500) failed.push(`${answer.status()} ${answer.url()}`)
  })
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? {}
    // A page that is left aborts its requests, and the event stream reconnects.
    if (errorText === 'net::ERR_ABORTED' || request.url().endsWith('/api/v1/changes')) return
    failed.push(`${errorText} ${request.url()}`)
  })
  const person = newPerson()
  const note = page.locator('[data-widget="10"]')

  await test.step('Given a member, who registers and is signed in by a mail', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await register(page, person)
    await page.goto(await linkFor(person.email, '/verify-email'))
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(note).toBeVisible()
  })

  await test.step('When a release server dies, the next pages come as ever', async () => {
    await kill(releaseServers[0])
    for (const path of ['/settings', '/collection', '/', '/dashboard']) {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeVisible()
    }
  })

  await test.step('And when an API process dies, too, they sign out and in again', async () => {
    await kill(apis[0])
    await signOut(page)
    await signIn(page, person)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(note).toBeVisible()
  })

  await test.step('Then nothing has failed', async () => {
    expect(failed).toEqual([])
  })

  await test.step('And when no API process is left, the screens say so in their own words', async () => {
    await kill(apis[1])
    await signOut(page)
    await signIn(page, person)
    await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.')
  })
  await context.close()
})
