import { canaryPosition } from '@cadence/releases/rollout/canary-assignment'
import { expect, type Page, test } from '@playwright/test'
import { openShop, type Shop } from '../support/shop.ts'
import { workerPort } from '../support/stack.ts'

const port = workerPort(5)
const url = `http://localhost:${port}`
const products = 'catalog/src/Products.jsx'

test.describe.configure({ timeout: 180_000 })
test.use({ locale: 'en-GB' })

const edition = (page: Page) => page.locator('[data-edition]')

/** Releases parts, which must pass the gate. */
async function release(shop: Shop, ...args: string[]): Promise<void> {
  const { code, output } = await shop.run('release', ...args)
  expect(code, output).toBe(0)
}

test('an app that is not ours is released, shown and rolled back by configuration alone', {
  tag: '@nightly',
}, async ({ page }) => {
  const shop = await openShop()
  try {
    await release(shop, 'host', 'catalog', 'cart', 'reviews')
    await shop.serve({ PORT: port })
    await page.goto(url)
    await expect(edition(page)).toHaveText('first edition')
    await page.getByRole('button', { name: 'Teapot' }).click()
    await expect(page.getByText('Chosen: 1')).toBeVisible()
    await page.getByRole('link', { name: 'Basket' }).click()
    await expect(page.getByRole('heading', { name: 'Basket' })).toBeVisible()

    await shop.edit(products, 'first edition', 'second edition')
    await release(shop, 'catalog')
    await page.goto(url)
    await expect(edition(page)).toHaveText('second edition')

    const { code, output } = await shop.run('rollback', 'catalog')
    expect(code, output).toBe(0)
    await page.reload()
    await expect(edition(page)).toHaveText('first edition')
  } finally {
    await shop.remove()
  }
})

