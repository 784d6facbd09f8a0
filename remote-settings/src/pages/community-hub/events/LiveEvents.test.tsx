import { provideToasts, type Toast } from '@cadence/shared/ui'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LiveEvents } from './LiveEvents.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Shows the events of 2027 at a moment. */
function showAt(now: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  render(<LiveEvents year="2027" />)
  return screen.getAllByRole('listitem')
}

const tags = (events: HTMLElement[]) =>
  events.map((event) => event.querySelector('[data-phase]')?.textContent)

test.each([
  ['2027-01-01T12:00:00Z', ['Bientôt', 'Bientôt', 'Bientôt'], 3],
  ['2027-09-16T17:30:00Z', ['En cours', 'Bientôt', 'Bientôt'], 3],
  ['2027-09-17T18:00:00Z', ['Passé', 'Passé', 'Bientôt'], 1],
  ['2027-12-01T12:00:00Z', ['Passé', 'Passé', 'Passé'], 0],
])('at %s the events are %j, and %i can be added to a calendar', (now, expected, count) => {
  const events = showAt(now)
  expect(tags(events)).toEqual(expected)
  expect(screen.queryAllByRole('button', { name: /^Ajouter au calendrier/ })).toHaveLength(count)
  expect(events[0]?.textContent).toContain('jeudi 16 septembre 2027, 19h00 (heure de Paris)')
})

test('what has no date says that one will be announced, and what is past that there will be a next time', () => {
  render(<LiveEvents year={{ toComplete: 'année' }} />)
  expect(screen.getByText(/La prochaine édition sera annoncée ici/)).toBeTruthy()
  cleanup()
  showAt('2027-12-01T12:00:00Z')
  expect(screen.getByText('L’édition 2027 est passée. La prochaine sera annoncée ici.')).toBeTruthy()
  cleanup()
  showAt('2027-01-01T12:00:00Z')
  expect(screen.queryByText(/annoncée ici/)).toBeNull()
})

test('without a year the stated day and hour are on the screen, and the kind is there for screen readers too', () => {
  render(<LiveEvents year={{ toComplete: 'année' }} />)
  const leaves = screen.getAllByRole('listitem').map((event) => event.querySelector('[aria-hidden]'))
  expect(leaves.map((leaf) => [...(leaf?.childNodes ?? [])].map((node) => node.textContent))).toEqual([
    ['16', 'septembre', '19h00'],
    ['17', 'septembre', '19h00'],
    ['18', 'septembre', '19h00'],
  ])
  for (const kind of ['Questions-réponses', 'Défi', 'Nouveautés'])
    expect(getComputedStyle(screen.getByText(kind)).display).not.toBe('none')
})

test('an event is saved as a calendar file', async () => {
  const toasts: Toast[] = []
  provideToasts(async () => (message) => void toasts.push(message))
  let file: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob instanceof Blob ? blob : undefined
    return 'blob:event'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const [, challenge] = showAt('2027-01-01T12:00:00Z')
  if (!challenge) throw new Error('There is no second event')
  await userEvent.click(within(challenge).getByRole('button', { name: /^Ajouter au calendrier/ }))
  await waitFor(() => expect(click.mock.contexts[0]).toMatchObject({ download: 'cadence-challenge.ics' }))
  expect(await file?.text()).toMatch(
    /DTSTART:20270917T170000Z\r\nDTEND:20270917T180000Z\r\nSUMMARY:Challenge Productivité\r\n/,
  )
  await waitFor(() => expect(toasts[0]?.text).toContain('téléchargé'))
})
