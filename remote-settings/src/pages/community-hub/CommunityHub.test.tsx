import { client } from '@cadence/shared/api/client'
import { createBrowserRouter, providePageWindow, RouterProvider } from '@cadence/shared/router'
import { ambassadorLevel, DASHBOARDS_MAX } from '@cadence/shared/schemas'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import CommunityHub from './CommunityHub.tsx'

type Reply = { status: number; data?: unknown } | 'no answer'

const CODE = 'CAD-7KQM-4XTR'
const placement = { id: '8', x: 0, y: 0, w: 4, h: 2, content: 'Timer' }

/** What the API holds and answers, the requests that it got, and the toasts. */
let members: number
let everyone: number
let hasEntered: boolean
let dashboards: object[]
let milestones: object[]
let replies: Record<string, Reply | Promise<Reply> | undefined>
let asked: { route: string; body: unknown }[]
let toasts: Toast[]
let router: ReturnType<typeof createBrowserRouter> | undefined

function answer(route: string, body: unknown): Reply {
  switch (route) {
    case 'get /referrals':
      return { status: 200, data: { code: CODE, members, level: ambassadorLevel(members), hasEntered } }
    case 'get /community':
      return { status: 200, data: { referrals: everyone, own: members } }
    case 'get /community/milestones':
      return { status: 200, data: { milestones } }
    case 'get /dashboards?limit=50':
      return { status: 200, data: { dashboards } }
    case 'post /dashboards':
      return { status: 201, data: { dashboard: { ...Object(body), userId: 'u1' } } }
    default:
      return { status: 201, data: { success: true } }
  }
}

beforeEach(() => {
  members = 0
  everyone = 0
  hasEntered = false
  dashboards = []
  milestones = []
  replies = {}
  asked = []
  toasts = []
  provideToasts(async () => (message) => void toasts.push(message))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  })
  vi.spyOn(client, 'request').mockImplementation(async ({ method, url, data }) => {
    const route = `${method} ${url}`
    asked.push({ route, body: data })
    const reply = (await replies[route]) ?? answer(route, data)
    if (reply === 'no answer') throw new Error('no network')
    const response = { status: reply.status, data: reply.data ?? {}, headers: { 'retry-after': '150' } }
    if (reply.status >= 400) throw Object.assign(new Error('refused'), { response })
    return response
  })
})
afterEach(() => {
  cleanup()
  router?.dispose()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open(): Promise<void> {
  history.replaceState(null, '', '/community-hub')
  router = createBrowserRouter([
    { path: '/community-hub', element: <CommunityHub /> },
    { path: '*', element: <h1>elsewhere</h1> },
  ])
  render(<RouterProvider router={router} />)
  await act(async () => undefined)
}

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u202f\u00a0]/g, ' ')
const region = (name: string) => screen.getByRole('region', { name })
const dialog = () => screen.getByRole('dialog')
const field = () => within(dialog()).getByRole<HTMLInputElement>('textbox')
const note = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent

async function enter(code: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'enter a referral code' }))
  await userEvent.type(field(), `${code}{Enter}`)
}

test('the stated labels appear to the letter', async () => {
  await open()
  for (const name of ['enter a referral code', 'your referral code']) {
    const label = within(screen.getByRole('button', { name })).getByText(name)
    expect([label.lang, label.className]).toEqual(['en', ''])
  }
})

test('a fresh product shows the stated goals, events and steps', async () => {
  await open()
  const goal = region('Objectif de la communauté')
  expect(within(goal).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
  expect(plain(goal.textContent)).toContain('40 %')
  expect(goal.textContent).toContain('Niveau 1')
  expect(goal.textContent).toContain('10 x 1 mois à gagner')
  expect(region('Objectif individuel').textContent).toContain('1 mois de Premium')
  const social = within(region('Objectifs sur les réseaux')).getAllByRole('listitem')
  const networks = social.map((item) => within(item).getByRole('heading').textContent)
  expect(networks).toEqual(['TikTok', 'Instagram', 'Discord'])
  // No server is named, so that nobody is there yet.
  expect(plain(social[2]?.textContent)).toContain('Quand le serveur ouvrira')
  const steps = screen.getByRole('heading', { name: 'Comment participer' }).parentElement
  expect(steps?.querySelectorAll('ol > li')).toHaveLength(4)
  const events = within(region('Événements en direct')).getAllByRole('listitem')
  expect(events).toHaveLength(3)
  for (const event of events) expect(event.textContent).toMatch(/Bientôt.*\d septembre, 19h00/)
  // Without a year there is no date to put into a calendar.
  expect(screen.queryByRole('button', { name: /^Ajouter au calendrier/ })).toBeNull()
  expect(events.map((event) => within(event).getByRole('heading').lang)).toEqual(['en', '', 'en'])
})

test('no figure and no level is claimed before the counts are here', async () => {
  replies['get /community'] = new Promise(() => undefined)
  await open()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByText('Pas encore ambassadeur')).toBeNull()
  expect(region('Objectif individuel').textContent).not.toContain('filleul')
  expect(within(region('Objectifs')).getAllByRole('status')).toHaveLength(3)
})

