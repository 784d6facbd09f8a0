import { signUp } from '../support/account.ts'
import { newPerson, signIn } from '../support/member.ts'
import { expect, test } from '../support/test.ts'

/** Takes away what this browser has and the oldest targets lack: Safari 16.4, Chrome 111 and Firefox 115. */
function removeNewerApis(): void {
  const newer: [object, string[]][] = [
    [URL, ['canParse', 'parse']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [AbortSignal, ['any']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Element.prototype, ['checkVisibility', 'moveBefore']],
    [Document.prototype, ['startViewTransition']],
    [globalThis, ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'Iterator']],
    [Intl, ['Segmenter', 'DurationFormat']],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())),
      ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
    ],
  ]
  for (const [holder, names] of newer) for (const name of names) Reflect.deleteProperty(holder, name)
}

test('without the APIs that the oldest browsers lack the public site, the sign-in and the app area work', async ({
  page,
}) => {
  const uncaught: string[] = []
  page.on('pageerror', ({ message }) => uncaught.push(message))
  await page.addInitScript(removeNewerApis)
  for (const path of ['/', '/help-center', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Créer un compte' }).click()
  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByLabel('Prénom')).toBeVisible()

  const person = newPerson()
  await signUp(person)
  await page.goto('/collection')
  await signIn(page, person)
  await expect(page).toHaveURL(/\/collection$/)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await expect(page.locator('[data-widget]')).toHaveCount(10)
  for (const name of ['Tools Library', 'Community Hub', 'Settings']) {
    await page.getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(uncaught).toEqual([])
})
