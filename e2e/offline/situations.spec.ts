import type { Page } from '@playwright/test'
import { failure, html, reset } from '../support/faults/answers.ts'
import type { Fault } from '../support/faults/proxy.ts'
import { signOut } from '../support/member.ts'
import { expect, expectKept, expectNoted, type Network, test, visitorTest } from '../support/offline.ts'
import { expectAlive } from '../support/page-alive.ts'
import { sample } from '../support/sample.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const appHeading = (page: Page) => page.locator('main[data-layout="app"]').getByRole('heading', { level: 1 })
const isDocument = (path: string) => !/^\/(?:api|host|remotes)\//.test(path) && !/\.\w+$/.test(path)
const isFile = (path: string) => /^\/(?:host|remotes)\//.test(path)

/** What the network does, and to what. */
interface Situation {
  name: string
  fault: Fault
}

const everything = () => true
const all = (name: string, answer: Fault['answer']): Situation => ({
  name,
  fault: { on: everything, answer },
})
const files = (name: string, answer: Fault['answer']): Situation => ({ name, fault: { on: isFile, answer } })

/** A normal run has every fourth. */
const networks: readonly Situation[] = [
  all('no network', reset),
  all('a release server that answers 500', failure(500)),
  all('a proxy without a release server, 502', failure(502)),
  all('a maintenance page, 503', failure(503, '<h1>Maintenance</h1>', 'text/html')),
  all('a network whose sign-in page answers everything with HTML and 200', html),
  { name: 'documents that do not come', fault: { on: isDocument, answer: reset } },
  files('files that do not come', reset),
  files('files that are gone, 404', failure(404)),
  all('a network that never answers', () => undefined),
  files('files that are HTML', html),
  { name: 'no API', fault: { on: (path) => path.startsWith('/api/'), answer: reset } },
  { name: 'no registry', fault: { on: (path) => path === '/registry.json', answer: reset } },
]

/** How a member comes to a page. */
const ways: readonly { name: string; open: (page: Page) => Promise<unknown> }[] = [
  { name: 'opened', open: (page) => page.goto('/dashboard') },
  { name: 'opened at a page that was never seen', open: (page) => page.goto('/settings') },
]

async function keepTheApp(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expectKept(page)
}

async function expectOpens(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(appHeading(page)).toBeVisible()
}

async function expectOpensWithoutNetwork(page: Page, network: Network): Promise<void> {
  network.cut()
  await expectOpens(page)
}

for (const { name, fault } of sample(networks, 4))
  test(`the app opens after one visit with ${name}`, async ({ page, network }) => {
    await keepTheApp(page)
    network.inject(fault)
    for (const way of ways)
      await test.step(way.name, async () => {
        await way.open(page)
        await expect(appHeading(page)).toBeVisible()
        await expectAlive(page)
      })
    network.restore()
    await expectOpens(page)
  })

/** Cuts the network at the n-th request of the first visit. */
function cutAfter(network: Network, count: number): void {
  let seen = 0
  network.inject({
    on: () => {
      seen += 1
      return seen > count
    },
    answer: reset,
  })
}

// The first cuts hit the document and its files, the last ones what the worker fetches when the page is idle.
for (const count of sample([3, 1, 2, 5, 8, 12, 16, 20, 25, 30, 40, 50, 70, 90], 8))
  test(`a first visit that is cut after ${count} requests is whole once the network is back`, async ({
    page,
    network,
  }) => {
    cutAfter(network, count)
    await page.goto('/dashboard', { waitUntil: 'commit' }).catch(() => undefined)
    // As long as expectKept waits for what the worker fetches when the page is idle.
    await expect.poll(() => network.hits(), { timeout: 20_000 }).toBeGreaterThan(0)
    network.restore()
    await expectOpens(page)
    await expectKept(page)
    await expectOpensWithoutNetwork(page, network)
  })

/** What may have become of what was kept. */
const harms: readonly { name: string; harm: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'all that was kept is gone',
    harm: (page) =>
      page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name)
      }),
  },
  { name: 'the documents are gone', harm: (page) => page.evaluate(() => caches.delete('cadence-documents')) },
  {
    name: 'what the worker knows is gone',
    harm: (page) => page.evaluate(() => caches.delete('cadence-state')),
  },
  {
    name: 'what the worker knows cannot be read',
    harm: (page) =>
      page.evaluate(async () => (await caches.open('cadence-state')).put('/state', new Response('{'))),
  },
  {
    name: 'a file holds another content',
    harm: (page) =>
      page.evaluate(async () => {
        const cache = await caches.open('cadence-files')
        const script = (await cache.keys()).find(({ url }) => /_Dashboard\.\w+\.js$/.test(url))
        if (!script) throw new Error('The chunk of the dashboard is not kept')
        const headers = { 'Content-Type': 'text/javascript' }
        await cache.put(script, new Response('"changed"', { headers }))
      }),
  },
]