test('the goals and the level follow the counts of the API', async () => {
  members = 12
  everyone = 23
  await open()
  expect(
    within(region('Objectif de la communauté')).getByRole('progressbar').getAttribute('aria-valuenow'),
  ).toBe('63')
  const own = region('Objectif individuel')
  expect(own.textContent).toContain('12 filleuls sur 20')
  expect(own.textContent).toContain('1 mois de Cadence Premium gagné')
  const level = region('Niveau d’ambassadeur')
  expect(level.textContent).toContain('Encore 14 filleuls jusqu’au niveau Influencer.')
  const current = within(level)
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step')
  expect(current.map((item) => item.querySelector('strong')?.textContent)).toEqual(['Campus'])
})

test.each([
  ['Rejoindre le Discord', '/join-discord'],
  ['Ce que chaque niveau apporte', '/ambassador-program'],
])('%s opens in the window, because a visit of %s would redirect a member', async (name, page) => {
  const shown = vi.fn()
  providePageWindow(async () => shown)
  await open()
  await userEvent.click(screen.getByRole('button', { name }))
  expect(shown.mock.calls).toEqual([[page]])
  expect(location.pathname).toBe('/community-hub')
})

test('an accepted code closes the dialog, is announced and counts', async () => {
  await open()
  const before = asked.length
  everyone = 1
  await enter(' cad 2345 6789 ')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked[before]).toEqual({ route: 'post /referrals', body: { code: ' cad 2345 6789 ' } })
  expect(plain(toasts[0]?.text)).toBe('Code accepté : la personne qui vous a invité est prévenue.')
  await waitFor(() => expect(plain(region('Objectif de la communauté').textContent)).toContain('41 %'))
})

test.each<[string, Reply, string]>([
  ['unknown', { status: 404 }, 'Aucun membre n’a ce code.'],
  ['own', { status: 400 }, 'C’est votre propre code'],
  ['already one', { status: 409 }, 'Un code a déjà été saisi avec ce compte.'],
  ['too many', { status: 429 }, 'Trop d’essais. Réessayez dans 3 minutes.'],
  ['offline', 'no answer', 'Pas de connexion. Votre code reste ici'],
  ['a failure', { status: 500 }, 'Le code n’a pas pu être vérifié.'],
])('%s is shown at the field, which keeps the code and the focus', async (_name, reply, text) => {
  await open()
  replies['post /referrals'] = reply
  await enter('CAD-2345-6789')
  await waitFor(() => expect(note()).toContain(text))
  expect(field().value).toBe('CAD-2345-6789')
  expect(document.activeElement).toBe(field())
  expect(within(dialog()).getByRole('status').textContent).toContain(text)
  expect(toasts).toEqual([])
})

test('the dialog stays open while the code is checked, and shows the outcome', async () => {
  await open()
  let say: (reply: Reply) => void = () => undefined
  replies['post /referrals'] = new Promise((resolve) => {
    say = resolve
  })
  await enter('CAD-2345-6789')
  const cancel = within(dialog()).getByRole('button', { name: 'Annuler' })
  await waitFor(() => expect(cancel.hasAttribute('disabled')).toBe(true))
  fireEvent(dialog(), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  await act(async () => say({ status: 404 }))
  await waitFor(() => expect(note()).toContain('Aucun membre n’a ce code.'))
  fireEvent(dialog(), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an empty code is not sent', async () => {
  await open()
  const before = asked.length
  await enter(' ')
  expect(note()).toBe('Saisissez un code.')
  expect(asked).toHaveLength(before)
})

test('a member who has entered a code sees a text instead of the form', async () => {
  hasEntered = true
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'enter a referral code' }))
  expect(within(dialog()).queryByRole('textbox')).toBeNull()
  expect(dialog().textContent).toContain('Un code a déjà été saisi')
})

test('the own code is copied, or selected in a browser that forbids copying', async () => {
  await open()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'your referral code' }))
  expect(field().value).toBe(CODE)
  await user.click(within(dialog()).getByRole('button', { name: 'Copier' }))
  expect(await navigator.clipboard.readText()).toBe(CODE)
  expect(within(dialog()).getByRole('status').textContent).toBe('Code copié.')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await user.click(within(dialog()).getByRole('button', { name: 'Copier' }))
  expect(within(dialog()).getByRole('status').textContent).toContain('le code est sélectionné')
  expect(document.activeElement).toBe(field())
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, CODE.length])
})

