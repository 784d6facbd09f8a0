import type { InboxList, InboxThread, ThreadSummary } from '@cadence/shared/schemas/inbox'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Reply, type Sent, serve, show, toasts } from '../../screen.test-kit.tsx'
import Inbox from './Inbox.tsx'

const summary: ThreadSummary = {
  id: 'thread-1',
  reference: '3F0C-2B1E',
  kind: 'support',
  status: 'new',
  name: 'Léa Martin',
  email: 'lea@exemple.fr',
  subject: 'Mon minuteur',
  excerpt: 'Il ne sonne plus.',
  createdAt: '2026-11-25T08:00:00.000Z',
  activeAt: '2026-11-25T08:00:00.000Z',
}
const { excerpt: _, ...head } = summary
const first: InboxThread = {
  ...head,
  version: 1,
  isMember: true,
  mailSubject: 'Re: Votre demande d’assistance 3F0C-2B1E',
  message: 'Il ne sonne plus.\nDepuis hier.',
  details: [
    { name: 'page', value: '/dashboard' },
    { name: 'profileLink', value: 'https://instagram.com/lea' },
    { name: 'profileLink', value: '@lea' },
    { name: 'role', value: 'it' },
    { name: 'battery', value: '7 %' },
  ],
  closedAt: null,
  entries: [],
}
const answered: InboxThread = {
  ...first,
  status: 'answered',
  version: 2,
  entries: [
    {
      id: 'e1',
      kind: 'answer',
      text: 'Mettez-le à jour.',
      author: 'Awa Diallo',
      createdAt: '2026-11-25T09:00:00.000Z',
      delivery: 'waiting',
    },
  ],
}

const listOf = (threads: ThreadSummary[], more: Partial<InboxList> = {}): InboxList => ({
  threads,
  next: null,
  counts: { new: threads.length, answered: 4, closed: 2 },
  ...more,
})

let list: Reply
let thread: Reply
let command: (sent: Sent) => Reply | Promise<Reply>
let sent: Sent[]

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  })
  sessionStorage.clear()
  list = { status: 200, body: listOf([summary]) }
  thread = { status: 200, body: { thread: first } }
  command = () => ({ status: 500 })
  sent = serve((request) => {
    if (request.method !== 'get') return command(request)
    if (request.path.startsWith('/inbox/threads?')) return list
    return request.path.startsWith('/inbox/export') ? command(request) : thread
  })
})

const asked = () => sent.filter(({ path }) => path.startsWith('/inbox/threads?')).at(-1)?.path
const commands = () => sent.filter(({ method }) => method !== 'get')
const open = async () => {
  show(Inbox, '/inbox')
  await userEvent.click(await screen.findByRole('link', { name: /Léa Martin/ }))
  return screen.findByRole('heading', { level: 2, name: 'Mon minuteur' })
}
const answerField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Votre réponse' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the list', () => {
  test('begins with what is new, says how many there are, and names each thread', async () => {
    show(Inbox, '/inbox')
    const link = await screen.findByRole('link', { name: /Léa Martin/ })
    expect(asked()).toBe('/inbox/threads?status=new')
    expect(link.textContent).toContain('Support · Mon minuteur')
    expect(screen.getByText('1 échange')).toBeTruthy()
    const tabs = within(screen.getByRole('navigation', { name: 'État' })).getAllByRole('link')
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Nouveaux 1', 'Répondus 4', 'Clos 2', 'Tous '])
    expect(tabs[0]?.getAttribute('aria-current')).toBe('page')
  })

  test('is filtered by status and kind and searched, all in the address', async () => {
    show(Inbox, '/inbox')
    await userEvent.click(await screen.findByRole('link', { name: /^Tous/ }))
    await waitFor(() => expect(asked()).toBe('/inbox/threads?'))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Candidature')
    await waitFor(() => expect(asked()).toBe('/inbox/threads?kind=application'))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Rechercher' }), 'léa m')
    await waitFor(() => expect(asked()).toBe('/inbox/threads?kind=application&search=l%C3%A9a+m'))
    expect(new URLSearchParams(location.search).get('search')).toBe('léa m')
  })

  test('a search that is still being typed keeps what is chosen meanwhile', async () => {
    show(Inbox, '/inbox')
    const link = await screen.findByRole('link', { name: /Léa Martin/ })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Rechercher' }), 'léa')
    await userEvent.click(link)
    await waitFor(() => expect(asked()).toBe('/inbox/threads?status=new&search=l%C3%A9a'))
    expect(new URLSearchParams(location.search).get('thread')).toBe('thread-1')
  })

  test.each<[string, Reply, RegExp]>([
    ['empty', { status: 200, body: listOf([]) }, /^Rien de nouveau/],
    ['not there offline', 'no answer', /^Pas de connexion/],
    ['not there', { status: 500 }, /^Les échanges n’ont pas pu être chargés/],
  ])('%s, it says so', async (_name, reply, text) => {
    list = reply
    show(Inbox, '/inbox')
    expect(await screen.findByText(text)).toBeTruthy()
  })

  test('a failed one can be loaded again', async () => {
    list = { status: 500 }
    show(Inbox, '/inbox')
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    list = { status: 200, body: listOf([summary]) }
    await userEvent.click(retry)
    expect(await screen.findByRole('link', { name: /Léa Martin/ })).toBeTruthy()
  })

  test('has its next page below the first', async () => {
    list = { status: 200, body: listOf([summary], { next: 'cursor-1' }) }
    show(Inbox, '/inbox')
    const more = await screen.findByRole('button', { name: 'Afficher la suite' })
    list = { status: 200, body: listOf([{ ...summary, id: 'thread-2', name: 'Marc Bernard' }]) }
    await userEvent.click(more)
    expect(await screen.findByRole('link', { name: /Marc Bernard/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Léa Martin/ })).toBeTruthy()
    expect(asked()).toBe('/inbox/threads?status=new&cursor=cursor-1')
    expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull()
    // The pressed button has gone.
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: /Marc Bernard/ })),
    )
  })

  test('is saved as a file for spreadsheets, as it is filtered', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    show(Inbox, '/inbox')
    await screen.findByRole('link', { name: /Léa Martin/ })
    command = () => ({ status: 200, body: 'reference,name\r\n3F0C-2B1E,Léa\r\n' })
    await press('Exporter (CSV)')
    await waitFor(() => expect(made).toHaveBeenCalledOnce())
    expect(sent.at(-1)?.path).toBe('/inbox/export?status=new')
    const [blob] = made.mock.calls[0] ?? []
    const bytes = new Uint8Array(await (blob as Blob).arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(toasts.at(-1)?.text).toMatch(/^Le fichier cadence-messages-\d{4}-\d\d-\d\d\.csv/)
  })
})

