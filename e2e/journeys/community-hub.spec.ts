import { type AuthResponse, referralsSchema } from '@cadence/shared/schemas'
import type { Locator, Page } from '@playwright/test'
import { sessionOf, signedInState, signUp } from '../support/account.ts'
import { expectNoFault } from '../support/axe.ts'
import { linkFor } from '../support/mailbox.ts'
import { newPerson, register } from '../support/member.ts'
import { expect, test as withNewcomer } from '../support/new-member-test.ts'
import { appUrl } from '../support/stack.ts'
import { storeTheme } from '../support/theme.ts'

/** Calls the API with a member's token. */
function callAs({ token }: AuthResponse, method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${appUrl}/api/v1${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: appUrl, Authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** The new member has two referrals already. The third one enters the code in the test. */
const test = withNewcomer.extend<{ session: AuthResponse; guest: AuthResponse; code: string }>({
  session: async ({ newcomer }, use) => use(await signUp(newcomer)),
  storageState: async ({ session }, use) => use(signedInState(session)),
  guest: async ({ locale: _ }, use) => use(await signUp(newPerson({ firstName: 'Zoé' }))),
  code: async ({ session }, use) => {
    const { code } = referralsSchema.parse(await (await callAs(session, 'GET', '/referrals')).json())
    const friends = await Promise.all([signUp(newPerson()), signUp(newPerson())])
    for (const friend of friends) await callAs(friend, 'POST', '/referrals', { code })
    await use(code)
  },
})

async function enter(page: Page, code: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Saisir un code de parrainage' })
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'enter a referral code' }).click()
  await dialog.getByRole('textbox', { name: 'Code de parrainage' }).fill(code)
  await dialog.getByRole('button', { name: 'Valider' }).click()
  return dialog
}

test('one member enters the code of another, who sees it count and is told', { tag: '@nightly' }, async ({
  page,
  browser,
  guest,
  code,
}) => {
  const context = await browser.newContext({ baseURL: appUrl, storageState: signedInState(guest) })
  const other = await context.newPage()
  await storeTheme(other, 'system')

  await test.step('Unknown, own, then the right one as someone would type it', async () => {
    await other.goto('/community-hub')
    const dialog = await enter(other, 'CAD-2222-2222')
    await expect(dialog.getByText('Aucun membre n’a ce code.').first()).toBeVisible()
    const own = await (await callAs(guest, 'GET', '/referrals')).json()
    await enter(other, own.code)
    await expect(dialog.getByText('C’est votre propre code').first()).toBeVisible()
    await enter(other, ` ${code.toLowerCase().replaceAll('-', ' ')} `)
    await expect(dialog).toBeHidden()
    await expect(other.getByText('Code accepté')).toBeVisible()
    await expect(other.getByRole('button', { name: 'enter a referral code' })).toBeFocused()
  })

  await test.step('A second one is refused, on this page and by the API', async () => {
    await other.getByRole('button', { name: 'enter a referral code' }).click()
    await expect(other.getByRole('dialog').getByText('Un code a déjà été saisi')).toBeVisible()
    await expectNoFault(other, 'the dialog of who has entered a code', 'dialog[open]')
    expect((await callAs(guest, 'POST', '/referrals', { code })).status).toBe(409)
    await context.close()
  })

  await test.step('The other one sees the count, the level and the notices', async () => {
    await page.goto('/community-hub')
    await expect(page.getByText('3 filleuls sur 11')).toBeVisible()
    const level = page.getByRole('region', { name: 'Niveau d’ambassadeur' })
    await expect(level.getByText('Encore 8 filleuls jusqu’au niveau Campus.')).toBeVisible()
    await expect(level.locator('[aria-current=step]')).toContainText('Novice')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await expect(panel.getByRole('link', { name: 'Zoé a rejoint Cadence grâce à vous' })).toBeVisible()
    await expect(panel.getByRole('link', { name: /^Niveau Novice atteint/ })).toBeVisible()
  })
})

