import { expect, type Page, test } from '@playwright/test'
import { IDLE_MS, PICTURE, sheetScreens } from '../sheet/screens.ts'
import { type Look, openViewer } from '../sheet/viewers.ts'
import { expectStarted } from '../support/app-started.ts'

const dark: Look = { mode: 'dark', theme: 'origin' }
const light: Look = { mode: 'light', theme: 'origin' }
const ocean: Look = { mode: 'dark', theme: 'ocean-breeze' }
const sunset: Look = { mode: 'light', theme: 'sunset' }

/** Screens of the contact sheet that look the same each time, each at one width and in one look. */
const pictured: readonly (readonly [name: string, width: number, look: Look])[] = [
  ['home', 1440, dark],
  ['education', 768, light],
  ['community', 390, dark],
  ['discover', 1440, light],
  ['ambassadors', 390, light],
  ['join-discord', 768, dark],
  ['help-center', 1440, dark],
  ['help-article', 390, light],
  ['legal-notice', 768, dark],
  ['login', 1440, dark],
  ['login-mistakes', 390, light],
  ['register', 768, dark],
  ['reset-password-without-link', 390, dark],
  ['unauthorized', 1440, light],
  ['dashboard', 1440, dark],
  ['dashboard-empty', 390, light],
  ['dashboard-edited', 768, sunset],
  ['verify-email', 768, dark],
  ['terms', 1440, light],
  ['appearance', 390, dark],
  ['whats-new', 768, ocean],
  ['help', 390, sunset],
]

/** What differs from one account to the next. */
const ofAccount = (page: Page) => [page.getByRole('button', { name: /^Votre menu, / })]

/**
 * A change of how the product looks fails here, and is looked at before it is taken over:
 * `npm test -w e2e -- visual --update-snapshots`.
 */
for (const [name, width, look] of pictured)
  test(`${name} looks as it did, ${width} px, ${look.theme}, ${look.mode}`, async ({ browser }) => {
    const screen = sheetScreens.find((candidate) => candidate.name === name)
    if (!screen) throw new Error(`The contact sheet has no ${name}`)
    const context = await openViewer(browser, screen.viewer, look, width)
    const page = await context.newPage()
    await screen.prepare?.(page)
    await page.goto(screen.path)
    await expectStarted(page)
    await screen.act?.(page)
    await page.waitForTimeout(IDLE_MS)
    await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
      mask: ofAccount(page),
      ...PICTURE,
    })
    await context.close()
  })
