import type { Locator, Page } from '@playwright/test'
import { expectNoFault } from '../support/axe.ts'
import { linkFor, mailsFor } from '../support/mailbox.ts'
import { becomeMember, newPerson, register, signIn, signOut } from '../support/member.ts'
import { expect, test } from '../support/test.ts'
import { storeTheme } from '../support/theme.ts'

const INVALID = 'This reset link is invalid or has expired. Please request a new one.'

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nouveau mot de passe').fill(password)
  await page.getByLabel('Confirmer le mot de passe').fill(password)
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
}

/** Requests the reset mail from the sign-in screen. @returns its link. */
async function askForLink(page: Page, email: string, known: string[] = []): Promise<string> {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('link', { name: /^Mot de passe oublié/ }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByRole('heading', { name: 'Vérifiez votre e-mail' })).toBeFocused()
  await expect(page.getByText(email)).toBeVisible()
  return linkFor(email, '/reset-password', known)
}

test('a member who forgot the password chooses a new one by a real mail', { tag: '@firefox' }, async ({
  page,
}) => {
  const person = await becomeMember(page)
  const renewed = { ...person, password: 'Samedi-2026' }
  await signOut(page)

  const first = await askForLink(page, person.email)
  const second = await test.step('Given a second mail, asked for a minute later', async () => {
    // The test scales down the server's minute; the screen's minute follows the wall clock.
    return askForLink(page, person.email, [first])
  })

  await test.step('When they follow the first link, which the second replaced, it is refused', async () => {
    await page.goto(first)
    expect(page.url()).not.toContain('token')
    await choosePassword(page, renewed.password)
    await expect(page.getByText(INVALID)).toBeVisible()
    await expect(page.getByLabel('Nouveau mot de passe')).toHaveValue(renewed.password)
  })

  await test.step('And with the second they choose a new password, after a reload of the page too', async () => {
    await page.goto(second)
    await page.reload()
    await choosePassword(page, renewed.password)
    await expect(page.getByText('Password has been reset successfully.')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('cadence:reset-token')
  })

  await test.step('Then the old password is refused and the new one signs in', async () => {
    await signIn(page, person)
    await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.')
    await signIn(page, renewed)
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('And the link that was used does nothing any more', async () => {
    await signOut(page)
    await page.goto(second)
    await choosePassword(page, 'Dimanche-2026')
    await expect(page.getByText(INVALID)).toBeVisible()
    await page.getByRole('link', { name: 'En demander un autre' }).click()
    // The address changes before the page does, and whoever turns back in between has never left.
    await expect(page.getByRole('button', { name: 'Envoyer le lien' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('alert')).toHaveText('Token is required')
  })

  await test.step('And the owner was told', async () => {
    const subjects = async () => (await mailsFor(person.email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('Votre mot de passe a été changé')
  })
})

test('people sit at the card, or beside it at a board of their own: the header’s link is free and no page longer', async ({
  page,
}) => {
  const picture = page.getByText('Ce soir')
  const lamp = page.locator('[aria-hidden="true"] i')
  const people = page.locator('[aria-hidden="true"] svg > g > svg:visible')
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return [scrollWidth - innerWidth, scrollHeight - innerHeight]
    })
  await page.goto('/login')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(lamp).toBeVisible()
  await expect(people).toHaveCount(2)
  await expect(picture).toBeHidden()
  await expect.poll(overflow).toEqual([0, 0])
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(picture).toBeVisible()
    await expect(people).toHaveCount(3)
    await expect.poll(overflow).toEqual([0, 0])
  }
  await page.getByRole('link', { name: 'Cadence, accueil' }).click()
  await expect(page).toHaveURL('/')
})

test('from one screen to the next the people stay where they are, and on a phone the card too', async ({
  page,
}) => {
  const middle = async (locator: Locator) => {
    const box = await locator.boundingBox()
    return box && Math.round(box.y + box.height / 2)
  }
  for (const [width, height, part] of [
    [390, 844, page.getByRole('heading', { level: 1 })],
    [1280, 900, page.locator('[aria-hidden="true"] i')],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/login')
    await expect(part).toBeVisible()
    const before = await middle(part)
    for (const path of ['/register', '/forgot-password', '/reset-password', '/verify-email']) {
      await page.goto(path)
      await expect(part).toBeVisible()
      expect(await middle(part), path).toBe(before)
    }
  }
})

test('a phone shows the button of the registration without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/register')
  await expect(page.getByRole('button', { name: 'Créer mon compte' })).toBeInViewport({ ratio: 1 })
})

/** The places of the parts of a sign-in screen, but for its error. */
const placesOf = (page: Page) =>
  Promise.all(
    [
      page.getByRole('heading', { level: 1 }),
      page.getByLabel('E-mail'),
      page.locator('button[type="submit"]'),
      page.locator('main a').last(),
    ].map((part) => part.boundingBox()),
  )

for (const [who, isRegistered, text] of [
  ['somebody without an account', false, /^Login failed/],
  ['somebody whose address is not verified', true, /Vérifier mon adresse$/],
] as const) {
  test(`a refused sign-in of ${who} says so above the form, and moves nothing`, async ({ page }) => {
    const person = newPerson()
    if (isRegistered) await register(page, person)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/login')
    const google = page.getByRole('button', { name: 'Se Connecter avec Google' })
    const places = async () => [...(await placesOf(page)), await google.boundingBox()]
    const before = await places()
    await signIn(page, person)
    const error = page.getByRole('alert')
    await expect(error).toHaveText(text)
    await expect(error).toBeInViewport({ ratio: 1 })
    expect(await places()).toEqual(before)
    const end = async (part: Locator) => {
      const box = await part.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    expect(await end(page.getByRole('heading', { level: 1 }))).toBeLessThan(
      (await error.boundingBox())?.y ?? 0,
    )
    expect(await end(error)).toBeLessThan(
      (await page.getByText('E-mail', { exact: true }).boundingBox())?.y ?? 0,
    )
  })
}

test('an error in the place of the sentence moves nothing, neither when it comes nor when it goes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const error = page.getByRole('alert')
  await test.step('A mail that could not be asked for', async () => {
    await page.route('**/auth/forgot-password', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/forgot-password')
    const before = await placesOf(page)
    await page.getByLabel('E-mail').fill(newPerson().email)
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    await expect(error).toHaveText('Failed to send password reset email.')
    expect(await placesOf(page)).toEqual(before)
  })
  await test.step('A refusal of Google, which the next attempt takes away', async () => {
    await page.goto('/success-login?error=account_exists')
    await expect(error).toContainText('Google login failed')
    const before = await placesOf(page)
    await signIn(page, newPerson())
    await expect(error).toHaveText('Login failed. Please check your credentials.')
    expect(await placesOf(page)).toEqual(before)
  })
})

test('the error of a new password shows below its criteria, and moves nothing', async ({ page }) => {
  await page.goto('/register')
  const box = async (locator: Locator) => (await locator.boundingBox()) ?? { y: 0, height: 0 }
  const button = page.getByRole('button', { name: 'Créer mon compte' })
  const before = (await box(button)).y
  await page.getByLabel('Mot de passe', { exact: true }).fill('Ab1')
  await page.getByLabel('E-mail').focus()
  const error = page.getByText('Password must be at least 8 characters')
  await expect(error).toBeVisible()
  expect((await box(button)).y).toBe(before)
  const criteria = await box(page.getByRole('list', { name: 'Critères du mot de passe' }))
  const { y, height } = await box(error)
  expect(y).toBeGreaterThanOrEqual(criteria.y + criteria.height)
  expect(y + height).toBeLessThan(before)
})

test('an address that nobody knows gets the same answer, and no mail', { tag: '@nightly' }, async ({
  page,
}) => {
  const known = await becomeMember(page)
  await signOut(page)
  const { email } = newPerson()
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByRole('heading', { name: 'Vérifiez votre e-mail' })).toBeVisible()
  // The API sends mails in order: when the next mail is there, one for this address would be there too.
  await askForLink(page, known.email)
  expect(await mailsFor(email)).toEqual([])
})

test('a new password in one browser ends the sessions of all', { tag: '@nightly' }, async ({
  page,
  browser,
}) => {
  const person = await becomeMember(page)
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  const link = await askForLink(elsewhere, person.email)
  await elsewhere.goto(link)
  await choosePassword(elsewhere, 'Samedi-2026')
  await expect(elsewhere).toHaveURL(/\/login$/)
  await other.close()
  // The open tab hears of it by itself: a reload would come now before that, now after, and then find nothing to say.
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('alert')).toHaveText('Session expired. Please login again.')
})

test('a link that is opened in another browser asks for the password of the registration', async ({
  page,
  browser,
}) => {
  const person = newPerson()
  await register(page, person)
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await storeTheme(phone, 'system')
  await phone.goto(await linkFor(person.email, '/verify-email'))
  await expect(phone.getByRole('heading', { name: 'Confirmez que c’est bien vous' })).toBeVisible()
  await expectNoFault(phone, 'a link in another browser')
  await expect(phone.getByLabel('Mot de passe', { exact: true })).toBeFocused()
  await phone.keyboard.type('Autre-2026')
  await phone.keyboard.press('Enter')
  await expect(phone.getByText('Ce n’est pas le mot de passe de votre inscription.')).toBeVisible()
  await phone.getByLabel('Mot de passe', { exact: true }).fill(person.password)
  await phone.keyboard.press('Enter')
  await expect(phone).toHaveURL(/\/dashboard$/)
  await phone.context().close()
})

test('a new member asks for a further mail and verifies with it', async ({ page, browser }) => {
  const person = newPerson()
  await page.clock.install()
  await register(page, person)
  const first = await linkFor(person.email, '/verify-email')

  await test.step('Given a sign-in before the address is verified, the red box leads on', async () => {
    await page.goto('/login')
    await signIn(page, person)
    const box = page.getByRole('alert')
    await expect(box).toContainText('Please verify your email address before signing in.')
    await box.getByRole('link', { name: 'Vérifier mon adresse' }).click()
    await expect(page).toHaveURL(/\/verify-email$/)
    await expect(page.getByText(person.email)).toBeVisible()
  })
  const known = [first, await linkFor(person.email, '/verify-email', [first])]

  const button = page.getByRole('button', { name: "Renvoyer l'e-mail" })
  await test.step('When they ask for the mail again, a minute after that, a further one comes', async () => {
    await expect(button).toBeDisabled()
    await page.clock.fastForward('01:00')
    await button.click()
    await expect(page.getByRole('status').filter({ hasText: 'en route' })).toBeVisible()
    await expect(button).toBeDisabled()
    await expect(page.getByText(/^Nouvel envoi possible dans \d+\u202fs$/)).toBeVisible()
    await expect(button).toBeFocused()
  })
  const further = await linkFor(person.email, '/verify-email', known)

  await test.step('And a reload does not shorten the minute', async () => {
    await page.reload()
    await expect(button).toBeDisabled()
  })

  await test.step('Then its link signs them in', async () => {
    await page.goto(further)
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('And the link is dead in another browser, which asks for the address', async () => {
    const other = await browser.newContext()
    const elsewhere = await other.newPage()
    await elsewhere.goto(further)
    await expect(elsewhere.getByRole('heading', { name: 'Ce lien ne marche plus' })).toBeVisible()
    await elsewhere.getByLabel('E-mail').fill(person.email)
    await elsewhere.getByRole('button', { name: "Renvoyer l'e-mail" }).click()
    await expect(
      elsewhere.getByRole('status').filter({ hasText: 'si cette adresse reste à vérifier' }),
    ).toBeVisible()
    await other.close()
  })
})
