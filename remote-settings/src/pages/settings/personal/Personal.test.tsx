import { addressToken, authState } from '@cadence/shared/auth'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { answering, edit, ines, openSection, serve, settled, toasts, waiting } from './personal.test-kit.tsx'

const dialog = () => within(screen.getByRole('dialog'))
const save = () => userEvent.click(dialog().getByRole('button', { name: 'Enregistrer' }))
const field = (name: string) => dialog().getByLabelText<HTMLInputElement>(name)

async function type(name: string, text: string) {
  await userEvent.clear(field(name))
  if (text !== '') await userEvent.type(field(name), text)
}

describe('a name', () => {
  test('is changed in a modal of its label, and shows at once everywhere', async () => {
    const user = { ...ines, lastName: 'Moreau' }
    const sent = serve(answering(settled, { 'PATCH /profile': { status: 200, body: { user } } }))
    await openSection()
    await userEvent.click(await edit('Nom'))
    expect(dialog().getByRole('heading').textContent).toBe('Modifier Nom')
    expect(field('Nom').value).toBe('Lefèvre')
    await type('Nom', ' Moreau ')
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.at(-1)).toMatchObject({ call: 'PATCH /profile', body: { lastName: 'Moreau' } })
    expect(screen.getByText('Moreau')).toBeTruthy()
    expect(authState.user).toEqual(user)
    expect(toasts).toEqual(['Vos informations sont à jour.'])
  })

  test('Annuler changes nothing, and neither does saving the same name', async () => {
    const sent = serve(answering(settled))
    await openSection()
    await userEvent.click(await edit('Prénom'))
    await type('Prénom', 'Zoé')
    await userEvent.click(dialog().getByRole('button', { name: 'Annuler' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(await edit('Prénom'))
    expect(field('Prénom').value).toBe('Inès')
    await save()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent.map(({ call }) => call)).toEqual(['GET /profile'])
  })

  test('the first name is required, and the last name may be empty', async () => {
    const user = { ...ines, lastName: '' }
    serve(answering(settled, { 'PATCH /profile': { status: 200, body: { user } } }))
    await openSection()
    await userEvent.click(await edit('Prénom'))
    await type('Prénom', '  ')
    await save()
    expect(dialog().getByText('Le prénom est nécessaire.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Prénom'))
    await userEvent.click(dialog().getByRole('button', { name: 'Annuler' }))
    await userEvent.click(await edit('Nom'))
    await type('Nom', '')
    await save()
    expect(await screen.findByText('Non renseigné')).toBeTruthy()
  })

  test.each([
    ['no answer' as const, 'Cadence ne répond pas. Vérifiez votre connexion, puis réessayez.'],
    [{ status: 500 }, 'Cela n’a pas fonctionné. Réessayez dans un instant.'],
    [{ status: 429, headers: { 'retry-after': '61' } }, 'Trop d’essais. Réessayez dans 2 minutes.'],
  ])('after a failure (%j) the modal stays open with the typed name', async (reply, text) => {
    serve(answering(settled, { 'PATCH /profile': reply }))
    await openSection()
    await userEvent.click(await edit('Nom'))
    await type('Nom', 'Moreau')
    await save()
    expect((await dialog().findByRole('alert')).textContent).toBe(text)
    expect(field('Nom').value).toBe('Moreau')
    expect(document.activeElement).toBe(field('Nom'))
    expect(screen.getByText('Lefèvre')).toBeTruthy()
  })
})

describe('the e-mail address', () => {
  test('needs the password, and stays the old one until the mail is confirmed', async () => {
    const sent = serve(answering(settled, { 'POST /profile/email': { status: 200, body: waiting } }))
    await openSection()
    await userEvent.click(await edit('E-mail'))
    await type('E-mail', 'zoe@exemple.fr')
    await type('Mot de passe actuel', 'Secret123')
    await save()
    expect(await screen.findByText('Un message vous attend à l’adresse zoe@exemple.fr')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent.at(-1)?.body).toEqual({ email: 'zoe@exemple.fr', password: 'Secret123' })
    expect(screen.getByText('ines@exemple.fr')).toBeTruthy()
  })

  test('needs a mailed code in an account without a password', async () => {
    const profile = { ...settled, hasPassword: false }
    const sent = serve(answering(profile, { 'POST /profile/email': { status: 200, body: waiting } }))
    await openSection()
    await userEvent.click(await edit('E-mail'))
    expect(dialog().queryByLabelText('Mot de passe actuel')).toBeNull()
    await type('E-mail', 'zoe@exemple.fr')
    await type('Code reçu par e-mail', '123456')
    await save()
    await screen.findByText(/Un message vous attend/)
    expect(sent.at(-1)?.body).toEqual({ email: 'zoe@exemple.fr', code: '123456' })
  })

  test.each([
    ['zoe', 'x', 'Cette adresse e-mail n’est pas valide.'],
    ['INES@exemple.fr', 'x', 'C’est déjà votre adresse e-mail.'],
    ['zoe@exemple.fr', '', 'Le mot de passe actuel est nécessaire.'],
  ])('%j with the password %j is not sent', async (email, password, text) => {
    const sent = serve(answering(settled))
    await openSection()
    await userEvent.click(await edit('E-mail'))
    await type('E-mail', email)
    await type('Mot de passe actuel', password)
    await save()
    expect(dialog().getByText(text)).toBeTruthy()
    expect(sent).toHaveLength(1)
  })

  test('a wrong password is shown at its field, and the values stay', async () => {
    const body = { message: 'no', fields: { password: 'no' } }
    serve(answering(settled, { 'POST /profile/email': { status: 400, body } }))
    await openSection()
    await userEvent.click(await edit('E-mail'))
    await type('E-mail', 'zoe@exemple.fr')
    await type('Mot de passe actuel', 'Wrong123')
    await save()
    expect(await dialog().findByText('Ce n’est pas votre mot de passe actuel.')).toBeTruthy()
    expect(field('E-mail').value).toBe('zoe@exemple.fr')
    await waitFor(() => expect(document.activeElement).toBe(field('Mot de passe actuel')))
  })

  test('the mail can be sent again, and the change can be cancelled', async () => {
    const sent = serve(answering(waiting, { 'DELETE /profile/email': { status: 200, body: settled } }))
    await openSection()
    await userEvent.click(await screen.findByRole('button', { name: 'Renvoyer l’e-mail' }))
    await waitFor(() => expect(sent.at(-1)?.call).toBe('POST /profile/email/resend'))
    await userEvent.click(screen.getByRole('button', { name: 'Annuler le changement' }))
    await waitFor(() => expect(screen.queryByText(/Un message vous attend/)).toBeNull())
    expect(document.activeElement).toBe(await edit('E-mail'))
    expect(toasts).toHaveLength(2)
  })

  test('a failure to send the mail again is no longer shown after a later success', async () => {
    serve(
      answering(waiting, {
        'POST /profile/email/resend': { status: 200, body: waiting },
        'DELETE /profile/email': 'no answer',
      }),
    )
    await openSection()
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler le changement' }))
    await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('button', { name: 'Renvoyer l’e-mail' }))
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Renvoyer l’e-mail' }))
  })

  test('the profile is loaded again after the link was followed in another tab', async () => {
    let profile = waiting
    const sent = serve(() => ({ status: 200, body: profile }))
    await openSection()
    await screen.findByText(/Un message vous attend/)
    act(() => void Object.assign(authState, { user: { ...ines, email: 'zoe@exemple.fr' } }))
    await waitFor(() => expect(screen.queryByText(/Un message vous attend/)).toBeNull())
    expect(sent).toHaveLength(2)
    profile = { ...waiting, emailChange: { email: 'lea@exemple.fr', expiresAt: '2026-11-23T12:00:00.000Z' } }
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText(/lea@exemple.fr/)).toBeTruthy()
    expect(sent).toHaveLength(3)
  })

  test('a failed load of the profile can be retried, and the names can still be changed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    let fails = true
    serve(() => (fails ? 'no answer' : { status: 200, body: waiting }))
    await openSection()
    await screen.findByRole('alert')
    expect((await edit('E-mail')).hasAttribute('disabled')).toBe(true)
    expect((await edit('Nom')).hasAttribute('disabled')).toBe(false)
    fails = false
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await screen.findByText(/Un message vous attend/)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
  })
})

