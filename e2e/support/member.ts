import { expect, type Page, test } from '@playwright/test'
import { linkFor } from './mailbox.ts'

/** A member in a test. */
export interface Person {
  firstName: string
  lastName: string
  email: string
  password: string
}

let count = 0

/** A new person with a unique e-mail address. */
export function newPerson(names: Partial<Person> = {}): Person {
  count += 1
  const unique = `${Date.now()}-${process.pid}-${count}`
  return {
    firstName: 'Inès',
    lastName: 'Lefèvre',
    email: `ines-${unique}@exemple.fr`,
    password: 'Vendredi-2026',
    ...names,
  }
}

/** Fills in the registration form and sends it. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Prénom').fill(person.firstName)
  await page.getByLabel('Nom', { exact: true }).fill(person.lastName)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page).toHaveURL(/\/verify-email$/)
}

/** Fills in the sign-in form and sends it. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Se Connecter', exact: true }).click()
}

/** Signs out through the user menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Votre menu, / }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

/** Registers a new member through the screens and a real mail. Ends signed in on the dashboard. */
export async function becomeMember(page: Page, person = newPerson()): Promise<Person> {
  await test.step(`${person.email} becomes a member`, async () => {
    await register(page, person)
    await page.goto(await linkFor(person.email, '/verify-email'))
    await expect(page).toHaveURL(/\/dashboard$/)
  })
  return person
}
