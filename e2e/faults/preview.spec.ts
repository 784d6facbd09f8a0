import { previewLink } from '@cadence/releases/preview/preview-link'
import { expectNoFaultAtAnySize } from '../support/axe.ts'
import { serveBranchBuild } from '../support/faults/branch-build.ts'
import { ran, releaseServerPerTest } from '../support/faults/releases.ts'
import { expect, test } from '../support/faults/test.ts'
import { workerPort } from '../support/stack.ts'
import { storeTheme } from '../support/theme.ts'
import { expectPage, follow, linkedPlaces } from './remote-pages.ts'

const secret = 'a secret of these tests'
const port = workerPort(3)
const origin = `http://127.0.0.1:${port}`

const releases = releaseServerPerTest({
  preview: { origins: [origin], secret, audience: 'everyone', development: false },
  panel: 'everybody',
})

test.describe.configure({ timeout: 90_000 })

const [home, login] = linkedPlaces
if (!home || !login) throw new Error('A place is missing')

test('a remote from another address in the real shell: a badge says so; when it is gone the live one shows', async ({
  open,
}) => {
  const { url, store } = releases()
  const build = await serveBranchBuild(store, 'auth', port)
  const { page, watch } = await open({ url })
  const badge = page.getByRole('complementary', { name: 'Aperçu' })
  let isSaid = false
  const toast = page.getByText(/^L’aperçu de auth depuis .* n’a pas pu être chargé/)
  toast.waitFor({ timeout: 0 }).then(
    () => {
      isSaid = true
    },
    () => undefined,
  )
  await test.step('a signed link asks before it opens it', async () => {
    await storeTheme(page, 'system')
    await page.goto(previewLink({ remote: 'auth', at: build.url, shell: url, secret, days: 1, by: 'Léa' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Ouvrir un aperçu' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: build.url })).toBeVisible()
    await expectNoFaultAtAnySize(page, 'the page that asks')
    await page.getByRole('link', { name: 'Annuler' }).click()
    await expectPage(page, home)
    await expect(badge).toBeHidden()
    await page.goBack()
    await page.getByRole('button', { name: 'Ouvrir l’aperçu' }).click()
    await expectPage(page, home)
    await expect(badge).toContainText(`Aperçu\u202f: auth depuis 127.0.0.1:${port}`)
    await follow(page, login)
    await expectPage(page, login)
    expect(await ran(page)).toEqual(['auth branch'])
    expect(await watch.refused()).toEqual([])
    await expectNoFaultAtAnySize(page, 'a preview')
    expect(isSaid).toBe(false)
  })
  await test.step('its files are gone: the live release, and a word about it', async () => {
    build.lose()
    await page.reload()
    await expectPage(page, login)
    await expect.poll(() => isSaid).toBe(true)
    expect(await ran(page)).toEqual([])
    expect(await watch.reported()).toMatchObject([{ phase: 'load', remote: 'auth', preview: true }])
  })
  await test.step('and the way back', async () => {
    await badge.getByRole('button', { name: 'Quitter' }).click()
    await expect(badge).toBeHidden()
    await expectPage(page, login)
    await follow(page, home)
    await expectPage(page, home)
    expect(watch.uncaught).toEqual([])
  })
  await build.stop()
})

test('the operator’s panel: for administrators; to everybody else its address is unknown', {
  tag: '@nightly',
}, async ({ open }) => {
  const { page, context } = await open({ signedIn: true, url: releases().url })
  await storeTheme(page, 'system')
  await page.goto('/__shell')
  await expectPage(page, { heading: /Inès Lefèvre|cadence\.$/ })
  await context.route('**/api/v1/auth/user', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.data.user.role = 'admin'
    await route.fulfill({ response, json: answer })
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain('"admin"')
  await page.goto('/__shell')
  await expect(page.getByRole('heading', { level: 1, name: 'Panneau de l’opérateur' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Révision \d/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: /^auth team-auth$/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^react 19.* cadence_host/ }).first()).toBeVisible()
  await expectNoFaultAtAnySize(page, 'the operator’s panel')
})
