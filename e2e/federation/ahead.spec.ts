import type { Page } from '@playwright/test'
import { enterAsMember } from '../support/signed-in-member.ts'
import { expect, test } from '../support/test.ts'

/** Every file of a remote that came over the network, in order, and whether it was prefetched. */
async function logFiles(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const asked = new Map<string, { path: string; ahead: boolean }>()
  const came: { path: string; ahead: boolean }[] = []
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url, initialPriority } }) => {
    // Only prefetches have this priority.
    asked.set(requestId, { path: new URL(url).pathname, ahead: initialPriority === 'VeryLow' })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = asked.get(requestId)
    // What the browser's cache answers has no length.
    if (file?.path.startsWith('/remotes/') && encodedDataLength > 0) came.push(file)
  })
  await cdp.send('Network.enable')
  return came
}

/** Waits until the network is quiet on each page, which takes long on a busy machine. */
const timeout = 20_000

const remoteOf = (path: string) => path.split('/')[2]

test('when all is calm the files of the next page are fetched ahead, not run, and never fetched again', async ({
  page,
}) => {
  const came = await logFiles(page)
  const ahead = (remote: string, name: string) =>
    came.some(({ path, ahead }) => ahead && remoteOf(path) === remote && path.includes(name))

  await test.step('from the public site: the sign-in', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => ahead('auth', 'Login') && ahead('auth', 'remoteEntry'), { timeout }).toBe(true)
    await expect.poll(() => ahead('auth', 'Register'), { timeout }).toBe(true)
    const containers = () => Object.keys(globalThis).filter((name) => name.startsWith('cadence_auth_'))
    expect(await page.evaluate(containers)).toEqual([])
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0)
  })

  await test.step('the sign-in comes from the cache, and then the dashboard is fetched ahead', async () => {
    const before = came.length
    await page.getByRole('link', { name: 'Se Connecter', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ravis de vous revoir')
    expect(came.slice(before).filter(({ path }) => remoteOf(path) === 'auth')).toEqual([])
    await expect.poll(() => ahead('dashboard', 'Dashboard'), { timeout }).toBe(true)
  })

  const paths = came.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('in the app area every other page is fetched ahead, one after the other', { tag: '@nightly' }, async ({
  page,
}) => {
  const came = await logFiles(page)
  await enterAsMember(page)
  const pages = ['Collection', 'Tasks', 'Settings', 'CommunityHub', 'Appearance']
  await expect
    .poll(() => pages.filter((name) => came.some(({ path }) => path.includes(`expose_${name}.`))), {
      timeout,
    })
    .toEqual(pages)
  const before = came.length
  for (const name of ['Community Hub', 'Settings', 'Collection']) {
    await page.getByRole('link', { name, exact: true }).first().click()
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase().replace(' ', '-')}$`))
  }
  const afterwards = came.slice(before).filter(({ path }) => /remoteEntry|__federation_expose_/.test(path))
  expect(afterwards).toEqual([])
})

test('a fragment is asked for only when the page stands and nothing else has come for a while', async ({
  page,
}) => {
  await enterAsMember(page)
  const asked = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource').filter((file) => 'responseEnd' in file)
      const chunkOf = (name: string) =>
        files.find((file) => file.name.includes(`__federation_expose_${name}.`))
      const [own, fragment] = [chunkOf('Dashboard'), chunkOf('Focus')]
      return own && fragment && fragment.startTime - (own.startTime + own.duration)
    })
  await expect.poll(asked, { timeout }).toBeGreaterThan(400)
})
