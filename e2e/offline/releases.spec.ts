import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { rollBack } from '@cadence/releases/store/roll-back'
import type { Page } from '@playwright/test'
import { publishHostVariant, publishVariant, ran, releaseServerPerTest } from '../support/faults/releases.ts'
import { expect, test } from '../support/faults/test.ts'
import { expectDashboard, openKept } from '../support/offline.ts'

test.use({ serviceWorkers: 'allow' })

// Publishing compresses each file of a release, which takes its time on a busy machine.
test.describe.configure({ timeout: 90_000 })

const releases = releaseServerPerTest()

/** The version of the host whose document is on screen. */
const hostOf = (page: Page) =>
  page.evaluate(() => JSON.parse(document.getElementById('cadence-registry')?.textContent ?? '{}').host)

/** What the worker knows of documents. */
const documents = (page: Page) =>
  page.evaluate(async () => {
    const state = await (await caches.match('/state', { cacheName: 'cadence-state' }))?.json()
    return state?.documents
  })

test('the next document but one brings a new release, and after a rollback the one before', async ({
  open,
}) => {
  const page = await openKept(open, releases().url)
  const before = await hostOf(page)
  await publishHostVariant(releases().store, 'v2')
  await test.step('Given a kept document, which answers once more while the server is asked beside it', async () => {
    await page.goto('/dashboard')
    await expectDashboard(page)
    expect(await hostOf(page)).toBe(before)
    expect(await ran(page)).toEqual([])
    await expect.poll(async () => (await documents(page)).newest).not.toBe((await documents(page)).started[0])
  })
  await test.step('Then the next one is of the new release', async () => {
    await page.goto('/dashboard')
    await expectDashboard(page)
    expect(await ran(page)).toEqual(['host v2'])
    await expect.poll(async () => (await documents(page)).started.length).toBe(2)
  })
  await test.step('And after a rollback it is the one before again', async () => {
    await rollBack(folderStore(releases().store), 'host')
    const { newest } = await documents(page)
    await page.goto('/dashboard')
    await expectDashboard(page)
    await expect.poll(async () => (await documents(page)).newest).not.toBe(newest)
    await page.goto('/dashboard')
    await expectDashboard(page)
    expect(await hostOf(page)).toBe(before)
    expect(await ran(page)).toEqual([])
  })
})

test('a reload shows a new release at once', async ({ open }) => {
  const page = await openKept(open, releases().url)
  await publishHostVariant(releases().store, 'v2')
  await page.reload()
  await expectDashboard(page)
  expect(await hostOf(page)).toBe('v2')
})

test('a release whose host throws at its start is blank once, and the next document is the one before', async ({
  open,
}) => {
  const page = await openKept(open, releases().url)
  const before = await hostOf(page)
  await publishHostVariant(releases().store, 'v2', (file, text) =>
    file.endsWith('.js') ? 'throw new Error("broken host")' : text,
  )
  await page.reload()
  await expect(page.locator('#root')).toBeEmpty()
  for (const load of [() => page.reload(), () => page.goto('/settings')]) {
    await load()
    await expectDashboard(page)
    expect(await hostOf(page)).toBe(before)
  }
})

test('each browser keeps its release of a canary, also from its kept document', async ({ open }) => {
  await publishVariant(releases().store, 'auth', 'v2', undefined, 50)
  const authOf = (page: Page) =>
    page.evaluate(() => {
      const { remotes } = JSON.parse(document.getElementById('cadence-registry')?.textContent ?? '{}')
      return remotes.find(({ name }: { name: string }) => name === 'auth').version
    })
  for (const _ of [1, 2]) {
    const page = await openKept(open, releases().url)
    const given = await authOf(page)
    for (const load of [() => page.goto('/dashboard'), () => page.reload()]) {
      await load()
      await expectDashboard(page)
      expect(await authOf(page)).toBe(given)
    }
    await page.context().close()
  }
})
