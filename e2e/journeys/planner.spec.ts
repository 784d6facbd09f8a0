import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { openViewer } from '../sheet/viewers.ts'
import { enterAsMember } from '../support/signed-in-member.ts'
import { expect, test } from '../support/test.ts'

const fixtures = join(import.meta.dirname, '../../remote-dashboard/src/widgets/life-planner/ical/fixtures')

const planner = (page: Page) => page.locator('[data-widget="2"]')
const block = (page: Page, name: RegExp) => planner(page).getByRole('button', { name })

async function exported(page: Page): Promise<string> {
  await planner(page).getByRole('button', { name: 'Calendriers' }).click()
  await page.getByRole('button', { name: 'Importer ou exporter' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en .ics' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('planning-cadence.ics')
  const text = await readFile(await file.path(), 'utf8')
  await page.keyboard.press('Escape')
  return text
}

async function choose(page: Page, buffer: Buffer): Promise<Locator> {
  await planner(page).getByRole('button', { name: 'Calendriers' }).click()
  await page.getByRole('button', { name: 'Importer ou exporter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importer ou exporter' })
  const file = { name: 'calendrier.ics', mimeType: 'text/calendar', buffer }
  await dialog.locator('input[type=file]').setInputFiles(file)
  return dialog
}

test('the planner: an event is made, dragged, kept; calendars come in and go out again', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T08:30:00Z'))
  await enterAsMember(page)

  await test.step('Given an event that was made with the form', async () => {
    await expect(planner(page).getByText('Exemple')).toBeVisible()
    await planner(page).getByRole('button', { name: 'Ajouter un événement, Mercredi 25 novembre' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Nouvel événement' })
    await dialog.getByLabel('Titre').fill('Partiel de droit')
    await page.keyboard.press('Enter')
    await expect(block(page, /^Partiel de droit, Mercredi 25 novembre, 09:00 – 10:00/)).toBeFocused()
    await expect(planner(page).getByText('Exemple')).toBeHidden()
  })

  await test.step('When it is dragged to the next day, an hour later', async () => {
    const event = block(page, /^Partiel de droit/)
    const from = await event.boundingBox()
    const next = await planner(page)
      .getByRole('button', { name: 'Jeudi 26 novembre', exact: true })
      .boundingBox()
    // The event takes an hour, with a pixel of room above and below.
    const hour = (from?.height ?? 0) + 2
    if (!from || !next) throw new Error('The event is not on screen')
    await page.mouse.move(from.x + 20, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(from.x + 40, from.y + 20, { steps: 3 })
    await page.mouse.move(next.x + next.width / 2, from.y + 8 + hour, { steps: 8 })
    await page.mouse.up()
    await expect(block(page, /^Partiel de droit, Jeudi 26 novembre, 10:00 – 11:00/)).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('And a calendar is imported', async () => {
    const dialog = await choose(page, await readFile(join(fixtures, 'outlook.ics')))
    await expect(dialog.getByText('4 événements')).toBeVisible()
    await dialog.getByRole('button', { name: 'Importer', exact: true }).click()
    await expect(page.getByText('4 événements importés')).toBeVisible()
    // The trip is in the past: the planner shows its last day.
    await expect(block(page, /^TD d’anglais, Vendredi 13 novembre, 08:30 – 10:00/)).toBeVisible()
  })

  await test.step('Then both are there after a reload', async () => {
    await page.reload()
    await expect(block(page, /^Partiel de droit, Jeudi 26 novembre, 10:00 – 11:00/)).toBeVisible()
  })

  await test.step('And an export comes in again as it went out', async () => {
    const text = await exported(page)
    expect(text).toContain('SUMMARY:Partiel de droit\r\n')
    const dialog = await choose(page, Buffer.from(text))
    await expect(dialog.getByText('5 événements, dont 5 déjà là')).toBeVisible()
    await expect(dialog.getByText('Rien de nouveau dans ce fichier.')).toBeVisible()
  })
})

test('in the agenda of a low planner, a line that is dragged to a day keeps its hour', async ({
  browser,
}) => {
  const context = await openViewer(browser, 'member', { mode: 'dark', theme: 'origin' }, 1440)
  const page = await context.newPage()
  // The planner of « Dimanche calme » takes half of the board's width.
  await page.goto('/collection')
  await page.getByRole('link', { name: 'Dimanche calme' }).first().click()
  const line = block(page, /^Piscine, Mardi 24 novembre, 18:00 – 19:00/)
  const day = block(page, /^Mercredi 25 novembre/).first()
  await expect(line).toBeVisible()
  const from = await line.boundingBox()
  const to = await day.boundingBox()
  if (!from || !to) throw new Error('The event is not on screen')
  await page.mouse.move(from.x + 80, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 90, from.y + from.height, { steps: 3 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(block(page, /^Piscine, Mercredi 25 novembre, 18:00 – 19:00/)).toBeVisible()
  await context.close()
})

test('the hours stay at their place when the rows above them become higher', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T08:30:00Z'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterAsMember(page)
  const hours = planner(page).getByRole('group', { name: 'Heures du planning' })
  const top = () => hours.evaluate((element) => element.scrollTop)
  await expect.poll(top).toBeGreaterThan(0)
  const before = await top()
  await hours.evaluate(async (element) => {
    for (const row of element.querySelectorAll<HTMLElement>('.above')) row.style.paddingBottom = '100px'
    await new Promise((done) => setTimeout(done, 100))
  })
  expect(await top()).toBe(before)
})
