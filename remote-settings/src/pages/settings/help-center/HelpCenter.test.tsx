import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openInWindow } from '../../../open-in-window.ts'
import { member, serve, show } from '../../../screen.test-kit.tsx'
import { HelpCenter } from './HelpCenter.tsx'

vi.mock('../../../open-in-window.ts', () => ({ openInWindow: vi.fn() }))

const tile = (name: RegExp) => screen.getByRole('button', { name })

beforeEach(() => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  })
  show(HelpCenter)
})

test.each([
  [/^Documentation/, '/help-center'],
  [/^FAQ/, '/help-center#questions'],
  [/^Communauté Discord/, '/join-discord'],
])('the tile %s opens %s beside the settings', async (name, to) => {
  await userEvent.click(tile(name))
  expect(openInWindow).toHaveBeenLastCalledWith(to)
})

test('without a server of the community nobody is promised there', () => {
  expect(tile(/^Communauté Discord/).textContent).toContain('pas encore ouvert')
})

test('the support is written to from here, by a member whose name and address are known', async () => {
  const sent = serve(() => ({ status: 201, body: { success: true, reference: '3F0C-2B1E' } }))
  await userEvent.click(tile(/^Support par e-mail/))
  await screen.findByRole('dialog', { name: 'Écrire au support' })
  await userEvent.type(screen.getByRole('textbox', { name: 'Objet' }), 'Mon minuteur')
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Il ne sonne plus.')
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
  await screen.findByText('3F0C-2B1E')
  expect(sent[0]).toMatchObject({
    path: '/support-requests',
    body: {
      name: `${member.firstName} ${member.lastName}`,
      email: member.email,
      facts: { page: '/settings' },
    },
  })
})

test('offline, the form says so and keeps what was written', async () => {
  serve(() => 'no answer')
  await userEvent.click(tile(/^Support par e-mail/))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Objet' }), 'Mon minuteur')
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Il ne sonne plus.')
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Pas de connexion/))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Objet' }).value).toBe('Mon minuteur')
})
