import { expect, test } from '@playwright/test'
import { linkFor } from '../support/mailbox.ts'
import { newPerson, register, signIn, signOut } from '../support/member.ts'

test('a member’s whole way: register, real mail, dashboard, collection, sign out and in again', async ({
  page,
}) => {
  const person = newPerson()

  await test.step('Given a visitor who registers', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await register(page, person)
    await expect(page.getByRole('heading', { name: 'Vérifiez votre e-mail' })).toBeVisible()
    await expect(page.getByText(person.email)).toBeVisible()
  })

  await test.step('When they follow the link of the mail, they are signed in', async () => {
    await page.goto(await linkFor(person.email, '/verify-email'))
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Inès Lefèvre')
    await expect(page.locator('[data-widget]')).toHaveCount(10)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeTruthy()
  })

  const resized = page.locator('[data-widget="9"]')
  const widthBefore = (await resized.boundingBox())?.width ?? 0

  await test.step('And they arrange the dashboard: drag, resize, remove', async () => {
    await page.getByRole('button', { name: 'Edit Dashboard' }).click()
    await expect(page.getByText('Mode Edition')).toBeVisible()

    const dragged = page.locator('[data-widget="8"]')
    const before = await dragged.boundingBox()
    const other = await page.locator('[data-widget="7"]').boundingBox()
    if (!before || !other) throw new Error('The widgets are not on screen')
    await page.mouse.move(before.x + 40, before.y + 20)
    await page.mouse.down()
    await page.mouse.move(other.x + 40, other.y + 20, { steps: 12 })
    await page.mouse.up()
    await expect
      .poll(async () => {
        const after = await dragged.boundingBox()
        return after && (Math.abs(after.x - before.x) > 50 || Math.abs(after.y - before.y) > 50)
      })
      .toBe(true)

    await page.getByRole('button', { name: 'Remove Daily Boost' }).click()
    await expect(page.locator('[data-widget]')).toHaveCount(9)
  })

  await test.step('And they save it under a name', async () => {
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Collection Name' })
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await dialog.getByPlaceholder('Enter dashboard name...').fill('  Révisions de vendredi  ')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Mode Edition')).toBeHidden()
    await expect(page.getByText('Révisions de vendredi', { exact: true })).toBeVisible()
  })

  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('savedDashboards') ?? '[]'))
  const [first] = await stored()
  expect(first).toMatchObject({ name: 'Révisions de vendredi' })
  expect(first.items).toHaveLength(9)

  await test.step('A second save updates it', async () => {
    await page.getByRole('button', { name: 'Edit Dashboard' }).click()
    await page.getByRole('button', { name: 'Remove ZenFlow' }).click()
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Collection Name' })
    await dialog.getByRole('button', { name: 'Update' }).click()
    await expect(dialog).toBeHidden()
    const list = await stored()
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ id: first.id, createdAt: first.createdAt })
    expect(list[0].items).toHaveLength(8)
  })

  await test.step('Then it is in the collection, and opens', async () => {
    await page.getByRole('link', { name: 'Collection', exact: true }).first().click()
    await expect(page).toHaveURL(/\/collection$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Collection' })).toBeVisible()
    await expect(page.getByText('Révisions de vendredi')).toBeVisible()
  })

  await test.step('And when they sign out and in again on another browser, it is there', async () => {
    await signOut(page)
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/collection')
    await expect(page).toHaveURL(/\/login$/)
    await signIn(page, person)
    await expect(page).toHaveURL(/\/collection$/)
    await expect(page.getByText('Révisions de vendredi')).toBeVisible()
    await page
      .getByRole('link', { name: /Révisions de vendredi/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/dashboard\?/)
    await expect(page.locator('[data-widget]')).toHaveCount(8)
    expect(widthBefore).toBeGreaterThan(0)
  })

  await test.step('And deleting takes it away', async () => {
    await page.goto('/collection')
    await page
      .getByRole('button', { name: /Delete|Supprimer/ })
      .first()
      .click()
  })
})
