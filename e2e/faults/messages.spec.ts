import { referralsSchema } from '@cadence/shared/schemas'
import type { Locator, Page } from '@playwright/test'
import { signedInState, signUp } from '../support/account.ts'
import { linkFor, mailsFor } from '../support/mailbox.ts'
import { newPerson } from '../support/member.ts'
import { expect, type OwnApi, ownAppUrl, test } from '../support/own-api.ts'
import { administratorEmails, teamEmail } from '../support/stack.ts'
import { storeTheme } from '../support/theme.ts'

/** Lets the next call of an address arrive, and loses its answer. */
async function loseNextAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**/api/v1${path}`,
    async (route) => {
      expect((await route.fetch()).ok()).toBe(true)
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}

/**
 * Presses a button while the API is down, then without a network, then so that the answer is lost: each time the page
 * says so, and `expectKept` finds what was typed. Afterwards the mail server is down.
 */
async function failEachWay(page: Page, { api, path, press, trouble, expectKept }: Failing): Promise<void> {
  await test.step('When the API is down', async () => {
    await api.stop()
    await press()
    await expect(trouble).toBeVisible()
    await expectKept()
    await api.start()
  })
  await test.step('And the network is gone', async () => {
    await page.context().setOffline(true)
    await press()
    await expect(trouble).toBeVisible()
    await expectKept()
    await page.context().setOffline(false)
  })
  await test.step('And the answer is lost, while the mail server is down', async () => {
    // Not earlier: the API waits longer and longer between its attempts.
    await api.mail.stop()
    await loseNextAnswer(page, path)
    await press()
    await expect(trouble).toBeVisible()
    await expectKept()
  })
}

interface Failing {
  api: OwnApi
  /** Address of the call that fails. */
  path: string
  press: () => Promise<void>
  trouble: Locator
  expectKept: () => Promise<void>
}

/** Subjects of the mails to an address whose subject contains a text. */
const subjectsWith = async (address: string, part: string) =>
  (await mailsFor(address)).map(({ subject }) => subject).filter((subject) => subject.includes(part))

test.describe.configure({ timeout: 60_000 })

test('a question and its answer, while API, network and mail server fail, are kept and sent once', async ({
  page,
  browser,
  api,
}) => {
  const { email } = newPerson()
  const dialog = page.getByRole('dialog', { name: 'Écrire au support' })
  const typed = {
    Objet: 'Mon minuteur',
    Message: 'Il ne sonne plus.\n« Depuis lundi »',
    'Votre nom': 'Léa Martin',
    'E-mail pour la réponse': email,
  }
  const field = (label: string) => dialog.getByLabel(label, { exact: true })
  const open = async () => {
    await page.goto('/help-center')
    await page.getByRole('button', { name: 'Ouvrir un ticket' }).click()
  }
  const expectKept = async () => {
    for (const [label, text] of Object.entries(typed)) await expect(field(label)).toHaveValue(text)
  }
  const administrator = newPerson({ firstName: 'Awa', email: administratorEmails.faults })
  const session = await signUp(administrator, ownAppUrl)
  let reference = ''

  await test.step('Given a visitor who has typed a question', async () => {
    await open()
    for (const [label, text] of Object.entries(typed)) await field(label).fill(text)
  })

  await failEachWay(page, {
    api,
    path: '/support-requests',
    press: () => dialog.getByRole('button', { name: 'Envoyer' }).click(),
    trouble: dialog.getByRole('alert'),
    expectKept,
  })

  await test.step('Then it can be sent after a reload, also by a double click', async () => {
    await open()
    await expectKept()
    await dialog.getByRole('button', { name: 'Envoyer' }).dblclick()
    await expect(dialog.getByRole('heading', { name: 'Message bien reçu.' })).toBeFocused()
    reference = (await dialog.getByText(/^[\dA-F]{4}-[\dA-F]{4}$/).textContent()) ?? ''
  })

  await test.step('And when the mail server is back, the team and the visitor get one mail each', async () => {
    expect(await subjectsWith(teamEmail, reference)).toEqual([])
    await api.mail.start()
    for (const address of [teamEmail, email])
      await expect.poll(() => subjectsWith(address, reference), { timeout: 15_000 }).toHaveLength(1)
  })

  const context = await browser.newContext({
    baseURL: ownAppUrl,
    storageState: signedInState(session, ownAppUrl),
  })
  const inbox = await context.newPage()
  const answer = inbox.getByLabel('Votre réponse')
  const thread = new URL(await linkFor(teamEmail, '/inbox')).href

  await test.step('Given an administrator who has typed an answer', async () => {
    await storeTheme(inbox, 'system')
    await inbox.goto(thread)
    await answer.fill('Bonjour Léa,\nmettez-le à jour.')
  })

  await failEachWay(inbox, {
    api,
    path: '/inbox/threads/*/answers',
    press: () => inbox.getByRole('button', { name: 'Envoyer la réponse' }).click(),
    trouble: inbox.getByRole('region', { name: 'Écrire' }).getByRole('alert'),
    expectKept: () => expect(answer).toHaveValue('Bonjour Léa,\nmettez-le à jour.'),
  })

  await test.step('Then it is sent by the next press, and waits for the mail server', async () => {
    await inbox.getByRole('button', { name: 'Envoyer la réponse' }).click()
    await expect(inbox.getByRole('heading', { name: 'Réponse · Awa Lefèvre' })).toHaveCount(1)
    await expect(inbox.getByText('L’e-mail attend d’être envoyé')).toBeVisible()
    await expect(answer).toHaveValue('')
  })

  await test.step('And arrives once', async () => {
    await api.mail.start()
    await expect.poll(() => subjectsWith(email, 'Re:'), { timeout: 15_000 }).toHaveLength(1)
    await inbox.reload()
    await expect(inbox.getByText('E-mail envoyé')).toBeVisible()
    await expect(inbox.getByRole('heading', { name: 'Réponse · Awa Lefèvre' })).toHaveCount(1)
    await context.close()
  })
})

test.describe('with the limits of production', () => {
  // Where they are lifted, a registration that is sent again gets a second mail at once, and the first link no longer works.
  test.use({ apiEnvironment: { RATE_LIMIT_SCALE: '1' } })

  test('an invitation counts once, while API, network and mail server fail at each step of the registration', async ({
    page,
    api,
  }) => {
    const owner = await signUp(newPerson(), ownAppUrl)
    const referrals = async () => {
      const headers = { Authorization: `Bearer ${owner.token}` }
      return referralsSchema.parse(await (await fetch(`${ownAppUrl}/api/v1/referrals`, { headers })).json())
    }
    const { code } = await referrals()
    const person = newPerson({ firstName: 'Zoé' })
    const typed = { Prénom: person.firstName, Nom: person.lastName, 'E-mail': person.email }
    const field = (label: string) => page.getByLabel(label, { exact: true })

    await test.step('Given an invitation that is opened, and a form that is filled in', async () => {
      await page.goto(`/register?code=${code}`)
      await expect(page.getByText(code)).toBeVisible()
      for (const [label, text] of Object.entries(typed)) await field(label).fill(text)
      await field('Mot de passe').fill(person.password)
    })

    await failEachWay(page, {
      api,
      path: '/auth/register',
      press: () => page.getByRole('button', { name: 'Créer mon compte' }).click(),
      trouble: page.getByRole('alert'),
      expectKept: async () => {
        for (const [label, text] of Object.entries(typed)) await expect(field(label)).toHaveValue(text)
        await expect(page.getByText(code)).toBeVisible()
      },
    })

    await test.step('Then the next press registers, and the mail comes when its server is back', async () => {
      await page.getByRole('button', { name: 'Créer mon compte' }).click()
      await expect(page).toHaveURL(/\/verify-email$/)
      await api.mail.start()
    })

    const link = await linkFor(person.email, '/verify-email')
    expect(await mailsFor(person.email)).toHaveLength(1)

    await test.step('When the link is followed while the API is down', async () => {
      await api.stop()
      await page.goto(link)
      await expect(page.getByText('Votre lien n’est pas perdu', { exact: false })).toBeVisible()
      await api.start()
    })

    await test.step('Then it can be tried again, and the invitation counts once', async () => {
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
      expect(await referrals()).toMatchObject({ members: 1 })
    })
  })
})
