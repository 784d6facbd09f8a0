import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type Screenshot, screenshots } from '../../host/server/install/screenshots.ts'
import { signUp } from '../support/account.ts'
import { expectStarted } from '../support/app-started.ts'
import { newPerson } from '../support/member.ts'
import { appUrl } from '../support/stack.ts'
import { writeStill } from './film.ts'
import { memberRecords, signedInWith } from './member-records.ts'
import { hideServerTime } from './stage.ts'

const files = join(import.meta.dirname, '../../host/public')

/** What a picture may weigh. */
const SCREENSHOT_BYTES = 150_000
/** The same each time, so that a new picture differs by what is new in the product alone. */
const MORNING = '2026-11-24T08:30:00Z'

/** What is on the screen of a picture that is not the dashboard as it opens. */
const shown: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'screenshots/seance.webp': async (page) => {
    await page.goto('/dashboard?launch=session')
    await expect(page.getByRole('dialog')).toBeVisible()
  },
}

/** A page of a member who reads French and has used the product for some weeks. */
async function openMember(page: Page, { density }: Screenshot): Promise<void> {
  expect(await page.evaluate(() => devicePixelRatio)).toBe(density)
  await page.goto('/dashboard')
  await expectStarted(page)
  await expect(page.getByRole('link', { name: 'Tableau', exact: false }).first()).toBeAttached()
}

for (const screenshot of screenshots)
  test(screenshot.file, async ({ browser }) => {
    const { file, width, height, density, formFactor } = screenshot
    const session = await signUp(newPerson({ firstName: 'Inès', lastName: 'Lefèvre' }))
    const { _id } = session.user
    const records = {
      ...memberRecords(_id, Date.parse(MORNING)),
      [`preferences:${_id}`]: JSON.stringify({ values: { language: 'fr' }, pending: ['language'] }),
    }
    const isPhone = formFactor === 'narrow'
    const context = await browser.newContext({
      storageState: signedInWith(session, records),
      baseURL: appUrl,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      viewport: { width, height },
      deviceScaleFactor: density,
      isMobile: isPhone,
      hasTouch: isPhone,
    })
    const page = await context.newPage()
    await page.addInitScript(hideServerTime)
    await page.clock.setFixedTime(new Date(MORNING))
    await openMember(page, screenshot)
    await shown[file]?.(page)
    // Fonts, pictures and what comes when the page is idle.
    await page.waitForTimeout(2500)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    const target = join(files, file)
    await mkdir(dirname(target), { recursive: true })
    await writeStill(await page.screenshot(), target, SCREENSHOT_BYTES)
    await context.close()
  })