describe('the link of the mail', () => {
  const link = '/settings?section=personal&email-token=s3cret'
  const confirmed = { status: 200, body: { user: { ...ines, email: 'zoe@exemple.fr' } } }

  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Confirmer cette adresse' }))

  test('leaves the address bar, is used once, by a press, and changes the member', async () => {
    const sent = serve(answering(waiting, { 'POST /profile/email/confirm': confirmed }))
    await openSection(ines, link)
    expect(location.search).toBe('?section=personal')
    expect(await screen.findByText(/Voulez-vous que zoe@exemple.fr devienne/)).toBeTruthy()
    expect(sent.map(({ call }) => call)).toEqual(['GET /profile'])
    await press()
    expect(await screen.findByText('Votre adresse e-mail est désormais zoe@exemple.fr.')).toBeTruthy()
    expect(document.activeElement?.textContent).toContain('zoe@exemple.fr')
    const confirms = sent.filter(({ call }) => call === 'POST /profile/email/confirm')
    expect(confirms.map(({ body }) => body)).toEqual([{ token: 's3cret' }])
    expect(authState.user?.email).toBe('zoe@exemple.fr')
    expect(addressToken('/settings')).toBeNull()
    await waitFor(() => expect(sent.at(-1)?.call).toBe('GET /profile'))
  })

  test.each([
    [400, /Ce lien n’est plus valable/, false],
    [409, /celle d’un autre compte/, false],
    [500, /Cela n’a pas fonctionné/, true],
  ])('an answer with %i shows what is wrong', async (status, text, mayRetry) => {
    serve(answering(waiting, { 'POST /profile/email/confirm': { status } }))
    await openSection(ines, link)
    await press()
    expect((await screen.findByRole('alert')).textContent).toMatch(text)
    expect(screen.queryByRole('button', { name: 'Réessayer' }) !== null).toBe(mayRetry)
    // A link that still works is there after a reload.
    expect(addressToken('/settings')).toBe(mayRetry ? 's3cret' : null)
    expect(authState.user).toEqual(ines)
  })

  test('asks nothing when no new address is to be confirmed', async () => {
    const sent = serve(answering(settled))
    await openSection(ines, link)
    expect((await screen.findByRole('alert')).textContent).toMatch(/Ce lien n’est plus valable/)
    expect(screen.queryByRole('button', { name: 'Confirmer cette adresse' })).toBeNull()
    expect(sent.map(({ call }) => call)).toEqual(['GET /profile'])
  })
})