test('sharing passes on an invitation, a closed share sheet shows nothing, and a browser without one copies', async () => {
  const share = vi.fn().mockResolvedValueOnce(undefined)
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  await open()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'your referral code' }))
  const press = () => user.click(within(dialog()).getByRole('button', { name: 'Partager' }))
  const said = () => within(dialog()).getByRole('status').textContent
  await press()
  const url = `${location.origin}/register?code=${CODE}`
  expect(share).toHaveBeenCalledWith({
    title: expect.any(String),
    text: expect.stringContaining(CODE),
    url,
  })
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
  await press()
  expect(said()).toBe('')
  Reflect.deleteProperty(navigator, 'share')
  await press()
  expect(said()).toBe('Invitation copiée, prête à coller.')
  expect(await navigator.clipboard.readText()).toMatch(new RegExp(`${CODE}.*\n.*/register\\?code=${CODE}$`))
})

test.each<[string, Reply, string]>([
  ['an error', { status: 500 }, 'Les objectifs n’ont pas pu être chargés.'],
  ['no network', 'no answer', 'Pas de connexion'],
])('%s is told once, under the title, and the rest of the page stays', async (_name, reply, text) => {
  replies['get /community'] = reply
  await open()
  const goal = region('Objectif de la communauté')
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain(text)
  expect(alert.compareDocumentPosition(region('Objectifs'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  // No card repeats the failure: each says what counts for its goal.
  expect(goal.textContent).toContain('Chaque code saisi le fait avancer')
  expect(plain(goal.textContent)).not.toContain('%')
  expect(region('Objectif individuel').textContent).toContain('Chaque personne que vous amenez')
  expect(region('Objectifs').textContent).not.toMatch(/pas (été|pu|connu)/)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
  expect(within(region('Événements en direct')).getAllByRole('listitem')).toHaveLength(3)
  replies = {}
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(plain(region('Objectif de la communauté').textContent)).toContain('40 %')
})

test('when the milestones fail too, one notice tells both and loads both again', async () => {
  replies['get /community'] = { status: 500 }
  replies['get /community/milestones'] = { status: 500 }
  await open()
  expect(screen.getByRole('alert').textContent).toContain('Les objectifs et les étapes des membres')
  expect(screen.queryByRole('region', { name: 'Les étapes des membres' })).toBeNull()
  replies = {}
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  await waitFor(() => expect(region('Les étapes des membres').textContent).toContain('Personne n’a partagé'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a failed load of the own code can be retried in its dialog, and the focus stays there', async () => {
  replies['get /referrals'] = { status: 500 }
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'your referral code' }))
  replies = {}
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Réessayer' }))
  expect(document.activeElement).toBe(within(dialog()).getByRole('heading'))
  await waitFor(() => expect(field().value).toBe(CODE))
})

test('the goals are loaded again when the network is back', async () => {
  replies['get /referrals'] = 'no answer'
  await open()
  expect(screen.getByRole('alert').textContent).toContain('Pas de connexion')
  replies = {}
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the counts are loaded again when the tab becomes visible', async () => {
  await open()
  const before = asked.filter(({ route }) => route === 'get /referrals').length
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(asked.filter(({ route }) => route === 'get /referrals')).toHaveLength(before + 1)
})

const copy = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^Copier dans ma collection.*${name}$`) }))
const sent = () => asked.filter(({ route }) => route === 'post /dashboards').map(({ body }) => Object(body))

test('a copied dashboard has the layout of its picture, and the toast leads to the collection', async () => {
  await open()
  await copy('Rituel du matin')
  await waitFor(() => expect(toasts).toHaveLength(1))
  const [made] = sent()
  expect(made).toMatchObject({ name: 'Rituel du matin', id: expect.stringMatching(/^\d{13,}$/) })
  expect(made.items.map(({ id }: { id: string }) => id)).toEqual(['7', '5', '6', '3', '1'])
  expect(plain(toasts[0]?.text)).toBe('« Rituel du matin » est dans votre collection.')
  await act(async () => toasts[0]?.action?.run())
  expect(location.pathname).toBe('/collection')
})

test('a name in use gets a number, and an id in use is replaced', async () => {
  const times = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', userId: 'u1' }
  const named = (id: string, name: string) => ({ id, name, items: [placement], ...times })
  dashboards = [named('1', 'Vue d’ensemble'), named('2', 'Vue d’ensemble (2)'), { odd: true }]
  await open()
  replies['post /dashboards'] = { status: 409 }
  await copy('Vue d’ensemble')
  await waitFor(() => expect(toasts).toHaveLength(1))
  const ids = sent().map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
  expect(sent()[0].name).toBe('Vue d’ensemble (3)')
  expect(toasts[0]).toMatchObject({ kind: 'error', text: expect.stringContaining('n’a pas pu être copié') })
})

test.each<[string, () => void, string]>([
  [
    'a full collection',
    () => (dashboards = Array(DASHBOARDS_MAX).fill({})),
    'Votre collection est pleine : 1000',
  ],
  ['no network', () => (replies['get /dashboards?limit=50'] = 'no answer'), 'Pas de connexion.'],
])('%s is announced, and nothing is stored', async (_name, prepare, text) => {
  await open()
  prepare()
  await copy('Semaine de partiels')
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(plain(toasts[0]?.text)).toContain(text)
  expect(sent()).toEqual([])
})
