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

/**
 * Presses what a control has opened over the page. The control is pressed again before each, as the last one may close it.
 * What another control opened, too, such as the menu of each row of a list, is pressed once.
 */
async function faultsInside(
  page: Page,
  path: string,
  outer: Control,
  pressed: Set<string>,
): Promise<string[]> {
  if (outer.isLink || !(await opened(page).isVisible())) return []
  const faults: string[] = []
  for (const inner of await controlsIn(opened(page))) {
    if (pressed.has(inner.mark)) continue
    pressed.add(inner.mark)
    await open(page, path)
    await faultOf(page, outer)
    await controlsIn(opened(page))
    const fault = SIGN_OUT.test(inner.mark) ? undefined : await faultOf(page, inner, opened(page))
    if (fault) faults.push(`${outer.mark} › ${inner.mark}: ${fault}`)
  }
  return faults
}

/** Presses each control of a page once, each on the page as it was loaded. A full run also presses what they open. */
async function faultsOf(page: Page, path: string, withShell: boolean): Promise<string[]> {
  const found = (await open(page, path)).filter(({ isOfShell }) => withShell || !isOfShell)
  const lastToPress = ({ mark }: Control) => Number(SIGN_OUT.test(mark))
  const controls = sample(found, 24).toSorted((a, b) => lastToPress(a) - lastToPress(b))
  const faults: string[] = []
  const inside = new Set<string>()
  for (const [at, control] of controls.entries()) {
    if (at > 0) await open(page, path)
    const fault = await faultOf(page, control)
    if (fault) faults.push(`${control.mark}: ${fault}`)
    else if (full) faults.push(...(await faultsInside(page, path, control, inside)))
  }
  return faults.map((one) => `${path}: ${one}`)
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

/** Tests of some pages: one of all of them, or in a full run, which presses hundreds of controls, one of each. */
function testEach(who: string, addresses: readonly string[], become: (page: Page) => Promise<void>): void {
  const groups = full ? addresses.map((path) => [path]) : [sample(addresses, 2)]
  for (const group of groups)
    test(`for ${who}${full ? ` on ${group.join()}` : ''}`, async ({ page }) => {
      await become(page)
      const faults: string[] = []
      // The shell around the pages is the same on each.
      for (const path of group) faults.push(...(await faultsOf(page, path, path === addresses[0])))
      expect(faults).toEqual([])
    })
}

for (const [name, viewport] of sample(Object.entries(sizes), 2))
  test.describe(`each control does something, at ${viewport.width} px`, () => {
    test.use({ viewport })

    const becomeMember = async (page: Page, email?: string) => {
      const person = newPerson(email === undefined ? {} : { email })
      await page.context().setStorageState(signedInState(await signUp(person)))
    }
    testEach('a visitor', pathsOf('public', 'auth'), async () => undefined)
    testEach(
      'a member',
      pathsOf('app').filter((path) => path !== paths.inbox),
      (page) => becomeMember(page),
    )
    testEach('an administrator', [paths.inbox], (page) =>
      becomeMember(page, administratorEmails[name === 'phone' ? 'phone' : 'desktop']),
    )
  })
