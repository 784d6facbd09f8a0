import type { Page } from '@playwright/test'
import { failing, type Texts, textOf, waysInTurn } from '../support/failing-calls.ts'
import { signIn } from '../support/member.ts'
import { sample } from '../support/sample.ts'
import { expect, test } from '../support/visitor-kinds.ts'

interface Form {
  name: string
  at: string
  path: string
  fields: Record<string, string>
  button: string
  texts: Texts
}

const forms: Form[] = [
  {
    name: 'register',
    at: '/register',
    path: '/auth/register',
    fields: { Prénom: 'Inès', Nom: 'Lefèvre', 'E-mail': 'ines@exemple.fr', 'Mot de passe': 'Vendredi-2026' },
    button: 'Créer mon compte',
    texts: { failure: 'Registration failed. Please try again.' },
  },
  {
    name: 'login',
    at: '/login',
    path: '/auth/login',
    fields: { 'E-mail': 'ines@exemple.fr', 'Mot de passe': 'Vendredi-2026' },
    button: 'Se Connecter',
    texts: { failure: 'Login failed. Please check your credentials.' },
  },
  {
    name: 'forgot-password',
    at: '/forgot-password',
    path: '/auth/forgot-password',
    fields: { 'E-mail': 'ines@exemple.fr' },
    button: 'Envoyer le lien',
    texts: { failure: 'Failed to send password reset email.', noAnswer: 'Password reset request failed' },
  },
  {
    name: 'resend-verification',
    at: '/verify-email',
    path: '/auth/resend-verification',
    fields: { 'E-mail': 'ines@exemple.fr' },
    button: "Renvoyer l'e-mail",
    texts: { failure: 'L’e-mail n’a pas pu être envoyé. Réessayez dans un instant.' },
  },
]

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

for (const { name, at, path, fields, button, texts } of sample(forms, 2)) {
  test(`${name} fails in many ways: its text in the red box, what was typed stays`, async ({ page }) => {
    const call = await failing(page, path)
    await page.goto(at)
    for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value)
    const submit = page.getByRole('button', { name: button, exact: true })
    for (const way of waysInTurn()) {
      await test.step(way, async () => {
        await call.meet(way, () => submit.click())
        await expect(page.getByRole('alert')).toHaveText(textOf(way, texts))
        await expect(submit).toBeEnabled()
        await expect(submit).toBeFocused()
        for (const [label, value] of Object.entries(fields))
          await expect(field(page, label)).toHaveValue(value)
        expect(call.met()).toBe(1)
      })
    }
  })
}

test('reset-password fails in many ways: its text in a toast, what was typed stays', {
  tag: '@nightly',
}, async ({ page }) => {
  const call = await failing(page, '/auth/reset-password')
  const texts = { failure: 'Failed to reset password.', noAnswer: 'Password reset failed' }
  const submit = page.getByRole('button', { name: 'Enregistrer le mot de passe' })
  const fields = ['Nouveau mot de passe', 'Confirmer le mot de passe']
  await page.goto('/reset-password?token=t')
  for (const way of waysInTurn()) {
    await test.step(way, async () => {
      // Without this the test could take the toast of the previous case for the new one.
      await page.reload()
      for (const label of fields) await field(page, label).fill('Vendredi-2026')
      await call.meet(way, () => submit.click())
      await expect(page.getByText(textOf(way, texts), { exact: true })).toBeVisible()
      await expect(submit).toBeEnabled()
      for (const label of fields) await expect(field(page, label)).toHaveValue('Vendredi-2026')
      await expect(page).toHaveURL(/\/reset-password$/)
    })
  }
})

test('verify-email fails in many ways: its text, and a way on', { tag: '@nightly' }, async ({ page }) => {
  const call = await failing(page, '/auth/verify-email')
  const texts = {
    failure: 'Failed to verify email.',
    noAnswer: 'Email verification failed. The link may be expired or invalid.',
  }
  for (const way of waysInTurn()) {
    await test.step(way, async () => {
      await call.meet(way, () => page.goto('/verify-email?token=t'))
      await expect(page.getByRole('alert')).toHaveText(textOf(way, texts))
      const wayOn = page.getByRole('button', { name: /^(Réessayer|Renvoyer l'e-mail)$/ })
      await expect(wayOn).toBeEnabled()
      expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
    })
  }
})

test('the callback fails in many ways: on the sign-in, with the detail', { tag: '@nightly' }, async ({
  page,
}) => {
  const call = await failing(page, '/auth/user')
  const texts = {
    failure: 'Failed to authenticate with Google',
    malformed: 'User data not found in response',
  }
  for (const way of waysInTurn()) {
    await test.step(way, async () => {
      await call.meet(way, () => page.goto('/success-login?access_token=t'))
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByRole('alert')).toContainText('Google login failed')
      await expect(page.getByRole('alert')).toContainText(textOf(way, texts))
      await expect(page.getByRole('button', { name: 'Se Connecter', exact: true })).toBeEnabled()
    })
  }
})

test('logout fails in many ways: the member is signed out all the same', { tag: '@nightly' }, async ({
  page,
  account,
}) => {
  const call = await failing(page, '/auth/logout')
  for (const way of waysInTurn()) {
    await test.step(way, async () => {
      await page.goto('/dashboard')
      await signIn(page, account.person)
      await page.getByRole('button', { name: /^Votre menu, / }).click()
      await call.meet(way, () => page.getByRole('button', { name: 'Log out' }).click())
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|^user$/i.test(key))),
      ).toEqual([])
    })
  }
})

test.describe('as member', () => {
  test.use({ kind: 'member' })

  test('reading the member fails in many ways: the session and the page stay', { tag: '@nightly' }, async ({
    page,
  }) => {
    const call = await failing(page, '/auth/user')
    for (const way of waysInTurn()) {
      await test.step(way, async () => {
        await call.meet(way, () => page.goto('/help'))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('button', { name: /^Votre menu, / })).toBeVisible()
        expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeTruthy()
      })
    }
  })

  test('refresh-token fails in many ways: only an answer of the API ends the session', async ({ page }) => {
    const call = await failing(page, '/auth/refresh-token')
    await page.goto('/help')
    await expect(page.getByRole('button', { name: /^Votre menu, / })).toBeVisible()
    const kept = await page.evaluate(() => ({ ...localStorage }))
    for (const way of waysInTurn()) {
      await test.step(way, async () => {
        // On a page without the app, which would write the session too.
        await page.evaluate(() => location.assign('/robots.txt'))
        await page.waitForURL('**/robots.txt')
        // The 24 hours of the client have passed.
        await page.evaluate((stored) => {
          const store = { ...JSON.parse(stored['auth-storage'] ?? '{}'), tokenExpiry: 1 }
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
          localStorage.setItem('auth-storage', JSON.stringify(store))
        }, kept)
        await call.meet(way, () => page.goto('/help'))
        if (way === 'a message' || way === 'an empty answer') {
          await expect(page).toHaveURL(/\/login$/)
          await expect(page.getByRole('alert')).toHaveText('Session expired. Please login again.')
        } else {
          await expect(page.getByRole('button', { name: /^Votre menu, / })).toBeVisible()
          expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBe(kept.refreshToken)
        }
      })
    }
  })
})
