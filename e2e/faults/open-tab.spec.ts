import type { Response } from '@playwright/test'
import { publishHostVariant, publishVariant, ran, releaseServerPerTest } from '../support/faults/releases.ts'
import { expect, test, type Visit } from '../support/faults/test.ts'
import { expectAlive, expectSameDocument, markDocument } from '../support/page-alive.ts'
import { expectPage, follow, linkedPlaces } from './remote-pages.ts'

const releases = releaseServerPerTest()

test.describe.configure({ timeout: 90_000 })

const [home, login] = linkedPlaces
if (!home || !login) throw new Error('A place is missing')

/** Makes the tab read the live registry, as after a lost connection. */
async function hearOfReleases({ page }: Visit): Promise<void> {
  const answers: Response[] = []
  page.on('response', (response) => response.url().endsWith('/registry.json') && answers.push(response))
  // The shell listens after the page is rendered and idle.
  const ask = async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    return answers.length
  }
  await expect.poll(ask).toBeGreaterThan(0)
  await answers[0]?.finished()
}

/** Failed requests of a tab, in all its documents. */
function failedRequests({ page }: Visit): string[] {
  const failed: string[] = []
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
  return failed
}

async function expectFocusOnHeading({ page }: Visit): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
}

test('releases of remotes: one that did not run yet is taken as it is, one that did comes in a fresh document', async ({
  open,
}) => {
  const visit = await open({ url: releases().url })
  const failed = failedRequests(visit)
  const { page, watch } = visit
  await page.goto(home.path)
  await expectPage(page, home)
  await markDocument(page)
  await publishVariant(releases().store, 'auth', 'v2')
  await publishVariant(releases().store, 'marketing', 'v2')
  await hearOfReleases(visit)
  await expectSameDocument(page)
  await follow(page, login)
  await expectPage(page, login)
  await expectSameDocument(page)
  expect(await ran(page)).toEqual(['auth v2'])
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await follow(page, home)
  await expectPage(page, home)
  await expect(page.locator('html')).not.toHaveAttribute('data-same-document')
  await expectFocusOnHeading(visit)
  expect(await ran(page)).toEqual(['marketing v2'])
  await page.goBack()
  await expectPage(page, login)
  await expectAlive(page)
  expect(failed).toEqual([])
  expect(watch.uncaught).toEqual([])
})

test('a release of host and remotes: what is typed is kept, and the next page change after it uses them', async ({
  open,
}) => {
  const visit = await open({ url: releases().url })
  const failed = failedRequests(visit)
  const { page, watch } = visit
  await page.goto(login.path)
  await expectPage(page, login)
  await markDocument(page)
  await publishHostVariant(releases().store, 'v2')
  await publishVariant(releases().store, 'auth', 'v2')
  await publishVariant(releases().store, 'marketing', 'v2')
  await hearOfReleases(visit)
  const field = page.getByRole('textbox').first()
  await field.fill('ines@exemple.fr')
  await page.getByRole('link', { name: home.link }).first().focus()
  await expect(field).toHaveValue('ines@exemple.fr')
  await follow(page, home)
  await expectPage(page, home)
  await expectSameDocument(page)
  expect(await ran(page)).toEqual(['marketing v2'])
  await follow(page, login)
  await expectPage(page, login)
  await expect(page.locator('html')).not.toHaveAttribute('data-same-document')
  await expectFocusOnHeading(visit)
  expect(await ran(page)).toEqual(['host v2', 'auth v2'])
  // From here on nothing is new: page changes stay in the document.
  await markDocument(page)
  await follow(page, home)
  await expectPage(page, home)
  await expectSameDocument(page)
  expect(await ran(page)).toEqual(['host v2', 'auth v2', 'marketing v2'])
  expect(failed).toEqual([])
  expect(watch.uncaught).toEqual([])
})
