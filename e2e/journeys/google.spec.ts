import type { Page, Request } from '@playwright/test'
import { expectNoFault } from '../support/axe.ts'
import { linkFor, mailsFor } from '../support/mailbox.ts'
import { newPerson, signOut } from '../support/member.ts'
import { sample } from '../support/sample.ts'
import { enterAsMember } from '../support/signed-in-member.ts'
import { expect, test } from '../support/test.ts'
import { storeTheme } from '../support/theme.ts'

/** Goes to the local provider, which replaces Google, and chooses an account. */
async function signInAtGoogle(page: Page, choice: RegExp | string): Promise<void> {
  await page.getByRole('button', { name: 'Se Connecter avec Google' }).click()
  await expect(page.getByRole('heading', { name: 'Connexion de développement' })).toBeVisible()
  await page.getByRole('button', { name: choice }).click()
}

async function expectFailure(page: Page, details: string): Promise<void> {
  await expect(page).toHaveURL(/\/login$/)
  const box = page.getByRole('alert')
  await expect(box).toContainText('Google login failed')
  await expect(box).toContainText(details)
  const state = await page.evaluate(() => history.state.usr)
  expect(state).toEqual({ error: 'Google login failed', details })
}

const isSignedIn = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken') !== null)

/** The requests of a page, from now on. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

test('the whole way: to Google, back, and to the page that was asked for', async ({ page }) => {
  const requests = requestsOf(page)
  await page.goto('/collection?a=1#part')
  await expect(page).toHaveURL(/\/login$/)
  await signInAtGoogle(page, /Camille Moreau/)
  await expect(page).toHaveURL(/\/collection\?a=1#part$/)
  await expect(page.getByRole('button', { name: /^Votre menu, Camille Moreau/ })).toBeVisible()

  await test.step('The token was in one address, of one document, and in one call; nowhere else', async () => {
    const landing = requests
      .map((request) => new URL(request.url()))
      .find(({ pathname }) => pathname === '/success-login')
    const token = landing?.searchParams.get('access_token') ?? ''
    expect(token.length).toBeGreaterThan(30)
    const naming = requests.filter((request) => request.url().includes(token))
    expect(naming.map((request) => request.resourceType())).toEqual(['document'])
    const carriers: string[] = []
    for (const request of requests) {
      const headers = Object.entries(await request.allHeaders()).filter(([name]) => !name.startsWith(':'))
      if (headers.some(([, value]) => value.includes(token))) carriers.push(new URL(request.url()).pathname)
      expect(headers.filter(([name, value]) => name === 'referer' && value.includes('access_token'))).toEqual(
        [],
      )
    }
    expect(carriers).toEqual(['/api/v1/auth/user'])
    const kept = await page.evaluate(() =>
      JSON.stringify([
        location.href,
        history.state,
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
      ]),
    )
    expect(kept).not.toContain(token)
  })

  await test.step('Back does not lead to it', async () => {
    await page.goBack()
    await expect(page).not.toHaveURL(/success-login|access_token/)
  })
})

test('a second time it is the same member, and a token works once', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/login')
  await signInAtGoogle(page, /Yanis Benali/)
  await expect(page).toHaveURL(/\/dashboard$/)
  const idOf = () => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}')._id)
  const first = await idOf()
  await signOut(page)

  const requests = requestsOf(page)
  await signInAtGoogle(page, /Yanis Benali/)
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await idOf()).toBe(first)

  const used = requests.map((request) => request.url()).find((url) => url.includes('access_token='))
  await signOut(page)
  await page.goto(used ?? '')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('alert')).toContainText('Google login failed')
  expect(await isSignedIn(page)).toBe(false)

  await test.step('Who signed out can be somebody else', async () => {
    await signInAtGoogle(page, /Camille Moreau/)
    await expect(page.getByRole('button', { name: /^Votre menu, Camille Moreau/ })).toBeVisible()
  })
})

test('who cancels at Google is back on the sign-in, and can try again', async ({ page }) => {
  await page.goto('/login')
  await signInAtGoogle(page, 'Annuler')
  await expectFailure(page, 'Vous avez annulé la connexion avec Google.')
  await page.getByRole('button', { name: 'Se Connecter avec Google' }).click()
  await expect(page.getByRole('heading', { name: 'Connexion de développement' })).toBeVisible()
})

test('an address that Google has not verified opens nothing', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/login')
  await signInAtGoogle(page, /Noé Lefèvre/)
  await expectFailure(
    page,
    'Votre adresse e-mail n’est pas vérifiée chez Google. Vérifiez-la, puis réessayez.',
  )
  expect(await isSignedIn(page)).toBe(false)
})

const failures = [
  ['/success-login', 'No access token found'],
  ['/success-login?access_token=', 'No access token found'],
  ['/success-login?error=<img src=x onerror=alert(1)>', 'Failed to authenticate with Google'],
  [
    '/api/v1/auth/google/callback?code=forged&state=forged',
    'La demande a expiré ou a commencé dans un autre navigateur. Réessayez.',
  ],
] as const

for (const [address, details] of sample(failures, 3)) {
  test(`${address} ends on the sign-in, with nothing to go back to`, { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto('/unauthorized')
    await page.goto(address)
    await expectFailure(page, details)
    await page.goBack()
    await expect(page).toHaveURL(/\/unauthorized$/)
  })
}

test('a forged token opens nothing, and a member who is signed in stays so', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/success-login?access_token=forged')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('alert')).toContainText('Google login failed')

  await enterAsMember(page, { path: '/help' })
  const before = await page.evaluate(() => localStorage.getItem('refreshToken'))
  await page.goto('/success-login?access_token=forged')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(/^Google login failed\u202f: /)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBe(before)
})

test('Google’s answer opens nothing in a browser that did not begin the sign-in', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Se Connecter avec Google' }).click()
  await expect(page.getByRole('heading', { name: 'Connexion de développement' })).toBeVisible()
  await context.clearCookies({ name: 'cadence-google' })
  await page.getByRole('button', { name: /Camille Moreau/ }).click()
  await expectFailure(page, 'La demande a expiré ou a commencé dans un autre navigateur. Réessayez.')
  expect(await isSignedIn(page)).toBe(false)
})

test('a member without a password changes the address, and then deletes the account, by a mailed code', {
  tag: '@nightly',
}, async ({ page }) => {
  // Only this test uses the account, because it deletes it.
  const before = 'ines.garnier@example.org'
  const after = newPerson().email
  await page.goto('/login')
  await signInAtGoogle(page, /Inès Garnier/)
  await expect(page).toHaveURL(/\/dashboard$/)
  const codes = async (address: string) => {
    const subjects = (await mailsFor(address)).map(({ subject }) => subject)
    return subjects.flatMap((subject) => /^Votre code Cadence\s:\s(\d{6})$/.exec(subject)?.[1] ?? [])
  }
  /** Requests a mailed code. @returns the code. */
  const receiveCode = async (address: string) => {
    const known = await codes(address)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Recevoir un code' }).click()
    await expect(dialog.getByRole('status')).toContainText(`Le code est en route vers ${address}`)
    await expect.poll(() => codes(address)).toHaveLength(known.length + 1)
    return (await codes(address)).at(-1) ?? ''
  }

  await test.step('The session alone changes nothing: the code of the mail does', async () => {
    await storeTheme(page, 'system')
    await page.goto('/settings?section=personal')
    await page.getByRole('button', { name: 'Modifier E-mail' }).click()
    const dialog = page.getByRole('dialog', { name: 'Modifier E-mail' })
    await dialog.getByLabel('E-mail', { exact: true }).fill(after)
    const code = await receiveCode(before)
    await expectNoFault(page, 'the mailed code', 'dialog')
    const field = dialog.getByLabel('Code reçu par e-mail')
    await field.fill(code === '000000' ? '111111' : '000000')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('Ce code n’est pas le bon, ou il a expiré.')
    await field.fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Un message vous attend à l’adresse ${after}`)).toBeVisible()
    await page.goto(await linkFor(after, '/settings'))
    await page.getByRole('button', { name: 'Confirmer cette adresse' }).click()
    await expect(page.getByText(`Votre adresse e-mail est désormais ${after}.`)).toBeVisible()
  })

  await test.step('The account is deleted by a code that comes to the new address', async () => {
    await page.goto('/settings?section=security')
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
    const dialog = page.getByRole('dialog', { name: /^Supprimer votre compte/ })
    await dialog.getByLabel('Code reçu par e-mail').fill(await receiveCode(after))
    await dialog.getByLabel('Pour confirmer, tapez SUPPRIMER').fill('supprimer')
    await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click()
    await expect(page.getByText('Votre compte et vos données sont supprimés.')).toBeVisible()
    expect(await isSignedIn(page)).toBe(false)
  })
})
