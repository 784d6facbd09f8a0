import type { SubscriptionFailure } from '@cadence/shared/schemas'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  calendarText,
  FakeCaches,
  FakeSubscriptionsApi,
} from '../../../subscriptions/fake-subscriptions-api.test-kit.ts'
import { subscriptionsModule } from '../../../subscriptions/start-subscriptions.ts'
import { forgetSubscribed, subscribedOf } from '../../../subscriptions/subscriptions-store.ts'
import { block, events, open, preparePlanner, press, put, signedIn, toasts } from '../planner.test-kit.tsx'

preparePlanner()
beforeAll(() => subscriptionsModule.load())

let api: FakeSubscriptionsApi
beforeEach(() => {
  api = new FakeSubscriptionsApi()
  vi.stubGlobal('caches', new FakeCaches())
})
afterEach(() => {
  forgetSubscribed()
  vi.unstubAllGlobals()
})

const ADE = 'https://ade.example.org/emploi.ics'
const lecture = (uid: string, title: string, day: string, hour = '10') => [
  `UID:${uid}`,
  `SUMMARY:${title}`,
  'LOCATION:Amphi B',
  `DTSTART;TZID=Europe/Paris:${day}T${hour}0000`,
  `DTEND;TZID=Europe/Paris:${day}T${hour}4500`,
]
const timetable = calendarText(
  'L2 Droit',
  lecture('past', 'Rentrée', '20260901'),
  lecture('civil', 'Droit civil', '20261125'),
  lecture('penal', 'Droit pénal', '20261126'),
  lecture('admin', 'Droit administratif', '20261127'),
  lecture('later', 'Partiel', '20261215'),
)

/** Opens the dialog, for a member whose subscriptions this browser has read. */
async function openCalendars() {
  subscribedOf(signedIn())
  open()
  await press('Calendriers')
  return within(await screen.findByRole('dialog', { name: 'Calendriers' }))
}

/** Pasted, because each typed letter takes the test's time. */
async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.paste(text)
}

async function look(dialog: ReturnType<typeof within>, address: string) {
  await fill(dialog.getByLabelText('Adresse du calendrier'), address)
  await userEvent.click(dialog.getByRole('button', { name: 'Voir ce calendrier' }))
}

