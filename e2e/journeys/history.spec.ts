import type { Page } from '@playwright/test'
import { expectNoFault } from '../support/axe.ts'
import { signIn } from '../support/member.ts'
import { expect, test } from '../support/new-member-test.ts'
import { studyRecords } from '../support/study-records.ts'
import { storeTheme } from '../support/theme.ts'

const PHONE = { width: 390, height: 844 }

const widget = (page: Page, id: string) => page.locator(`[data-widget="${id}"]`)
const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Historique' })

test('a new member follows the tracker to the history, and the first task stands there, also after a reload', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  // Accessibility is checked in the dark and in the light.
  await storeTheme(page, 'system')
  await page.goto('/dashboard')
  await widget(page, '1').getByRole('link', { name: 'Historique' }).click()

  await test.step('The page says what will stand here', async () => {
    await expect(page).toHaveURL(/\/dashboard\?view=history$/)
    await expect(page).toHaveTitle('Historique · Cadence')
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('heading', { name: /Votre histoire commence/ })).toBeVisible()
    await expectNoFault(page, 'the empty history')
  })

  await test.step('A completed task begins it', async () => {
    await page.getByRole('link', { name: 'Ouvrir le tableau de bord' }).click()
    const field = widget(page, '9').getByRole('textbox', { name: 'Nouvelle tâche' })
    await field.fill('Ficher le chapitre 4')
    await field.press('Enter')
    await widget(page, '9').getByRole('checkbox', { name: 'Ficher le chapitre 4' }).check()
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox').fill('historique')
    await page.keyboard.press('Enter')
    await expect(chart(page, 'Tâches terminées')).toContainText(/1\stâche terminée/)
    await page.reload()
    await expect(chart(page, 'Tâches terminées')).toContainText(/1\stâche terminée/)
    await expect(chart(page, 'Régularité')).toContainText(/1\sjour de suite/)
    await expectNoFault(page, 'the history of a day')
  })
})

test('a year of study by keyboard, as a table and on paper', async ({ page }) => {
  await storeTheme(page, 'system')
  await page.goto('/dashboard')
  const userId = await page.evaluate(() => String(JSON.parse(localStorage.getItem('user') ?? '{}')._id))
  await page.evaluate(
    (storage) => {
      for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
    },
    studyRecords(userId, 400),
  )
  await page.goto('/dashboard?view=history')

  await test.step('The arrow keys read the days, and the range is chosen by them', async () => {
    const plot = page.getByRole('slider', { name: 'Temps d’étude' })
    await plot.focus()
    await page.keyboard.press('Home')
    await expect(plot).toHaveAttribute('aria-valuetext', /: 0\smin$/)
    await page.keyboard.press('ArrowRight')
    await expect(plot).toHaveAttribute('aria-valuetext', /: 2\sh\s30, 6\sséances$/)
    await page.getByRole('radio', { name: /30\sjours/ }).focus()
    for (const range of ['semester', 'term', 'year']) {
      await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL(new RegExp(`view=history&range=${range}$`))
    }
    await expect(plot).toHaveAttribute('aria-valuemax', '52')
    await page.getByRole('button', { name: 'Période précédente' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Période suivante' })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
    await page.reload()
    await expect(page.getByRole('button', { name: 'Période suivante' })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
    await page.getByRole('button', { name: 'Période suivante' }).press('Enter')
  })

  await test.step('A chart is a table too', async () => {
    await chart(page, 'Humeur').getByText('Voir le tableau').click()
    await expect(chart(page, 'Humeur').getByRole('row')).toHaveCount(53)
    await expectNoFault(page, 'the history of a year')
  })

  await test.step('Paper is white, has no navigation, and cuts no chart', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('complementary')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
    await expect(heading(page)).toBeVisible()
    const paper = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('main section section')].map((part) =>
        getComputedStyle(part),
      )
      return {
        ground: getComputedStyle(document.body).backgroundColor,
        light: getComputedStyle(document.body, '::before').display,
        surfaces: [...new Set(parts.map(({ backgroundColor }) => backgroundColor))],
        breaks: [...new Set(parts.map(({ breakInside }) => breakInside))],
        isCut: document.documentElement.scrollWidth > innerWidth,
      }
    })
    const white = 'rgb(255, 255, 255)'
    expect(paper).toEqual({
      ground: white,
      light: 'none',
      surfaces: [white],
      breaks: ['avoid'],
      isCut: false,
    })
  })
})

test('a link to a period of the history leads there after signing in', async ({ page, newcomer }) => {
  await page.goto('/dashboard')
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await page.goto('/dashboard?view=history&range=week')
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, newcomer)
  await expect(page).toHaveURL(/\/dashboard\?view=history&range=week$/)
  await expect(heading(page)).toBeVisible()
})
