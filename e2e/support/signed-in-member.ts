import { expect, type Page, test } from '@playwright/test'
import { signedInState, signUp } from './account.ts'
import { newPerson, type Person } from './member.ts'

/**
 * A new member without the screens of registration, which tests of their own go through: ends signed in on the
 * dashboard, as `becomeMember` does, in a fraction of the time.
 */
export async function enterAsMember(page: Page, person = newPerson()): Promise<Person> {
  await test.step(`${person.email} enters as a member`, async () => {
    await page.context().setStorageState(signedInState(await signUp(person)))
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/dashboard$/)
  })
  return person
}