describe('a new subscription', () => {
  /** Closes the dialog, as Escape or the back button of a phone does, and opens it again. */
  const reopen = async () => {
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('Calendriers')
    return within(await screen.findByRole('dialog', { name: 'Calendriers' }))
  }

  test('keeps the typed address when the dialog was closed by mistake', async () => {
    const dialog = await openCalendars()
    await fill(dialog.getByLabelText('Adresse du calendrier'), ADE)
    const again = await reopen()
    expect(again.getByLabelText('Adresse du calendrier')).toHaveProperty('value', ADE)
  })

  test('keeps the preview, name and colour after an accidental close, until the member subscribes', async () => {
    api.sources.set(ADE, timetable)
    const dialog = await openCalendars()
    await look(dialog, ADE)
    await fill(await dialog.findByLabelText('Nom'), 'Ma licence')
    await userEvent.click(dialog.getByRole('radio', { name: 'Violet' }))
    const again = await reopen()
    expect(again.getByLabelText('Nom')).toHaveProperty('value', 'Ma licence')
    expect(again.getByText('5 événements')).toBeTruthy()
    await userEvent.click(again.getByRole('button', { name: 'S’abonner' }))
    expect(await again.findByLabelText('Adresse du calendrier')).toHaveProperty('value', '')
    expect(api.subscriptions[0]).toMatchObject({ address: ADE, name: 'Ma licence', colour: 'violet' })
  })

  test('is previewed first: the number of events, the next three, and its own name', async () => {
    api.sources.set(ADE, timetable)
    const dialog = await openCalendars()
    await look(dialog, ADE)
    expect(await dialog.findByText('5 événements')).toBeTruthy()
    const next = within(dialog.getByRole('list', { name: 'À venir' })).getAllByRole('listitem')
    expect(next.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Droit civil'),
      expect.stringContaining('Droit pénal'),
      expect.stringContaining('Droit administratif'),
    ])
    const name = dialog.getByLabelText('Nom')
    expect(name).toHaveProperty('value', 'L2 Droit')
    expect(document.activeElement).toBe(name)
    expect(api.subscriptions).toEqual([])
  })

  test('names no event of today that is over in the member’s time zone', async () => {
    const today = [lecture('dawn', 'Piscine', '20261124', '07'), lecture('dusk', 'Chorale', '20261124', '18')]
    api.sources.set(ADE, calendarText('Loisirs', ...today))
    const dialog = await openCalendars()
    await look(dialog, ADE)
    const next = within(await dialog.findByRole('list', { name: 'À venir' })).getAllByRole('listitem')
    expect(next.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Chorale')])
  })

  test('is stored with a name and a colour; its events are in the planner, and are no records', async () => {
    api.sources.set(ADE, timetable)
    const dialog = await openCalendars()
    await look(dialog, ADE)
    await fill(await dialog.findByLabelText('Nom'), 'Mon emploi du temps')
    await userEvent.click(dialog.getByRole('button', { name: 'S’abonner' }))
    expect(await dialog.findByText('Lu à l’instant')).toBeTruthy()
    expect(api.subscriptions).toMatchObject([{ address: ADE, name: 'Mon emploi du temps', colour: 'teal' }])
    expect(toasts.at(-1)?.text).toBe('«\u202fMon emploi du temps\u202f» est dans votre planning')
    await userEvent.click(dialog.getByLabelText('Fermer'))
    expect(await block(/^Droit civil, Mercredi 25 novembre.*Amphi B, Mon emploi du temps$/)).toBeTruthy()
    // The sample week is gone.
    expect(events()).toEqual([])
    expect(screen.queryByText('Algèbre')).toBeNull()
  })

  test.each<[SubscriptionFailure, RegExp]>([
    ['not-a-calendar', /ne donne pas un calendrier/],
    ['unreachable', /introuvable ou ne répond pas/],
    ['timeout', /trop de temps/],
    ['too-large', /2\u00a0Mo au plus/],
    ['refused', /demande une connexion/],
    ['not-found', /rien, ou plus rien, à cette adresse/],
    ['server-error', /répondu par une erreur/],
    ['too-many-redirects', /renvoie sans cesse/],
    ['forbidden-address', /n’est pas publique/],
    ['bad-certificate', /certificat de sécurité/],
  ])('that fails with %s says why, and the address stays', async (failure, words) => {
    api.sources.set(ADE, { failure })
    const dialog = await openCalendars()
    await look(dialog, ADE)
    expect((await dialog.findByRole('alert')).textContent).toMatch(words)
    expect(dialog.getByLabelText('Adresse du calendrier')).toHaveProperty('value', ADE)
  })

  test('sends no request while the address is invalid', async () => {
    const dialog = await openCalendars()
    await look(dialog, 'ftp://x')
    expect(await dialog.findByText(/Elle commence par/)).toBeTruthy()
    expect(api.calls.filter((call) => call.includes('preview'))).toEqual([])
  })
})

describe('a subscription', () => {
  const row = (dialog: ReturnType<typeof within>) => within(dialog.getAllByRole('listitem')[0] as HTMLElement)

  test('says when it was read and since when it fails; its events stay', async () => {
    api.add(
      { id: 'a', name: 'ADE', failure: 'server-error', failingSince: '2026-11-24T08:20:00.000Z' },
      timetable,
    )
    const dialog = await openCalendars()
    expect(await dialog.findByText(/^Lu il y a 1[123] minutes$/)).toBeTruthy()
    const failure = row(dialog).getByRole('status').textContent ?? ''
    expect(failure).toMatch(/^En échec depuis 24 nov\. 2026.*09:20.*répondu par une erreur/)
    expect(failure).toContain('Ce qui avait été lu reste affiché.')
    await userEvent.click(dialog.getByLabelText('Fermer'))
    expect(await block(/^Droit civil/)).toBeTruthy()
  })

  test('is read again now', async () => {
    const one = api.add({ id: 'a', name: 'ADE' }, timetable)
    api.sources.set(one.address, calendarText('L2', lecture('new', 'Histoire du droit', '20261125')))
    const dialog = await openCalendars()
    await userEvent.click(await dialog.findByLabelText('Relire ADE maintenant'))
    await waitFor(() => expect(toasts.at(-1)?.text).toBe('«\u202fADE\u202f» est à jour'))
    await waitFor(() => expect(screen.getByText('Histoire du droit')).toBeTruthy())
  })

  test('is renamed and coloured', async () => {
    api.add({ id: 'a', name: 'ADE' }, timetable)
    const dialog = await openCalendars()
    await userEvent.click(await dialog.findByLabelText('Modifier ADE'))
    await fill(dialog.getByLabelText('Nom'), 'Fac')
    await userEvent.click(dialog.getByLabelText('Rose'))
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    expect(await dialog.findByLabelText('Masquer Fac')).toBeTruthy()
    expect(api.subscriptions).toMatchObject([{ name: 'Fac', colour: 'pink' }])
  })

  test('is hidden, and shown again', async () => {
    api.add({ id: 'a', name: 'ADE' }, timetable)
    const dialog = await openCalendars()
    await waitFor(() => expect(screen.getByText('Droit civil')).toBeTruthy())
    await userEvent.click(dialog.getByLabelText('Masquer ADE'))
    expect(await dialog.findByText(/^Masqué · Lu/)).toBeTruthy()
    expect(screen.queryByText('Droit civil')).toBeNull()
    await userEvent.click(dialog.getByLabelText('Afficher ADE'))
    await waitFor(() => expect(screen.getByText('Droit civil')).toBeTruthy())
  })

  test('is removed, and an undo brings it back with its name, colour and state', async () => {
    put('own', { title: 'Dentiste' })
    const one = api.add({ id: 'a', name: 'ADE', colour: 'pink', hidden: true }, timetable)
    api.sources.set(one.address, timetable)
    const dialog = await openCalendars()
    await userEvent.click(await dialog.findByRole('button', { name: 'Se désabonner de ADE' }))
    await waitFor(() => expect(toasts.at(-1)?.text).toBe('«\u202fADE\u202f» retiré'))
    expect(api.subscriptions).toEqual([])
    expect(events()).toHaveLength(1)
    act(() => toasts.at(-1)?.action?.run())
    expect(await dialog.findByRole('button', { name: 'Afficher ADE' })).toBeTruthy()
    expect(api.subscriptions).toMatchObject([{ name: 'ADE', colour: 'pink', hidden: true }])
    expect(events()).toHaveLength(1)
  })
})

