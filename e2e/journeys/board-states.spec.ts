import { type Browser, expect, type Locator, type Page, type Route, test } from '@playwright/test'
import type { Viewer } from '../sheet/screens.ts'
import { openViewer } from '../sheet/viewers.ts'

async function open(browser: Browser, viewer: Viewer, width: number): Promise<Page> {
  const context = await openViewer(browser, viewer, { mode: 'dark', theme: 'origin' }, width)
  return context.newPage()
}

/** Opens the board, whose dashboards do not come. @returns a function that gives them an answer. */
async function openAwaited(page: Page, answer: (route: Route) => Promise<void>): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/api\/v1\/dashboards/, async (route) => {
    await released
    await answer(route)
  })
  await page.goto('/dashboard')
  await expect(page.locator('[data-blank="2"]')).toBeVisible()
  return release
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Not on screen')
  return { ...box, right: box.x + box.width, middle: box.y + box.height / 2 }
}

const heights = (cards: Locator) =>
  cards.evaluateAll((all) =>
    all.map((card) => {
      const { blank, widget } = (card as HTMLElement).dataset
      return [blank ?? widget ?? '', card.getBoundingClientRect().height] as const
    }),
  )

test('on a phone the blank cards are about as high as those that come', async ({ browser }) => {
  const page = await open(browser, 'member', 390)
  const answer = await openAwaited(page, (route) => route.continue())
  const blank = new Map(await heights(page.locator('[data-blank]')))
  answer()
  await expect(page.locator('blockquote')).toBeVisible()
  const cards = await heights(page.locator('[data-widget]'))
  expect(cards.length).toBeGreaterThan(8)
  for (const [id, height] of cards)
    expect(Math.abs(height - (blank.get(id) ?? 0)), `card ${id}, ${height} px`).toBeLessThan(24)
  await page.context().close()
})

for (const width of [320, 375, 390, 768])
  test(`words and a button about a board that did not come move nothing, ${width} px`, async ({
    browser,
  }) => {
    const page = await open(browser, 'member', width)
    const answer = await openAwaited(page, (route) =>
      route.fulfill({ status: 500, json: { success: false } }),
    )
    const band = page.getByRole('button', { name: 'Start' }).first()
    const before = await boxOf(band)
    answer()
    await expect(page.getByRole('alert')).toHaveText('Votre tableau n’a pas pu être chargé.')
    await expect(page.getByText('Voici le tableau par défaut.')).toBeVisible()
    expect(await boxOf(band)).toEqual(before)
    const retry = await boxOf(page.getByRole('button', { name: 'Réessayer' }))
    const collection = await boxOf(page.getByRole('link', { name: 'My Collection', exact: true }))
    if (width < 768) expect(retry.height).toBeGreaterThanOrEqual(44)
    const isBeside = retry.right <= collection.x || collection.right <= retry.x
    expect(isBeside || retry.y >= collection.y + collection.height, 'the button lies over no other').toBe(
      true,
    )
    const isCut = await page
      .getByText('Voici le tableau par défaut.')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    expect(isCut).toBe(false)
    await page.context().close()
  })

test('the captions of the tracker stand on one line, and the views of the to-do list begin with its tasks', async ({
  browser,
}) => {
  const page = await open(browser, 'member', 1440)
  await page.goto('/dashboard')
  const caption = await boxOf(page.getByText('this week', { exact: true }).first())
  const strokes = await boxOf(page.getByText('focus sessions', { exact: true }))
  expect(Math.abs(caption.y - strokes.y)).toBeLessThan(1)
  const list = page.locator('[data-widget="9"]')
  const view = await boxOf(list.getByRole('button', { name: /^Tout/ }))
  const tick = await boxOf(list.getByRole('checkbox').first())
  expect(Math.abs(view.x - tick.x)).toBeLessThan(1)
  await page.context().close()
})

test('the planner of a new member has its name, its buttons and the mark of samples in one row', async ({
  browser,
}) => {
  const page = await open(browser, 'newcomer', 1440)
  await page.goto('/dashboard')
  const planner = page.locator('[data-widget="2"]')
  const [name, month, tools, mark] = [
    await boxOf(planner.getByRole('heading', { level: 2 })),
    await boxOf(planner.getByRole('heading', { level: 3 })),
    await boxOf(planner.locator('.tools')),
    await boxOf(planner.getByText('Exemple', { exact: true })),
  ]
  for (const { middle } of [month, tools, mark]) expect(Math.abs(middle - name.middle)).toBeLessThanOrEqual(2)
  expect(month.right).toBeLessThanOrEqual(tools.x)
  expect(tools.right).toBeLessThan(mark.x)
  await page.context().close()
})

test('beside a long name of the member the actions of a tablet keep their words', async ({ browser }) => {
  const page = await open(browser, 'long names', 768)
  await page.goto('/dashboard')
  const board = await boxOf(page.locator('main header strong'))
  for (const words of ['My Collection', 'Edit Dashboard']) {
    const box = await boxOf(page.getByText(words, { exact: true }))
    expect(box.width).toBeGreaterThan(60)
    expect(box.y + box.height).toBeLessThanOrEqual(board.y)
  }
  await page.context().close()
})

test('the tag of a copy is in the line of its name', async ({ browser }) => {
  const page = await open(browser, 'long names', 768)
  await page.goto('/collection')
  const name = page.locator('h2').filter({ has: page.locator('small') })
  const tag = await boxOf(name.locator('small'))
  const lines = await boxOf(name)
  // In a line of its own, the tag would begin at the edge of the name.
  expect(tag.x).toBeGreaterThan(lines.x + 40)
  // Higher or lower than its line, the tag would touch the line above or the date below.
  expect(tag.height).toBeLessThanOrEqual(23)
  expect(Math.abs(tag.y + tag.height - (lines.y + lines.height))).toBeLessThanOrEqual(3)
  await page.context().close()
})

test('the band is as high before a session, during it and in the pause after it, also with a long goal', async ({
  browser,
}) => {
  const page = await open(browser, 'member', 1440)
  await page.goto('/dashboard')
  const band = page.getByRole('region', { name: 'En ce moment' })
  const height = async () => (await boxOf(band)).height
  const before = await height()
  expect((await boxOf(band.locator('[data-day-line]'))).middle).toBeCloseTo((await boxOf(band)).middle, 0)
  const goal = page.locator('[data-widget="6"]').getByRole('textbox').first()
  await goal.fill('Relire le chapitre sur la séparation des pouvoirs et en faire une fiche')
  await goal.press('Enter')
  await expect(band.getByText(/^Relire le chapitre/)).toBeVisible()
  expect(await height()).toBe(before)
  await band.getByRole('button', { name: /^Start/ }).click()
  await expect(band.getByText('Séance en cours')).toBeVisible()
  expect(await height()).toBe(before)
  await page.clock.fastForward('25:01')
  await band.getByRole('button', { name: 'Pause de 5 min' }).click()
  await expect(band.getByText('Quittez l’écran des yeux')).toBeVisible()
  expect(await height()).toBe(before)
  await page.context().close()
})

test('a NotePad of half the board shows its list and a note side by side', async ({ browser }) => {
  const page = await open(browser, 'member', 1440)
  await page.goto('/collection')
  await page.getByRole('link', { name: 'Dimanche calme' }).first().click()
  const notes = page.locator('[data-widget="10"]')
  await expect(notes.getByRole('button', { name: /Séparation des pouvoirs/ })).toBeVisible()
  await expect(notes.getByRole('textbox', { name: 'Texte de la note' })).toBeVisible()
  await page.context().close()
})
