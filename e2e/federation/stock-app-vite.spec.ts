import { expect, type Page, test } from '@playwright/test'
import { openShop, type Shop } from '../support/shop.ts'
import { workerPort } from '../support/stack.ts'

const port = workerPort(5)
const url = `http://localhost:${port}`
const page = '/reviews'
const source = 'reviews/src/Reviews.jsx'
const config = 'reviews/vite.config.mjs'

test.describe.configure({ timeout: 180_000 })
test.use({ locale: 'en-GB' })

const edition = (tab: Page) => tab.locator('[data-edition]')

/** Releases parts, which must pass the gate. @returns the version of the remote that Vite builds. */
async function release(shop: Shop, ...parts: string[]): Promise<string> {
  const { code, output } = await shop.run('release', ...parts)
  expect(code, output).toBe(0)
  return shop.live('reviews')
}

test.describe('a remote that Vite builds, in a shell of Rsbuild', { tag: '@nightly' }, () => {
  let shop: Shop
  let first = ''
  let second = ''
  test.beforeAll(async () => {
    // A hook has the configuration's limit otherwise, and several builds take longer on a busy machine.
    test.setTimeout(180_000)
    shop = await openShop({ APP_URL: url })
    first = await release(shop, 'host', 'catalog', 'cart', 'reviews')
    await shop.edit(source, 'first edition', 'second edition')
    second = await release(shop, 'reviews')
    await shop.serve({ PORT: port, NODE_ENV: 'development' })
  })
  test.afterAll(() => shop.remove())
  test.afterEach(async () => {
    await shop.run('rollback', 'reviews', second)
  })

  test('it is shown with the React of the shell, and rolled back', async ({ page: tab }) => {
    await tab.goto(url + page)
    await expect(edition(tab)).toHaveText('second edition')
    await tab.getByRole('button', { name: 'Useful' }).click()
    await expect(tab.getByText('Useful: 1')).toBeVisible()
    const { code, output } = await shop.run('rollback', 'reviews')
    expect(code, output).toBe(0)
    await tab.reload()
    await expect(edition(tab)).toHaveText('first edition')
  })

  test('the gate refuses one that throws, one without its expose, and one for the root of a site', async () => {
    for (const [file, from, to, why] of [
      [source, 'return (', "throw new Error('a fault of the test')\n  return (", 'a fault of the test'],
      [config, './Reviews', './Opinions', 'exposes no Reviews'],
      [config, "base: './'", "base: '/'", "base (Vite) to './'"],
    ] as const) {
      await shop.edit(file, from, to)
      const { code, output } = await shop.run('release', 'reviews')
      await shop.edit(file, to, from)
      expect(code, output).toBe(1)
      expect(output).toContain(why)
    }
    expect(await shop.live('reviews')).toBe(second)
  })

  test('a preview shows another release of it to one browser', async ({ page: tab }) => {
    const { output } = await shop.run('preview', 'reviews', first)
    await tab.goto(/http\S+/.exec(output)?.[0] ?? '')
    await tab.getByRole('button', { name: 'Open the preview' }).click()
    await tab.goto(url + page)
    await expect(edition(tab)).toHaveText('first edition')
  })

  for (const [fault, file] of [
    ['its entry is missing', 'remoteEntry.js*'],
    ['a file of its page is missing', 'assets/Reviews-*.js'],
    ['its style is missing', 'assets/*.css'],
  ] as const) {
    test(`the browser returns to the release before when ${fault}`, async ({ page: tab }) => {
      await tab.route(`**/remotes/reviews/${second}/${file}`, (route) => route.abort())
      await tab.goto(url + page)
      await expect(edition(tab)).toHaveText('first edition')
      await tab.getByRole('button', { name: 'Useful' }).click()
      await expect(tab.getByText('Useful: 1')).toBeVisible()
    })
  }

  test('the browser returns to the release before when its entry is not the file that was released', async ({
    page: tab,
  }) => {
    await tab.route(`**/remotes/reviews/${second}/remoteEntry.js*`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `${await answer.text()}\n` })
    })
    await tab.goto(url + page)
    await expect(edition(tab)).toHaveText('first edition')
  })
})
