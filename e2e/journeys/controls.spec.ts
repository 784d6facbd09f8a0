import { routes } from '@cadence/host/routes'
import { paths, type SettingsSection, settingsPath } from '@cadence/shared/router'
import type { Page } from '@playwright/test'
import { post, sessionOf, signedInState, signUp } from '../support/account.ts'
import { type Control, controlsIn, faultOf } from '../support/controls.ts'
import { crawl } from '../support/crawl.ts'
import { newPerson } from '../support/member.ts'
import { full, sample } from '../support/sample.ts'
import { saveDashboards } from '../support/saved-dashboards.ts'
import { administratorEmails } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const

const pathsOf = (...layouts: string[]) =>
  routes.filter(({ layout }) => layouts.includes(layout)).map(({ path }) => path)

test.describe.configure({ mode: 'parallel', timeout: full ? 20 * 60_000 : 120_000 })

// Links to other sites are pressed, and lead nowhere.
test.beforeEach(({ context }) =>
  context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  ),
)

test('a control that does nothing is found', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/login')
  await page
    .locator('main')
    .evaluate((main) => main.insertAdjacentHTML('beforeend', '<button>Sans effet</button>'))
  const [dead] = (await controlsIn(page.locator('main'))).filter(({ mark }) => mark === 'Sans effet')
  expect(dead && (await faultOf(page, dead))).toMatch(/Error/)
})

/** Each is a page to a member; a phone has the list of them before. */
const settingsSections: readonly SettingsSection[] = [
  'personal',
  'security',
  'notifications',
  'language',
  'Appareils',
  'premium',
  'help',
]

/** Addresses below the help center, one of each kind: a list, an article with a film, one without. */
const helpPages = ['tutoriels-video', 'deplacer-au-clavier', 'mot-de-passe-oublie'].map(
  (name) => `${paths.helpCenter}/${name}`,
)

/** What has no layout, and controls all the same. The link of a mail brings the token. */
const plainPages = [paths.verifyEmail, `${paths.resetPassword}?token=unknown`, paths.unauthorized]

/** What a member asks the team, so that the inbox has something to press. */
const question = {
  name: 'Camille Moreau',
  email: 'camille.moreau@exemple.fr',
  subject: 'Mon minuteur ne sonne plus',
  message: 'Depuis hier, la fin d’une séance est muette.',
}

/** Tests of some pages: one of all of them, or in a full run, which presses hundreds of controls, one of each. */
function testEach(
  who: string,
  addresses: readonly string[],
  become: (page: Page) => Promise<void>,
  withShell: readonly string[] = addresses.slice(0, 1),
): void {
  const groups = full ? addresses.map((path) => [path]) : [sample(addresses, 3)]
  for (const group of groups)
    test(`for ${who}${full ? ` on ${group.join()}` : ''}`, async ({ page }) => {
      const faults: string[] = []
      // The shell around the pages is the same on each.
      for (const path of group) {
        const isHere = ({ isOfShell }: Control) => !isOfShell || withShell.includes(path)
        const found = await crawl(page, path, become, (controls) => sample(controls.filter(isHere), 24), full)
        faults.push(...found.faults)
        test.info().annotations.push({ type: 'pressed', description: `${found.pressed} on ${path}` })
      }
      expect(faults).toEqual([])
    })
}

for (const [name, viewport] of sample(Object.entries(sizes), 2))
  test.describe(`each control does something, at ${viewport.width} px`, () => {
    test.use({ viewport })

    const becomeMember = async (page: Page) =>
      page.context().setStorageState(signedInState(await signUp(newPerson())))
    const becomeMemberWithDashboards = async (page: Page) => {
      const person = newPerson()
      await page.context().setStorageState(signedInState(await signUp(person)))
      await saveDashboards(person, [{ name: 'Semaine' }, { name: 'Révisions', without: ['Timer'] }])
    }
    const administrator = newPerson({
      email: administratorEmails[name === 'phone' ? 'phone' : 'desktop'],
    })
    const becomeAdministrator = async (page: Page) => {
      const requestKey = crypto.randomUUID().replaceAll('-', '')
      expect((await post('/support-requests', { requestKey, ...question })).status).toBe(201)
      const isNew = (await post('/auth/login', administrator)).status !== 200
      const session = isNew ? signUp(administrator) : sessionOf(administrator)
      await page.context().setStorageState(signedInState(await session))
    }
    testEach(
      'a visitor',
      [...pathsOf('public', 'auth'), ...(full ? [...helpPages, ...plainPages] : [])],
      (page) => page.context().setStorageState({ cookies: [], origins: [] }),
    )
    testEach(
      'a member',
      [
        ...pathsOf('app').filter((path) => path !== paths.inbox),
        ...(full ? [...settingsSections.map(settingsPath), `${paths.dashboard}?view=history`] : []),
        ...(full ? [...helpPages.slice(1), paths.unauthorized] : []),
      ],
      becomeMember,
    )
    if (full) testEach('a member with saved dashboards', [paths.collection], becomeMemberWithDashboards, [])
    testEach('an administrator', [paths.inbox], becomeAdministrator)
  })
