import type { Locator, Page } from '@playwright/test'
import { signedInState, signUp } from '../support/account.ts'
import { newPerson } from '../support/member.ts'
import { full } from '../support/sample.ts'
import { saveDashboards } from '../support/saved-dashboards.ts'
import { enterAsMember } from '../support/signed-in-member.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** How long a toast stays, in milliseconds. */
const STAYS = 4000

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (Alt+T)' })
const toasts = (page: Page) => region(page).getByRole('listitem')
const undo = (page: Page) => region(page).getByRole('button', { name: 'Annuler' })

async function box(part: Locator) {
  const found = await part.boundingBox()
  if (!found) throw new Error('Not on screen')
  return found
}

/** Saves the dashboard under a name, which shows a toast. */
async function save(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit Dashboard' }).click()
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await page.getByPlaceholder('Enter dashboard name...').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toasts(page)).toHaveText(`« ${name} » enregistré`)
}

/** Opens the collection of a member with one dashboard. */
async function collectionOf(page: Page, name: string): Promise<void> {
  const person = newPerson()
  await page.context().setStorageState(signedInState(await signUp(person)))
  await saveDashboards(person, [{ name }])
  await page.goto('/collection')
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(1)
}

/** Deletes the first dashboard, which shows a toast with an undo button. */
async function deleteFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await expect(undo(page).first()).toBeVisible()
}

