import { expect, type Page, test } from '@playwright/test'
import { signedInState, signUp } from './account.ts'
import { newPerson, type Person } from './member.ts'

/**
 * Makes a new member by calls of the API, which is much faster than `becomeMember` with its screens. Ends signed in on the
 * dashboard, or on another page for a test that needs none: the dashboard is the heaviest.
 */
export async function enterAsMember(
  page: Page,
  { path = '/dashboard', person = newPerson() }: { path?: '/dashboard' | '/help'; person?: Person } = {},
): Promise<Person> {
  await test.step(`${person.email} enters as a member`, async () => {
    await page.context().setStorageState(signedInState(await signUp(person)))
    await page.goto(path)
    await expect(page).toHaveURL(path)
  })
  return person
}
