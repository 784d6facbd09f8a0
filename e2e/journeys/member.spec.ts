import type { Locator, Page } from '@playwright/test'
import { linkFor } from '../support/mailbox.ts'
import { newPerson, register, signIn, signOut } from '../support/member.ts'
import { expect, test } from '../support/test.ts'

async function box(widget: Locator) {
  const found = await widget.boundingBox()
  if (!found) throw new Error('The widget is not on screen')
  return found
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await page.mouse.up()
}

function dashboardsOnServer(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` }
    const answer = await fetch('/api/v1/dashboards', { headers })
    return (await answer.json()).dashboards.length
  })
}

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
    expect(page.url()).not.toContain('token')
    await expect(page.locator('[data-widget]')).toHaveCount(10)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeTruthy()
  })

  await test.step('And they arrange the dashboard: drag, resize, remove', async () => {
    await page.getByRole('button', { name: 'Edit Dashboard' }).click()
    await expect(page.getByText('Mode Edition')).toBeVisible()
    await expect(page.locator('[data-editable-grid] [data-widget]').first()).toBeVisible()

    const timer = page.locator('[data-widget="8"]')
    const before = await box(timer)
    await drag(page, { x: before.x + 60, y: before.y + 24 }, { x: before.x - 300, y: before.y + 24 })
    await expect.poll(async () => (await box(timer)).x).toBeLessThan(before.x - 100)

    const notes = page.locator('[data-widget="10"]')
    await notes.scrollIntoViewIfNeeded()
    const small = await box(notes)
    const corner = { x: small.x + small.width - 8, y: small.y + small.height - 8 }
    await drag(page, corner, { x: corner.x, y: corner.y + 110 })
    await expect.poll(async () => (await box(notes)).height).toBeGreaterThan(small.height + 80)

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
    await expect(page.getByRole('link', { name: 'Révisions de vendredi' }).first()).toBeVisible()
  })

  await test.step('And when they sign out and in again on another browser, it is there', async () => {
    await signOut(page)
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/collection')
    await expect(page).toHaveURL(/\/login$/)
    await signIn(page, person)
    await expect(page).toHaveURL(/\/collection$/)
    await expect(page.getByRole('link', { name: 'Révisions de vendredi' }).first()).toBeVisible()
    await page
      .getByRole('link', { name: /Révisions de vendredi/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/dashboard\?/)
    await expect(page.locator('[data-widget]')).toHaveCount(8)
  })

  await test.step('And deleting takes it away, here and on the server', async () => {
    await page.goto('/collection')
    await page.getByRole('button', { name: 'Delete Révisions de vendredi' }).click()
    await expect(page.getByText('No dashboards yet')).toBeVisible()
    await expect.poll(() => dashboardsOnServer(page)).toBe(0)
  })
})