for (const { name, harm } of sample(harms, 4))
  test(`with a network the app opens although ${name}, and is kept again`, async ({ page, network }) => {
    await keepTheApp(page)
    await harm(page)
    await expectOpens(page)
    await expectKept(page)
    await expectOpensWithoutNetwork(page, network)
  })

/** Runs in the page: the address of each kept answer, and its text. */
async function keptTexts(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('cadence-'))
  const texts = names.map(async (name) => {
    const cache = await caches.open(name)
    const textOf = async (request: Request) => `${request.url} ${await (await cache.match(request))?.text()}`
    return Promise.all((await cache.keys()).map(textOf))
  })
  return (await Promise.all(texts)).flat()
}

test('nothing of a member is in the caches, also after signing out without a network', async ({
  page,
  network,
}) => {
  await keepTheApp(page)
  const email = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').email)
  expect(email).toContain('@')
  const expectNothingKept = async () => {
    const texts = await page.evaluate(keptTexts)
    expect(texts.length).toBeGreaterThan(0)
    // Not the texts themselves: they are whole scripts.
    expect(texts.filter((text) => text.includes(email) || /^\S*\/api\//.test(text)).length).toBe(0)
  }
  await expectNothingKept()
  network.cut()
  await signOut(page)
  await expectNothingKept()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
  await expect(heading(page)).toBeVisible()
})

visitorTest(
  'a public page that was seen opens without a network; another says that it is not there',
  async ({ page, network }) => {
    await page.goto('/legal-notice')
    await expectNoted(page)
    network.cut()
    await page.goto('/legal-notice')
    await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
    await page.goto('/community')
    await expect(heading(page)).toBeVisible()
    await expectAlive(page)
  },
)

test('what is written without a network is there after a reload, and is sent when it is back', async ({
  page,
  context,
  network,
}) => {
  await keepTheApp(page)
  network.cut()
  await context.setOffline(true)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Nouvelle note' }).click()
  const title = page.getByRole('textbox', { name: 'Titre' })
  await title.fill('Réviser sans réseau')
  await title.press('Enter')
  await page.reload()
  await expect(page.locator('[data-note]').getByText('Réviser sans réseau')).toBeVisible()
  network.restore()
  await context.setOffline(false)
  const sent = () =>
    page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` }
      return (await fetch('/api/v1/records', { headers })).text()
    })
  await expect.poll(sent).toContain('Réviser sans réseau')
})

test('two tabs of one browser open without a network', async ({ page, context, network }) => {
  await keepTheApp(page)
  const other = await context.newPage()
  await other.goto(`${network.url}/collection`)
  await expect(appHeading(other)).toBeVisible()
  network.cut()
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(appHeading(tab)).toBeVisible()
  }
})

/** Runs in the page: the path of the newest worker, which takes over when the one before it has no more work. */
async function newestWorker(): Promise<string | undefined> {
  const { installing, waiting, active } = await navigator.serviceWorker.ready
  const newest = installing ?? waiting ?? active
  return newest ? new URL(newest.scriptURL).pathname : undefined
}

test('a worker with the address of former releases opens the app without a network, and gives way to the present address', async ({
  page,
  network,
}) => {
  await keepTheApp(page)
  await page.evaluate(() => navigator.serviceWorker.register('/push-worker.js', { scope: '/' }))
  const ruler = () =>
    page.evaluate(() => new URL(navigator.serviceWorker.controller?.scriptURL ?? '').pathname)
  await expect.poll(ruler).toBe('/push-worker.js')
  await expectOpensWithoutNetwork(page, network)
  expect(await ruler()).toBe('/push-worker.js')
  network.restore()
  await expectOpens(page)
  // A scope has one registration, and the last address that a page registers is that of its newest worker.
  await expect.poll(() => page.evaluate(newestWorker), { timeout: 20_000 }).toBe('/service-worker.js')
})