test.describe('a stock app with two releases of its catalog', { tag: '@nightly' }, () => {
  let shop: Shop
  let first = ''
  let second = ''
  test.beforeAll(async () => {
    // A hook has the configuration's limit otherwise, and several builds take longer on a busy machine.
    test.setTimeout(180_000)
    shop = await openShop({ APP_URL: url })
    await release(shop, 'host', 'catalog', 'cart', 'reviews')
    first = await shop.live('catalog')
    await shop.edit(products, 'first edition', 'second edition')
    await release(shop, 'catalog')
    second = await shop.live('catalog')
    // Everybody on this machine may open previews and the panel.
    await shop.serve({ PORT: port, NODE_ENV: 'development' })
  })
  test.afterAll(() => shop.remove())
  test.afterEach(async () => {
    await shop.run('canary', 'catalog', '--stop')
    await shop.run('pin', 'catalog', '--off')
    await shop.run('rollback', 'catalog', second)
  })

  test('the gate refuses a remote without an expose that the shell shows, and one that throws', async () => {
    await shop.edit('catalog/rsbuild.config.mjs', './Products', './Goods')
    const without = await shop.run('release', 'catalog')
    await shop.edit('catalog/rsbuild.config.mjs', './Goods', './Products')
    expect(without.code).toBe(1)
    expect(without.output).toContain('exposes no Products')

    await shop.edit(products, 'return (', "throw new Error('a fault of the test')\n  return (")
    const throwing = await shop.run('release', 'catalog')
    await shop.edit(products, "throw new Error('a fault of the test')\n  return (", 'return (')
    expect(throwing.code).toBe(1)
    expect(throwing.output).toContain(
      'catalog/Products does not show at /: render failed: a fault of the test',
    )
    expect(await shop.live('catalog')).toBe(second)
  })

  test('the gate refuses a remote that is built for one address', async () => {
    await shop.edit('catalog/rsbuild.config.mjs', "assetPrefix: 'auto'", "assetPrefix: '/'")
    const { code, output } = await shop.run('release', 'catalog')
    await shop.edit('catalog/rsbuild.config.mjs', "assetPrefix: '/'", "assetPrefix: 'auto'")
    expect(code).toBe(1)
    expect(output).toContain("set output.assetPrefix (Rsbuild) or output.publicPath (Rspack) to 'auto'")
  })

  test('a canary is for its share of the browsers alone', async ({ context, page }) => {
    await shop.run('rollback', 'catalog')
    const { code, output } = await shop.run('canary', 'catalog', second, '50', '--hold')
    expect(code, output).toBe(0)
    const numbers = Array.from({ length: 40 }, (_, at) => `browser-${at}`.padEnd(16, '_'))
    const gets = (number: string) => canaryPosition(number, 'catalog', second) < 50
    for (const [number, text] of [
      [numbers.find(gets), 'second edition'],
      [numbers.find((other) => !gets(other)), 'first edition'],
    ]) {
      await context.addCookies([{ name: 'cadence-rollout', value: number ?? '', url }])
      await page.goto(url)
      await expect(edition(page)).toHaveText(text ?? '')
    }
  })

  test('a pinned release stays live', async ({ page }) => {
    await shop.run('pin', 'catalog', first, '--why', 'a sale')
    const { code, output } = await shop.run('release', 'catalog')
    expect(code).toBe(1)
    expect(output).toContain('npx cadence-releases pin catalog --off')
    await page.goto(url)
    await expect(edition(page)).toHaveText('first edition')
  })

  test('a preview shows another release to one browser', async ({ page }) => {
    const { output } = await shop.run('preview', 'catalog', first)
    await page.goto(/http\S+/.exec(output)?.[0] ?? '')
    await page.getByRole('button', { name: 'Open the preview' }).click()
    await expect(edition(page)).toHaveText('first edition')
    await page.context().clearCookies()
    await page.reload()
    await expect(edition(page)).toHaveText('second edition')
  })

  test('an open tab goes on with what it has, and says that something newer is live', async ({ page }) => {
    await page.goto(url)
    await page.getByRole('button', { name: 'Cup' }).click()
    await shop.run('rollback', 'catalog')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('status')).toContainText(`catalog ${first}`)
    await expect(edition(page)).toHaveText('second edition')
    await expect(page.getByText('Chosen: 1')).toBeVisible()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(edition(page)).toHaveText('first edition')
  })

  test('the panel says what is live, and what was before', async ({ page }) => {
    await page.goto(`${url}/__releases`)
    const row = page.getByRole('row', { name: /^catalog/ })
    await expect(row).toContainText(second)
    await expect(row).toContainText(first)
  })

  test.describe('whose second release does not load', () => {
    // Three browsers in which it fails would take it back while the next one looks at it.
    test.beforeEach(async () => {
      const { code, output } = await shop.run('pin', 'catalog', second, '--why', 'a test')
      expect(code, output).toBe(0)
    })

    for (const [fault, file] of [
      ['an entry that is missing', 'static/js/catalog.*.js*'],
      ['a page of which a file is missing', 'static/js/async/__federation_expose_Products.*.js'],
    ] as const) {
      test(`the browser returns to the release before, with ${fault}`, async ({ page }) => {
        await page.route(`**/remotes/catalog/${second}/${file}`, (route) => route.abort())
        await page.goto(url)
        await expect(edition(page)).toHaveText('first edition')
        await page.getByRole('button', { name: 'Cup' }).click()
        await expect(page.getByText('Chosen: 1')).toBeVisible()
      })
    }

    test('the browser returns to the release before when an entry is not the file that was released', async ({
      page,
    }) => {
      await page.route(`**/remotes/catalog/${second}/static/js/catalog.*.js*`, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: `${await answer.text()}\n` })
      })
      await page.goto(url)
      await expect(edition(page)).toHaveText('first edition')
    })

    test('a remote of which no release loads leaves the other one usable, and comes when it is asked for again', async ({
      page,
    }) => {
      await page.route('**/remotes/catalog/**', (route) => route.abort())
      await page.goto(url)
      await expect(page.getByRole('alert')).toContainText('This page is not available.')
      await page.getByRole('link', { name: 'Basket' }).click()
      await expect(page.getByRole('heading', { name: 'Basket' })).toBeVisible()
      await page.getByRole('link', { name: 'Products' }).click()
      // The page asks again by itself, and must have got no answer. Otherwise the release before would be shown.
      await expect(page.getByRole('alert')).toBeVisible()
      await page.unroute('**/remotes/catalog/**')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(edition(page)).toHaveText('second edition')
    })
  })
})
