import type { Page } from '@playwright/test'
import { reached, sheetScreens } from '../sheet/screens.ts'
import { type Look, openViewer } from '../sheet/viewers.ts'
import { expectStarted } from '../support/app-started.ts'
import { test as base, expect } from '../support/test.ts'

const look: Look = { mode: 'dark', theme: 'origin' }

/** Opens a screen of the contact sheet in a window of some width. */
const test = base.extend<{ open: (name: string, width: number) => Promise<Page> }>({
  open: async ({ browser }, use) => {
    const opened: Page[] = []
    await use(async (name, width) => {
      const screen = sheetScreens.find((candidate) => candidate.name === name)
      if (!screen) throw new Error(`The contact sheet has no ${name}`)
      const page = await (await openViewer(browser, screen.viewer, look, width)).newPage()
      opened.push(page)
      await screen.prepare?.(page)
      await page.goto(screen.path)
      await expectStarted(page)
      return page
    })
    for (const page of opened) await page.context().close()
  },
})

const widthOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().width)

test('the long name of a board has the width below the buttons, too', async ({ open }) => {
  const page = await open('dashboard-long', 1440)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await widthOf(page, '[data-lines]')).toBeGreaterThan((await widthOf(page, 'h1')) + 200)
})

test('in a narrow window the field for a capture has its words and no keys', async ({ open }) => {
  const wide = await open('collection', 1440)
  const keys = (page: Page) => page.getByRole('button', { name: /^Noter une tâche/ }).locator('small')
  await expect(keys(wide)).toBeVisible()
  const narrow = await open('collection', 820)
  await expect(keys(narrow)).toBeHidden()
  const isCut = await narrow
    .getByRole('button', { name: /^Noter une tâche/ })
    .locator('span')
    .evaluate((words) => words.scrollWidth > words.clientWidth)
  expect(isCut).toBe(false)
})

test('the picture of a board fades at its lower edge, which cuts its words', async ({ open }) => {
  const page = await open('collection', 1440)
  const frame = page.locator('main li :has(> div > [data-drawn])').first()
  const shade = () =>
    frame.evaluate((element) => {
      const { backgroundImage, bottom, height } = getComputedStyle(element, '::after')
      return [backgroundImage.slice(0, 15), bottom, height]
    })
  await expect.poll(shade).toEqual(['linear-gradient', '0px', '32px'])
})

test('a long first name of the hub has two lines', async ({ open }) => {
  const page = await open('hub-long', 1440)
  const name = page.locator('li strong', { hasText: 'Joséphine' }).first()
  await expect(name).toBeVisible()
  const lines = await name.evaluate(
    (element) =>
      element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
  )
  expect(Math.round(lines)).toBe(2)
  await expect(name).toHaveText('Marie-Antoinette-Élisabeth-Joséphine')
})

test('the names of two goals side by side are on one line', async ({ open }) => {
  const page = await open('hub', 768)
  const topOf = (name: string) =>
    page.getByRole('heading', { name }).evaluate((heading) => heading.getBoundingClientRect().top)
  await expect(page.getByText(/filleul sur/)).toBeVisible()
  expect(await topOf('Objectif individuel')).toBeCloseTo(await topOf('Niveau d’ambassadeur'), 0)
})

test('milestones that come in move nothing below them', async ({ open }) => {
  const page = await open('hub', 1440)
  // More than the four that a browser expects which has shown none yet.
  const twelve = Array.from({ length: 12 }, (_, place) => `Lucas ${place + 1}`)
  await reached(
    ...twelve.map((firstName) => ({
      firstName,
      character: null,
      kind: 'sessions' as const,
      count: 25,
      day: '2026-11-24',
    })),
  )(page)
  await page.reload()
  const below = page.getByRole('heading', { name: 'Tableaux de bord de la communauté' })
  const topOf = () => below.evaluate((heading) => heading.getBoundingClientRect().top + scrollY)
  await expect(page.locator('li strong', { hasText: 'Lucas' })).toHaveCount(12)
  await expect(page.getByText(/filleul sur/)).toBeVisible()
  const loaded = await topOf()
  await page.route('**/api/v1/community/milestones', () => undefined)
  await page.reload()
  await expectStarted(page)
  await expect(page.getByRole('status', { name: 'Chargement des étapes' })).toBeVisible()
  await expect(page.getByText(/filleul sur/)).toBeVisible()
  expect(Math.abs((await topOf()) - loaded)).toBeLessThan(8)
})

test('members side by side in the hub are at one height, however many lines they have', async ({ open }) => {
  const page = await open('hub-long', 768)
  const people = page.locator('[aria-labelledby="milestones-title"] li > :first-child')
  await expect(people.first()).toBeVisible()
  const tops = await people.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops[0]).toBeCloseTo(tops[1] ?? 0, 0)
  expect(tops[2]).toBeCloseTo(tops[3] ?? 0, 0)
})

test('the icons of a board come where their places were', async ({ open }) => {
  const lefts = (page: Page, part: string) =>
    page
      .locator(`main li:first-of-type > :last-child ${part}`)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
  const waiting = await open('collection-loading', 390)
  await expect.poll(() => lefts(waiting, 'i')).toHaveLength(5)
  const places = await lefts(waiting, 'i')
  const loaded = await open('collection', 390)
  await expect.poll(() => lefts(loaded, 'button')).toEqual(places)
})

test('on a phone the picture of the calendar shows whole days', async ({ open }) => {
  const page = await open('tools', 390)
  const stage = page.locator('[data-shows="week"]')
  await stage.scrollIntoViewIfNeeded()
  const days = stage.locator('.head:visible')
  await expect(days).toHaveCount(2)
  const [frame, first, second] = await Promise.all(
    [stage, days.first(), days.last()].map((part) => part.evaluate((it) => it.getBoundingClientRect())),
  )
  expect(first?.left).toBeGreaterThanOrEqual(frame?.left ?? 0)
  expect(second?.right).toBeLessThanOrEqual(frame?.right ?? 0)
})
