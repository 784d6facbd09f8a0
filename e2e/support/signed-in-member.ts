import { expect, type Page, test } from '@playwright/test'
import { signedInState, signUp } from './account.ts'
import { newPerson, type Person } from './member.ts'

/**
 * Makes a new member by calls of the API, which is much faster than `becomeMember` with its screens. Ends signed in on the
 * dashboard.
 */
export async function enterAsMember(page: Page, person = newPerson()): Promise<Person> {
  await test.step(`${person.email} enters as a member`, async () => {
    await page.context().setStorageState(signedInState(await signUp(person)))
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/dashboard$/)
  })
  return person
}