test('who registers by the link of an invitation counts for the member who sent it', async ({
  page,
  browser,
  session,
}) => {
  const referralsOf = async (of: AuthResponse) =>
    referralsSchema.parse(await (await callAs(of, 'GET', '/referrals')).json())
  const { code } = await referralsOf(session)
  const context = await browser.newContext({ baseURL: appUrl, storageState: { cookies: [], origins: [] } })
  const invited = await context.newPage()
  const person = newPerson({ firstName: 'Zoé' })

  await test.step('Given an invitation that is opened, and the account made later', async () => {
    await invited.goto(`/register?code=${code}`)
    await expect(invited.getByText(code)).toBeVisible()
    await register(invited, person)
  })

  await test.step('When the address is confirmed', async () => {
    await invited.goto(await linkFor(person.email, '/verify-email'))
    await expect(invited).toHaveURL(/\/dashboard$/)
    await context.close()
  })

  await test.step('Then it counts, and no code can be entered any more', async () => {
    expect(await referralsOf(session)).toMatchObject({ members: 1 })
    expect(await referralsOf(await sessionOf(person))).toMatchObject({ hasEntered: true })
    await page.goto('/community-hub')
    await expect(page.getByText('1 filleul sur 11')).toBeVisible()
  })
})

test('the code is copied, an event goes to the calendar, a dashboard into the collection', {
  tag: '@nightly',
}, async ({ page, context, session }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => localStorage.setItem('theme', 'system'))
  // From now on the tab synchronises its dashboards.
  await page.goto('/collection')
  await page.getByRole('link', { name: 'Community Hub' }).click()
  await expect(page.getByRole('progressbar', { name: 'Objectif de la communauté' })).toBeVisible()
  await expectNoFault(page, 'the community hub')

  await test.step('The own code', async () => {
    await page.getByRole('button', { name: 'your referral code' }).click()
    const dialog = page.getByRole('dialog', { name: 'Votre code de parrainage' })
    const { code } = referralsSchema.parse(await (await callAs(session, 'GET', '/referrals')).json())
    await dialog.getByRole('button', { name: 'Copier' }).click()
    await expect(dialog.getByText('Code copié.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    await expectNoFault(page, 'the dialog of the own code', 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'your referral code' })).toBeFocused()
    await enter(page, 'bonjour')
    await expect(page.getByRole('dialog').getByText('Aucun membre n’a ce code.').first()).toBeVisible()
    await expectNoFault(page, 'the dialog for a code', 'dialog[open]')
    await page.keyboard.press('Escape')
  })

  await test.step('What the levels give is read in a window, and the page stays', async () => {
    const levels = page.getByRole('button', { name: 'Ce que chaque niveau apporte' })
    await levels.click()
    const reader = page.getByRole('dialog', { name: 'Programme ambassadeur' })
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(levels).toBeFocused()
    await expect(page).toHaveURL('/community-hub')
  })

  await test.step('An event has its stated day, and no date that nobody has set', async () => {
    const event = page.getByRole('region', { name: 'Événements en direct' }).getByRole('listitem').first()
    await expect(event).toContainText('Bientôt')
    await expect(event).toContainText('16 septembre, 19h00 (heure de Paris)')
    await expect(page.getByRole('button', { name: /^Ajouter au calendrier/ })).toHaveCount(0)
  })

  await test.step('A dashboard of the showcase, twice', async () => {
    const copy = page.getByRole('button', { name: /^Copier dans ma collection.*Semaine de partiels$/ })
    await copy.click()
    await expect(page.getByText(/«\s*Semaine de partiels\s*» est dans votre collection/)).toBeVisible()
    await copy.click()
    const toast = page.getByRole('listitem').filter({ hasText: 'Semaine de partiels (2)' })
    // A toast under the pointer stays.
    await toast.hover()
    await toast.getByRole('button', { name: 'Voir' }).click()
    await expect(page).toHaveURL('/collection')
    for (const name of ['Semaine de partiels', 'Semaine de partiels (2)']) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    }
  })
})