/** Whether a press on the part's middle would hit it. */
function isHit(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

test('the first toast shows without a network, also where no service worker keeps its code', async ({
  page,
  context,
}) => {
  await enterAsMember(page)
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/toasts.')),
    )
  await expect.poll(fetched, { timeout: 20_000 }).toBe(true)
  await page.getByRole('button', { name: 'Edit Dashboard' }).click()
  await expect(page.getByRole('button', { name: 'Sauvegarder' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await page.getByPlaceholder('Enter dashboard name...').fill('Sans réseau')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toasts(page)).toHaveText('« Sans réseau » enregistré')
})

test('a toast shows at the top, 356 px wide, for a while, and gives the focus up', async ({ page }) => {
  await enterAsMember(page)
  await save(page, 'Révisions')
  const toast = toasts(page)
  await expect.poll(async () => (await box(toast)).y).toBe(24)
  const { x, width } = await box(toast)
  expect(width).toBe(356)
  expect(x + width / 2).toBeCloseTo(1280 / 2, 0)
  await expect(region(page)).toHaveAttribute('aria-live', 'polite')

  await test.step('With the focus on it, a press elsewhere takes the focus there', async () => {
    await page.keyboard.press('Alt+t')
    await expect(toast).toBeFocused()
    const edit = page.getByRole('button', { name: 'Edit Dashboard' })
    await edit.click()
    await expect(page.getByText('Mode Edition')).toBeVisible()
    await expect(toast).not.toBeFocused()
  })
  await expect(toast).toBeHidden()
})

test('three are on screen, 14 px apart, and a phone of 320 px shows them whole', async ({ page }) => {
  test.slow()
  await collectionOf(page, 'Un nom de tableau de bord qui est vraiment très très long pour un téléphone')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const count of [1, 2, 3, 4]) {
    await page
      .getByRole('button', { name: /^Duplicate/ })
      .first()
      .click()
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(count)
    // Hover keeps the first toast until the last one appears.
    await page.keyboard.press('Alt+t')
  }
  const visible = toasts(page)
  await expect(visible).toHaveCount(3)
  const gap = async () => {
    const [newest, next] = [await box(visible.nth(0)), await box(visible.nth(1))]
    return Math.round(next.y - newest.y - newest.height)
  }
  await expect.poll(gap).toBe(14)
  for (const toast of await visible.all()) {
    const { x, width } = await box(toast)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(320)
    expect(await toast.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})

// The library does this itself.
if (full)
  test('it stays under the pointer', async ({ page }) => {
    await collectionOf(page, 'Révisions')
    await page.clock.install()
    await deleteFirst(page)
    await toasts(page).hover()
    await page.clock.runFor(3 * STAYS)
    await expect(undo(page)).toBeVisible()
    await page.mouse.move(700, 700)
    await page.clock.runFor(STAYS + 500)
    await expect(toasts(page)).toHaveCount(0)
  })

test('by keyboard: reached, held, used, left', async ({ page }) => {
  test.slow()
  await collectionOf(page, 'Révisions')
  const heading = page.getByRole('heading', { level: 1, name: 'Collection' })
  await page.clock.install()

  await test.step('Alt+T leads to it, and while it has the focus it stays', async () => {
    await deleteFirst(page)
    await expect(heading).toBeFocused()
    await page.keyboard.press('Alt+t')
    await expect(toasts(page)).toBeFocused()
    await page.clock.runFor(3 * STAYS)
    await expect(toasts(page)).toBeFocused()
    await expect(toasts(page)).toHaveCSS('outline-style', 'solid')
  })
  await test.step('so it does while the pointer comes and goes', async () => {
    await toasts(page).hover()
    await page.mouse.move(700, 700)
    await page.clock.runFor(2 * STAYS)
    await expect(toasts(page)).toBeFocused()
  })
  await test.step('Tab leads to its button, and then back to where one was', async () => {
    await page.keyboard.press('Tab')
    await expect(undo(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(heading).toBeFocused()
  })
  await test.step('Escape leads back too', async () => {
    await page.keyboard.press('Alt+t')
    await expect(toasts(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(heading).toBeFocused()
  })
  await test.step('its button works, it goes, and the focus goes back', async () => {
    await page.keyboard.press('Alt+t')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(heading).toBeFocused()
    await page.clock.runFor(1000)
    await expect(toasts(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(1)
  })
  await test.step('one that was left goes in its time', async () => {
    await deleteFirst(page)
    await page.keyboard.press('Alt+t')
    await page.keyboard.press('Escape')
    await page.clock.runFor(STAYS + 500)
    await expect(toasts(page)).toHaveCount(0)
  })
})

test('over a modal: on top of it, reached, used, and still there when it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await collectionOf(page, 'Révisions')
  const openMenu = page.getByRole('button', { name: 'Ouvrir le menu' })
  const drawer = page.getByRole('dialog', { name: 'Menu' })

  await test.step('Given a toast, when the drawer opens, the toast lies over it', async () => {
    await deleteFirst(page)
    await toasts(page).hover()
    await openMenu.focus()
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Annuler' })).toBeVisible()
    await expect.poll(() => isHit(undo(page))).toBe(true)
    await expect.poll(() => box(toasts(page))).toMatchObject({ x: 16, y: 16 })
  })
  await test.step('Escape in the toast leaves the toast, not the drawer', async () => {
    await page.keyboard.press('Alt+t')
    await expect(toasts(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(toasts(page)).not.toBeFocused()
    await expect(drawer).toBeVisible()
  })
  await test.step('it survives the drawer', async () => {
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(openMenu).toBeFocused()
    await expect(undo(page)).toBeVisible()
    await expect.poll(() => isHit(undo(page))).toBe(true)
  })
  await test.step('and its button works in the drawer', async () => {
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    await undo(page).click()
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Delete Révisions' })).toBeVisible()
  })
  await test.step('one that comes while the drawer is open shows over it', async () => {
    await page.mouse.move(200, 700)
    await expect(toasts(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Duplicate Révisions' }).click()
    await openMenu.focus()
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    await expect(drawer.getByText('« Révisions (copie) » créé')).toBeVisible()
    await expect.poll(() => isHit(drawer.getByText('« Révisions (copie) » créé'))).toBe(true)
  })
})

// The rule that ends every transition is a unit test's.
if (full)
  test.describe('with less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('a toast is simply there', async ({ page }) => {
      await enterAsMember(page)
      await save(page, 'Révisions')
      expect(await toasts(page).evaluate((element) => getComputedStyle(element).transitionProperty)).toBe(
        'none',
      )
      expect((await box(toasts(page))).y).toBe(24)
    })
  })