describe('a thread', () => {
  test('opens in the address, takes the focus, and shows what was sent', async () => {
    const heading = await open()
    expect(document.activeElement).toBe(heading)
    expect(new URLSearchParams(location.search).get('thread')).toBe('thread-1')
    expect(screen.getByText(/Depuis hier/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'https://instagram.com/lea' }).getAttribute('rel')).toContain(
      'noreferrer',
    )
    // What leads to no site is text, and a detail of a later release is shown by its key.
    expect(screen.getByText('@lea').tagName).toBe('DD')
    expect(screen.getByText('Informatique')).toBeTruthy()
    expect(screen.getByText('battery')).toBeTruthy()
  })

  test('that has been left gives the focus back to its place in the list', async () => {
    await open()
    await userEvent.click(screen.getByText('Retour à la liste'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /Léa Martin/ })))
  })

  test('that has been deleted meanwhile says so', async () => {
    thread = { status: 404 }
    show(Inbox, '/inbox')
    await userEvent.click(await screen.findByRole('link', { name: /Léa Martin/ }))
    expect(await screen.findByText('Cet échange n’existe plus.')).toBeTruthy()
  })

  test('is answered once, and shows the answer', async () => {
    await open()
    command = () => ({ status: 201, body: { thread: answered } })
    await userEvent.type(answerField(), 'Mettez-le à jour.')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Clore l’échange avec cette réponse' }))
    await press('Envoyer la réponse')
    expect(await screen.findByText('Réponse · Awa Diallo')).toBeTruthy()
    expect(screen.getByText(/attend d’être envoyé/)).toBeTruthy()
    expect(answerField().value).toBe('')
    expect(commands()).toEqual([
      {
        method: 'post',
        path: '/inbox/threads/thread-1/answers',
        body: {
          requestKey: expect.stringMatching(/^[\da-f]{32}$/),
          version: 1,
          text: 'Mettez-le à jour.',
          close: true,
        },
      },
    ])
    // The list shows what is new now.
    expect(sent.filter(({ path }) => path.startsWith('/inbox/threads?'))).toHaveLength(2)
  })

  test('shows that the mail of an answer has gone, without a reload by hand', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    thread = { status: 200, body: { thread: answered } }
    await open()
    expect(screen.getByText(/attend d’être envoyé/)).toBeTruthy()
    const entries = answered.entries.map((entry) => ({ ...entry, delivery: 'sent' as const }))
    thread = { status: 200, body: { thread: { ...answered, entries } } }
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(screen.getByText(/E-mail envoyé/)).toBeTruthy()
  })

  test('that is left while its answer is sent does not offer the same words again', async () => {
    await open()
    let arrive: (reply: Reply) => void = () => undefined
    const reply = new Promise<Reply>((resolve) => {
      arrive = resolve
    })
    command = () => reply
    await userEvent.type(answerField(), 'Mettez-le à jour.')
    await press('Envoyer la réponse')
    await userEvent.click(screen.getByText('Retour à la liste'))
    arrive({ status: 201, body: { thread: answered } })
    await waitFor(() => expect(toasts.at(-1)?.text).toMatch(/^La réponse part/))
    await userEvent.click(screen.getByRole('link', { name: /Léa Martin/ }))
    await screen.findByRole('heading', { level: 2, name: 'Mon minuteur' })
    expect(answerField().value).toBe('')
  })

  test('that somebody else has answered: the newer one shows, what was typed stays, and goes out after a look', async () => {
    await open()
    command = () => ({ status: 409, body: { message: 'Changed.', thread: answered } })
    thread = { status: 200, body: { thread: answered } }
    await userEvent.type(answerField(), 'Ma réponse.')
    await press('Envoyer la réponse')
    expect(await screen.findByText('Réponse · Awa Diallo')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toMatch(/^Entre-temps/)
    expect(answerField().value).toBe('Ma réponse.')
    command = () => ({ status: 201, body: { thread: { ...answered, version: 3 } } })
    await press('Envoyer la réponse')
    await waitFor(() => expect(commands().at(-1)?.body).toMatchObject({ version: 2, text: 'Ma réponse.' }))
    // The refused key may be of words that arrived before.
    const keys = commands().map(({ body }) => Object(body).requestKey)
    expect(new Set(keys).size).toBe(2)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('offline, nothing typed is lost, not even by a reload, and it goes out under the same key', async () => {
    await open()
    command = () => 'no answer'
    await userEvent.type(answerField(), 'Ma réponse.')
    await press('Envoyer la réponse')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Pas de connexion/)
    cleanup()
    await open()
    expect(answerField().value).toBe('Ma réponse.')
    command = () => ({ status: 201, body: { thread: answered } })
    await press('Envoyer la réponse')
    await screen.findByText('Réponse · Awa Diallo')
    const [failed, stored] = commands()
    expect(stored?.body).toEqual(failed?.body)
  })

  test('has notes, which stay in the team and have a draft of their own', async () => {
    await open()
    await userEvent.type(answerField(), 'Brouillon.')
    await press('Note interne')
    const entry = { ...answered.entries[0], kind: 'note', text: 'À rappeler.', delivery: null }
    command = () => ({ status: 201, body: { thread: { ...first, entries: [entry] } } })
    await userEvent.type(screen.getByRole('textbox', { name: 'Votre note' }), 'À rappeler.')
    await press('Ajouter la note')
    expect(await screen.findByText('Note pour l’équipe seule · Awa Diallo')).toBeTruthy()
    expect(commands()[0]).toMatchObject({
      path: '/inbox/threads/thread-1/notes',
      body: { text: 'À rappeler.' },
    })
    await press('Répondre')
    expect(answerField().value).toBe('Brouillon.')
  })

  test('an empty answer is not sent', async () => {
    await open()
    await press('Envoyer la réponse')
    expect(await screen.findByText('Le texte est vide.')).toBeTruthy()
    expect(commands()).toEqual([])
  })

  test('is closed and reopened', async () => {
    await open()
    command = () => ({ status: 200, body: { thread: { ...first, status: 'closed', version: 2 } } })
    await press('Clore')
    await screen.findByRole('button', { name: 'Rouvrir' })
    expect(commands()[0]).toMatchObject({ method: 'patch', body: { version: 1, status: 'closed' } })
  })

  test('a person’s data are deleted after a question that names what goes, and the list is back', async () => {
    await open()
    await userEvent.type(answerField(), 'Bonjour Léa,')
    await press('Effacer les données')
    const dialog = within(
      screen.getByRole('dialog', { name: 'Effacer les données de cette personne\u202f?' }),
    )
    expect(dialog.getByText(/lea@exemple\.fr/)).toBeTruthy()
    expect(dialog.getAllByRole('listitem')).toHaveLength(3)
    command = () => ({ status: 200, body: { erased: 2 } })
    list = { status: 200, body: listOf([]) }
    await press('Effacer définitivement')
    await waitFor(() => expect(new URLSearchParams(location.search).get('thread')).toBeNull())
    expect(commands()[0]).toMatchObject({ path: '/inbox/erasures', body: { email: 'lea@exemple.fr' } })
    expect(toasts.at(-1)?.text).toBe('2 échanges effacés.')
    expect(JSON.stringify(sessionStorage)).not.toContain('Bonjour Léa')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    await act(async () => undefined)
    expect(await screen.findByText(/^Rien de nouveau/)).toBeTruthy()
  })
})
