import { expectNoFaultAtAnySize } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { storeTheme } from '../support/theme.ts'

test('the legal notice leads to the licences of everything that the live parts ship', async ({ page }) => {
  await storeTheme(page, 'system')
  await page.goto('/legal-notice')
  await page.getByRole('link', { name: 'Logiciels libres et licences' }).click()
  await expect(page).toHaveTitle('Logiciels libres et licences · Cadence')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logiciels libres et licences')
  const work = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

  await test.step('of the host, with its fonts', async () => {
    await expect(work('react').getByText('MIT', { exact: true })).toBeVisible()
    for (const font of ['bricolage-grotesque', 'instrument-sans']) {
      await expect(work(`@fontsource-variable/${font}`).getByText('OFL-1.1', { exact: true })).toBeVisible()
    }
  })

  await test.step('of a remote, with the text and where the source is', async () => {
    const calendar = work('ical.js')
    await calendar.getByText('MPL-2.0', { exact: true }).click()
    await expect(calendar.getByText('Mozilla Public License Version 2.0')).toBeVisible()
    await expect(calendar.getByRole('link')).toHaveAttribute('href', 'https://github.com/kewisch/ical.js')
    await expect(work('cldr-core').getByText('Unicode-3.0', { exact: true })).toBeVisible()
  })

  await expect(page.getByRole('status')).toHaveCount(0)
  await expectNoFaultAtAnySize(page, 'the licences')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the licences can be opened', async ({ page }) => {
    await page.goto('/licences', { waitUntil: 'commit' })
    const react = page.getByRole('listitem').filter({ has: page.getByText('react', { exact: true }) })
    await react.getByText('react', { exact: true }).click()
    await expect(react.getByText('Permission is hereby granted, free of charge')).toBeVisible()
  })
})