test('a subscribed event is read-only: it opens with its calendar, and is copied to the member’s own', async () => {
  api.add({ id: 'a', name: 'ADE' }, timetable)
  const dialog = await openCalendars()
  await dialog.findByText(/^Lu il y a/)
  await userEvent.click(dialog.getByLabelText('Fermer'))
  const civil = await block(/^Droit civil/)
  civil.focus()
  await userEvent.keyboard('{Delete}{Shift>}{ArrowDown}{/Shift}')
  expect(events()).toEqual([])
  await userEvent.click(civil)
  const detail = within(await screen.findByRole('dialog', { name: 'Droit civil' }))
  expect(detail.getByText('Amphi B')).toBeTruthy()
  expect(detail.getByText(/^Du calendrier .*ADE/)).toBeTruthy()
  expect(detail.queryByRole('textbox')).toBeNull()
  await userEvent.click(detail.getByRole('button', { name: 'Copier' }))
  expect(events()).toMatchObject([
    { title: 'Droit civil', start: '2026-11-25T10:00:00', location: 'Amphi B' },
  ])
})

describe('the private feed', () => {
  const address = (dialog: ReturnType<typeof within>) => dialog.findByLabelText('Adresse privée')

  test('is created, copied, and replaced after a question that says it cannot be undone', async () => {
    const dialog = await openCalendars()
    await userEvent.click(await dialog.findByRole('button', { name: 'Créer l’adresse' }))
    const before = ((await address(dialog)) as HTMLInputElement).value
    expect(before).toMatch(/^https:\/\/cadence\.example\/api\/v1\/feed\/.+\.ics$/)
    await userEvent.click(dialog.getByRole('button', { name: 'Copier' }))
    await waitFor(() => expect(toasts.at(-1)?.text).toBe('Adresse copiée'))
    expect(await navigator.clipboard.readText()).toBe(before)
    await userEvent.click(dialog.getByRole('button', { name: 'Changer l’adresse' }))
    const question = within(dialog.getByRole('group', { name: 'Changer l’adresse privée\u202f?' }))
    expect(question.getByText(/sans retour/)).toBeTruthy()
    expect(api.feeds).toBe(1)
    await userEvent.click(question.getByRole('button', { name: 'Changer l’adresse' }))
    await waitFor(() => expect(toasts.at(-1)?.text).toBe('La nouvelle adresse est prête'))
    expect(((await address(dialog)) as HTMLInputElement).value).not.toBe(before)
  })

  test('is switched off after a question', async () => {
    api.hasFeed = true
    const dialog = await openCalendars()
    await address(dialog)
    await userEvent.click(dialog.getByRole('button', { name: 'Désactiver' }))
    expect(api.hasFeed).toBe(true)
    const question = within(dialog.getByRole('group'))
    await userEvent.click(question.getByRole('button', { name: 'Désactiver' }))
    expect(await dialog.findByRole('button', { name: 'Créer l’adresse' })).toBeTruthy()
    expect(api.hasFeed).toBe(false)
  })
})
