import type { Page } from '@playwright/test'
import { expectNoFaultAtAnySize } from '../support/axe.ts'
import { newPerson, signIn } from '../support/member.ts'
import { expect, test } from '../support/test.ts'

/** axe finds nothing on what the sign-in screens say after something was done. */
export async function expectSignInStatesAccessible(page: Page): Promise<void> {
  const long = `${'x'.repeat(60)}@${'universite-'.repeat(10)}exemple.fr`
  const wait = () => new Promise<void>(() => undefined)

  await test.step('a failed sign-in at Google, and an address that is not verified', async () => {
    await page.goto('/success-login?error=state_mismatch')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoFaultAtAnySize(page, 'failed Google sign-in')
    const message = 'Please verify your email address before signing in.'
    await page.route('**/api/v1/auth/login', (route) => route.fulfill({ status: 403, json: { message } }))
    await signIn(page, newPerson())
    await expect(page.getByRole('link', { name: 'Vérifier mon adresse' })).toBeVisible()
    await expectNoFaultAtAnySize(page, 'unverified address')
  })

  await test.step('the mail for a new password', async () => {
    await page.route('**/api/v1/auth/forgot-password', (route) => route.fulfill({ json: { success: true } }))
    await page.goto('/forgot-password')
    await page.getByLabel('E-mail').fill(long)
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    await expect(page.getByRole('heading', { name: 'Vérifiez votre e-mail' })).toBeVisible()
    await expectNoFaultAtAnySize(page, 'mail for a new password')
  })

  await test.step('a further verification mail', async () => {
    await page.route('**/api/v1/auth/resend-verification', (route) =>
      route.fulfill({ json: { success: true } }),
    )
    await page.goto('/verify-email')
    await page.getByRole('button', { name: "Renvoyer l'e-mail" }).click()
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
    await expectNoFaultAtAnySize(page, 'question for the address')
    await page.getByLabel('E-mail').fill(long)
    await page.getByRole('button', { name: "Renvoyer l'e-mail" }).click()
    await expect(page.getByRole('status').filter({ hasText: 'en route' })).toBeVisible()
    await expectNoFaultAtAnySize(page, 'further mail')
  })

  await test.step('a new password, with mistakes', async () => {
    await page.goto('/reset-password?token=unknown')
    await page.getByLabel('Nouveau mot de passe').fill('Vendredi')
    await page.getByLabel('Confirmer le mot de passe').fill('x')
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await expect(page.getByLabel('Confirmer le mot de passe')).toHaveAttribute('aria-invalid', 'true')
    await expectNoFaultAtAnySize(page, 'new password')
  })

  await test.step('the way back from Google', async () => {
    await page.route('**/api/v1/auth/user', wait)
    await page.goto('/success-login?access_token=t')
    await expect(page.getByRole('heading', { name: 'Logging you in...' })).toBeVisible()
    await expectNoFaultAtAnySize(page, 'callback')
  })
}
