import { changedByte } from '../support/faults/answers.ts'
import type { Answer } from '../support/faults/proxy.ts'
import { expect, test, type Visit } from '../support/faults/test.ts'
import { withoutIntegrity } from '../support/faults/unchecked.ts'
import { expectUnavailable } from '../support/page-alive.ts'
import { workerPort } from '../support/stack.ts'
import { forEachRemote } from './in-parallel.ts'
import { chunksOf, entryOf, expectPage, filesOf, follow, sectionOf } from './remote-pages.ts'

test.describe.configure({ timeout: 180_000 })

const foreign = `http://127.0.0.1:${workerPort(1)}`

/** Asserts that no script of another origin ran, and that no request for one succeeded. */
async function expectNothingForeign({ page }: Visit, asked: string[]): Promise<void> {
  expect(await page.evaluate(() => 'cadenceForeign' in globalThis)).toBe(false)
  expect(asked).toEqual([])
}

/** Addresses of another origin that answered. */
function foreignAnswers({ page }: Visit): string[] {
  const answered: string[] = []
  page.on('response', (response) => {
    if (response.url().startsWith(foreign)) answered.push(response.url())
  })
  return answered
}

for (const [what, on] of [
  ['entry', entryOf],
  ['chunk', chunksOf],
] as const) {
  test(
    `a changed byte in the ${what} is harmless by itself: only the check refuses it`,
    { tag: '@nightly' },
    ({ open }) =>
      forEachRemote(async (place) => {
        const visit = await open(place)
        visit.inject({ on: on(place), answer: changedByte, unchecked: true })
        await visit.page.goto(place.path)
        await expectPage(visit.page, place)
        expect(visit.hits()).toBeGreaterThan(0)
      }),
  )

  test(`a changed byte in the ${what} is refused for its integrity`, ({ open }) =>
    forEachRemote(async (place) => {
      const visit = await open(place)
      const refusals: string[] = []
      visit.page.on('console', (message) => {
        if (/integrity/.test(message.text())) refusals.push(message.text())
      })
      visit.inject({ on: on(place), answer: changedByte })
      await visit.page.goto(place.path)
      await expectUnavailable(visit.page, sectionOf(place))
      expect(refusals.length).toBeGreaterThan(0)
    }))
}

test('nothing in the address or in storage moves a remote', ({ open }) =>
  forEachRemote(async (place) => {
    const visit = await open(place)
    const { page } = visit
    const answered = foreignAnswers(visit)
    await page.addInitScript((evil) => {
      const names = ['registry', 'cadence-registry', 'remotes', 'remoteEntry', 'publicPath', '__FEDERATION__']
      const registry = JSON.stringify({
        remotes: ['marketing', 'auth', 'dashboard', 'settings'].map((name) => ({
          name,
          version: '9',
          entry: `${evil}/remoteEntry.js`,
          owner: 'nobody',
          pages: {},
        })),
      })
      for (const name of names) {
        localStorage.setItem(name, registry)
        sessionStorage.setItem(name, registry)
      }
    }, foreign)
    const evil = encodeURIComponent(`${foreign}/remoteEntry.js`)
    const query = `remote=${evil}&entry=${evil}&registry=${evil}&publicPath=${evil}&${place.remote}=${evil}`
    await page.goto(`${place.path}?${query}#entry=${evil}&registry=${evil}`)
    await expectPage(page, place)
    await expectNothingForeign(visit, answered)
  }))

/** The document, with the place's remote at an address of another origin, whatever comes from there. */
const moved =
  (remote: string): Answer =>
  async ({ response, upstream }) => {
    const { status, headers, body } = await upstream()
    const { 'content-length': _, 'transfer-encoding': __, ...others } = headers
    const html = withoutIntegrity(body.toString())
    response
      .writeHead(status, others)
      .end(html.replaceAll(`"/remotes/${remote}/`, `"${foreign}/remotes/${remote}/`))
  }

test('a registry that names another origin for a remote: that remote alone fails, and nothing is loaded from there', ({
  open,
}) =>
  forEachRemote(async (place) => {
    const visit = await open(place)
    const { page, inject } = visit
    const answered = foreignAnswers(visit)
    inject({ on: (pathname) => pathname === place.path, answer: moved(place.remote), unchecked: true })
    await page.goto(place.path)
    await expectUnavailable(page, sectionOf(place))
    expect(visit.hits()).toBe(1)
    await follow(page, place.neighbour)
    await expectPage(page, place.neighbour)
    await expectNothingForeign(visit, answered)
  }))

test('a remote has no stylesheet of its own that could fail', ({ open }) =>
  forEachRemote(async (place) => {
    const { page, inject, hits } = await open(place)
    // The styles of a remote are in its scripts, so its pages are complete without any stylesheet.
    inject({
      on: (pathname) => filesOf(place)(pathname) && pathname.endsWith('.css'),
      answer: ({ response }) => void response.writeHead(404).end(),
    })
    await page.goto(place.path)
    await expectPage(page, place)
    expect(hits()).toBe(0)
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0)
  }))
