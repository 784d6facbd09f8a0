import { routes } from '@cadence/host/routes'
import { paths } from '@cadence/shared/router'
import type { Page } from '@playwright/test'
import { signedInState, signUp } from '../support/account.ts'
import { type Control, controlsIn, faultOf, opened } from '../support/controls.ts'
import { newPerson } from '../support/member.ts'
import { full, sample } from '../support/sample.ts'
import { administratorEmails } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const

const pathsOf = (...layouts: string[]) =>
  routes.filter(({ layout }) => layouts.includes(layout)).map(({ path }) => path)

/** Pressed last, because whoever is signed out cannot press the rest. */
const SIGN_OUT = /^(Log out|Se déconnecter|Déconnecter)/

/** Opens a page, and waits until what it loads is there. */
async function open(page: Page, path: string): Promise<Control[]> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  return controlsIn(page.locator('body'))
}

/** Presses what a control has opened over the page. The control is pressed again before each, as the last one may close it. */
async function faultsInside(page: Page, path: string, outer: Control): Promise<string[]> {
  if (outer.isLink || !(await opened(page).isVisible())) return []
  const faults: string[] = []
  for (const inner of await controlsIn(opened(page))) {
    await open(page, path)
    await faultOf(page, outer)
    await controlsIn(opened(page))
    const fault = SIGN_OUT.test(inner.mark) ? undefined : await faultOf(page, inner, opened(page))
    if (fault) faults.push(`${outer.mark} › ${inner.mark}: ${fault}`)
  }
  return faults
}

/**
 * Presses each control of some pages once, each on the page as it was loaded. A control of the shell around the pages is
 * pressed on the first of them. A full run also presses what they open. @returns the faults, by page and control.
 */
async function faultsOn(page: Page, addresses: readonly string[]): Promise<string[]> {
  const pressed = new Set<string>()
  const faults: string[] = []
  for (const path of sample(addresses, 2)) {
    const found = (await open(page, path)).filter(({ mark }) => !pressed.has(mark))
    const lastToPress = ({ mark }: Control) => Number(SIGN_OUT.test(mark))
    const controls = sample(found, 24).toSorted((a, b) => lastToPress(a) - lastToPress(b))
    for (const { mark, isOfShell } of found) if (isOfShell) pressed.add(mark)
    for (const [at, control] of controls.entries()) {
      if (at > 0) await open(page, path)
      const fault = await faultOf(page, control)
      const inside = full && !fault ? await faultsInside(page, path, control) : []
      faults.push(
        ...[...(fault ? [`${control.mark}: ${fault}`] : []), ...inside].map((one) => `${path}: ${one}`),
      )
    }
  }
  return faults
}

test.describe.configure({ timeout: full ? 20 * 60_000 : 120_000 })

// Links to other sites are pressed, and lead nowhere.
test.beforeEach(({ context }) =>
  context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  ),
)

test('a control that does nothing is found', async ({ page }) => {
  await page.goto('/login')
  await page
    .locator('main')
    .evaluate((main) => main.insertAdjacentHTML('beforeend', '<button>Sans effet</button>'))
  const [dead] = (await controlsIn(page.locator('main'))).filter(({ mark }) => mark === 'Sans effet')
  expect(dead && (await faultOf(page, dead))).toMatch(/Error/)
})

for (const [name, viewport] of sample(Object.entries(sizes), 2))
  test.describe(`each control does something, at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('for a visitor', async ({ page }) => {
      expect(await faultsOn(page, pathsOf('public', 'auth'))).toEqual([])
    })

    test('for a member', async ({ page, context }) => {
      await context.setStorageState(signedInState(await signUp(newPerson())))
      expect(
        await faultsOn(
          page,
          pathsOf('app').filter((path) => path !== paths.inbox),
        ),
      ).toEqual([])
    })

    test('for an administrator', async ({ page, context }) => {
      const email = administratorEmails[name === 'phone' ? 'phone' : 'desktop']
      await context.setStorageState(signedInState(await signUp(newPerson({ email }))))
      expect(await faultsOn(page, [paths.inbox])).toEqual([])
    })
  })
