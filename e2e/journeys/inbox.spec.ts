import { signedInState, signUp } from '../support/account.ts'
import { expectNoFault } from '../support/axe.ts'
import { linkFor, mailsFor } from '../support/mailbox.ts'
import { newPerson } from '../support/member.ts'
import { administratorEmails, appUrl, teamEmail } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { storeTheme } from '../support/theme.ts'

/** Waits for a mail to an address whose subject contains a text. */
async function mailWith(address: string, part: string) {
  const find = async () => (await mailsFor(address)).find(({ subject }) => subject.includes(part))
  await expect.poll(find, { message: `a mail to ${address} with ${part}`, timeout: 10_000 }).toBeTruthy()
  const mail = await find()
  if (!mail) throw new Error('The mail has gone')
  return mail
}

test('a question to the support is read and answered by a person, and the answer arrives in the same thread', async ({
  page,
  browser,
}) => {
  const { email } = newPerson()
  const dialog = page.getByRole('dialog', { name: 'Écrire au support' })
  let reference = ''

  await test.step('Given a visitor who opens a ticket, and sees what goes along', async () => {
    await storeTheme(page, 'system')
    await page.goto('/help-center')
    await page.getByRole('button', { name: 'Ouvrir un ticket' }).click()
    await dialog.getByLabel('Objet').fill('Mon minuteur')
    await dialog.getByLabel('Message').fill('Il ne sonne plus.')
    await dialog.getByLabel('Votre nom').fill('Léa Martin')
    await dialog.getByLabel('E-mail pour la réponse').fill(email)
    await expect(dialog.getByText('/help-center', { exact: true })).toBeVisible()
    await expect(dialog.getByText(/^host \S+, .*marketing/)).toBeVisible()
    await expectNoFault(page, 'the form for the support', 'dialog[open]')
    await dialog.getByRole('button', { name: 'Envoyer' }).click()
    await expect(dialog.getByRole('heading', { name: 'Message bien reçu.' })).toBeFocused()
    reference = (await dialog.getByText(/^[\dA-F]{4}-[\dA-F]{4}$/).textContent()) ?? ''
  })

  const acknowledgement = await mailWith(email, reference)
  await mailWith(teamEmail, reference)

  const person = newPerson({ firstName: 'Awa', lastName: 'Diallo', email: administratorEmails.inbox })
  const storageState = signedInState(await signUp(person))
  const context = await browser.newContext({ baseURL: appUrl, storageState })
  const inbox = await context.newPage()

  await test.step('When an administrator finds it in the inbox', async () => {
    await storeTheme(inbox, 'system')
    await inbox.goto('/dashboard')
    await inbox.getByRole('button', { name: /^Votre menu, / }).click()
    await inbox.getByRole('link', { name: 'Boîte de réception' }).click()
    await inbox.getByRole('searchbox', { name: 'Rechercher' }).fill(reference)
    await expect(inbox.getByText('1 échange', { exact: true })).toBeVisible()
  })

  await test.step('And answers by the link of the mail to the team', async () => {
    await inbox.goto(new URL(await linkFor(teamEmail, '/inbox')).href)
    await expect(inbox.getByRole('heading', { level: 2, name: 'Mon minuteur' })).toBeVisible()
    await expectNoFault(inbox, 'the inbox with its list and a thread')
    await inbox.getByLabel('Votre réponse').fill('Bonjour Léa,\nmettez-le à jour.')
    await inbox.getByRole('button', { name: 'Envoyer la réponse' }).click()
    await expect(inbox.getByRole('heading', { name: 'Réponse · Awa Diallo' })).toBeVisible()
  })

  await test.step('Then the visitor has the answer, as a reply to what they know', async () => {
    const answer = await mailWith(email, 'Re:')
    expect(answer.text).toContain('mettez-le à jour.')
    expect(answer.subject).toBe(`Re: ${acknowledgement.subject}`)
    expect(answer.headers['in-reply-to']).toBe(acknowledgement.headers['message-id'])
    await context.close()
  })
})
