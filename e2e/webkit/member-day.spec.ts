import * as z from 'zod/mini'
import { linkFor } from '../support/mailbox.ts'
import { newPerson } from '../support/member.ts'
import { expect, test } from './test.ts'
import { ENTER } from './webdriver.ts'

const TASKS = '[data-widget="9"]'
const NOTES = '[data-widget="10"]'
const TIMER = '[data-widget="8"]'
const DIALOG = 'dialog[open]'

const boxSchema = z.object({ x: z.number(), y: z.number() })

test('a member’s day: register, real mail, a task, a note, the editor, a theme, the settings, sign out', async ({
  app,
}) => {
  const { driver } = app
  const person = newPerson()

  await test.step('Given a visitor who registers', async () => {
    await app.goto('/register')
    await app.type('Prénom', person.firstName)
    await app.type('Nom', person.lastName)
    await app.type('E-mail', person.email)
    await app.type('Mot de passe', person.password)
    await app.press('button', 'Créer mon compte')
    await app.expectPath('/verify-email')
  })

  await test.step('When they follow the link of the mail, they are signed in', async () => {
    await app.open(await linkFor(person.email, '/verify-email'))
    await app.expectPath('/dashboard')
    expect((await driver.url()).href).not.toContain('token')
    await app.expectIn(() => document.querySelectorAll('[data-widget]').length, 10)
  })

  await test.step('And they write a task and tick it', async () => {
    await app.type('Nouvelle tâche', `Rendre le mémoire${ENTER}`, TASKS)
    await app.press('checkbox', 'Rendre le mémoire', TASKS)
    await app.expectIn(
      (part) => document.querySelector<HTMLInputElement>(`${part} input:checked`)?.labels?.[0]?.textContent,
      'Rendre le mémoire',
      TASKS,
    )
  })

  await test.step('And a note, which a reload leaves as it is', async () => {
    await app.press('button', 'Nouvelle note', NOTES)
    await app.type('Titre', 'Séance de vendredi', NOTES)
    await app.type('Texte de la note', 'Relire le chapitre trois', NOTES)
    await app.goto('/dashboard')
    await app.press('button', /Séance de vendredi/, NOTES)
    await app.expectIn(
      (part) => document.querySelector(`${part} textarea`)?.textContent,
      'Relire le chapitre trois',
      NOTES,
    )
  })

  await test.step('And they arrange the dashboard by mouse, and save it', async () => {
    await app.press('button', 'Edit Dashboard')
    await app.find('button', 'Remove Timer', TIMER)
    const timerBox = () =>
      driver.run((part) => document.querySelector(part)?.getBoundingClientRect().toJSON(), TIMER)
    const { x, y } = boxSchema.parse(await timerBox())
    await driver.drag({ x: x + 60, y: y + 24 }, { x: x - 300, y: y + 24 })
    await expect.poll(async () => boxSchema.parse(await timerBox()).x).toBeLessThan(x - 100)
    await app.press('button', 'Remove Daily Boost')
    await app.press('button', 'Sauvegarder')
    await app.type('Dashboard name', `Révisions${ENTER}`, DIALOG)
    await app.expectIn((part) => document.querySelector(part) === null, true, DIALOG)
    await app.expectIn(() => document.querySelectorAll('[data-widget]').length, 9)
  })

  await test.step('And they choose the light mode, which a reload keeps', async () => {
    await app.press('link', 'Appearance', 'aside')
    await app.press('radio', 'Light')
    const scheme = () => getComputedStyle(document.documentElement).colorScheme
    await app.expectIn(scheme, 'light')
    await app.goto('/appearance')
    await app.expectIn(scheme, 'light')
    // A document that the browser had asked for before the worker ran could have the policy of another answer, and no style.
    const preload = () =>
      navigator.serviceWorker.ready
        .then(({ navigationPreload }) => navigationPreload.getState())
        .then(({ enabled }) => enabled)
    expect(await driver.run(preload)).toBe(false)
  })

  await test.step('And they change their first name in the settings', async () => {
    await app.goto('/settings?section=personal')
    await app.press('button', 'Modifier Prénom')
    await app.type('Prénom', ' Zoé', DIALOG)
    await app.press('button', 'Enregistrer', DIALOG)
    await app.find('button', `Votre menu, ${person.firstName} Zoé ${person.lastName}`)
  })

  await test.step('Then they sign out, and nothing of the session stays', async () => {
    await app.press('button', /^Votre menu, /)
    await app.press('button', 'Log out')
    await app.expectPath('/login')
    await app.expectIn(() => localStorage.getItem('accessToken'), null)
  })
})
