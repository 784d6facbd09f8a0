import { authState } from '@cadence/shared/auth'
import { NOTE_CONTENT_MAX } from '@cadence/shared/schemas'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ownRecords, putRecord } from '../../records/records.ts'
import { renderPage, toasts } from '../../testing/render-page.tsx'
import Capture from './Capture.tsx'
import { active, field, options, show, withMember } from './palette.test-kit.tsx'

withMember()

/** Picks a day in the calendar of the part that names the day. */
async function pickDay(name: RegExp) {
  const [part] = document.querySelectorAll('[data-pick]')
  if (!part) throw new Error('The palette shows no date')
  await userEvent.click(part)
  await userEvent.click(screen.getByLabelText(name))
}
const press = (toast: 'action' | 'secondAction') => act(() => toasts.at(-1)?.[toast]?.run())

test('it is a dialog with a name, closed by Escape, and its field has the focus', async () => {
  const { onClose } = show()
  const dialog = screen.getByRole('dialog', { name: 'Noter vite, ou aller quelque part' })
  expect(document.activeElement).toBe(field())
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('on a phone its head draws it down, and a drag in the field selects text', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { onClose } = show()
  const drawDown = (from: Element) => {
    fireEvent.pointerDown(from, { pointerId: 1, isPrimary: true, button: 0, clientY: 20 })
    fireEvent.pointerMove(document, { pointerId: 1, clientY: 300 })
    fireEvent.pointerUp(document, { pointerId: 1, clientY: 300 })
  }
  drawDown(field())
  expect(onClose).not.toHaveBeenCalled()
  drawDown(field().parentElement as Element)
  expect(onClose).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('it is drawn ahead when the page is idle, and neither shown nor told of before it is opened', async () => {
  const { container } = renderPage(() => <Capture open={false} onClose={() => undefined} />, '/settings')
  expect(container.querySelector('dialog')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(container.querySelector('dialog')?.open).toBe(false)
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('it is empty again when it was closed', async () => {
  renderPage(() => {
    const [open, setOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOpen(!open)}>
          Shell
        </button>
        <Capture open={open} onClose={() => setOpen(false)} />
      </>
    )
  }, '/settings')
  await userEvent.type(field(), 'acheter du pain{ArrowDown}')
  fireEvent.click(screen.getByText('Shell'))
  fireEvent.click(screen.getByText('Shell'))
  expect(field().value).toBe('')
  expect(active()).toBeUndefined()
  expect(screen.queryByRole('button', { name: /^Ajouter/ })).toBeNull()
})

test('what is typed is shown before it is kept: an event, which Enter stores and the toast takes back', async () => {
  const { onClose } = show()
  await userEvent.type(field(), 'TD droit jeudi 10 h')
  expect(active()).toBe('TD droitÉvénement · jeudi 26 novembre, 10:00–11:00')
  await userEvent.keyboard('{Enter}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(ownRecords('event').map(({ data }) => data)).toMatchObject([
    { title: 'TD droit', start: '2026-11-26T10:00:00', end: '2026-11-26T11:00:00', kind: 'course' },
  ])
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Événement ajouté\u202f: TD droit' }]))
  press('action')
  expect(ownRecords('event')).toEqual([])
})

test('one key makes another kind of it, and that stays while the text goes on', async () => {
  show()
  await userEvent.type(field(), 'TD droit jeudi{ArrowDown}')
  expect(active()).toBe('TD droitÉvénement · jeudi 26 novembre')
  await userEvent.type(field(), ' 10h')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('TD droitTâche · jeudi 26 novembre, 10:00')
  await userEvent.keyboard('{Enter}')
  expect(ownRecords('task').map(({ data }) => data)).toMatchObject([
    { text: 'TD droit', dueDay: '2026-11-26', dueTime: '10:00' },
  ])
})

test('a day is changed by its picker, taken back into the text, and given where the text names none', async () => {
  show()
  await userEvent.type(field(), 'rendre le mémoire vendredi')
  await pickDay(/4 décembre 2026/)
  expect(active()).toContain('Tâche · vendredi 4 décembre')
  await userEvent.click(screen.getByRole('button', { name: /ven\. 4 déc\..*comme du texte/ }))
  await userEvent.click(screen.getByRole('button', { name: /ven\. 27 nov\..*comme du texte/ }))
  expect(active()).toBe('Rendre le mémoire vendrediTâche')
  fireEvent.change(screen.getByLabelText('Ajouter une heure'), { target: { value: '18:00' } })
  await userEvent.type(field(), '{Enter}')
  expect(ownRecords('task')[0]?.data).toMatchObject({ text: 'Rendre le mémoire vendredi', dueTime: '18:00' })
})

test('an exam begins its countdown, and a mark gives it its subject', async () => {
  putRecord('subject', 'law', { name: 'Droit civil', colour: 'red' })
  show()
  fireEvent.change(field(), { target: { value: 'Partiel #droit-civil vendredi 9h' } })
  await userEvent.type(field(), '{Enter}')
  expect(ownRecords('event')[0]?.data).toMatchObject({
    ...{ title: 'Partiel', start: '2026-11-27T09:00:00', kind: 'course', exam: true, subject: 'law' },
  })
})

test('several days with an hour are kept as one event that repeats until the last of them', async () => {
  show()
  await userEvent.type(field(), 'Semaine de partiels du 14 au 18 décembre 8h-12h')
  expect(active()).toContain('lundi 14 décembre, 08:00–12:00, chaque jour jusqu’au vendredi 18 décembre')
  await userEvent.keyboard('{Enter}')
  expect(ownRecords('event').map(({ data }) => data)).toMatchObject([
    {
      title: 'Semaine de partiels',
      start: '2026-12-14T08:00:00',
      end: '2026-12-14T12:00:00',
      recurrence: 'FREQ=DAILY;UNTIL=20261218T235959Z',
    },
  ])
})

test('an hour and a day that the member sets leave an event its number of days', async () => {
  show()
  await userEvent.type(field(), 'stage du 4 au 15 janvier')
  fireEvent.change(screen.getByLabelText('Ajouter une heure'), { target: { value: '09:00' } })
  await pickDay(/11 janvier 2027/)
  expect(active()).toContain(
    'lundi 11 janvier 2027, 09:00–10:00, chaque jour jusqu’au vendredi 22 janvier 2027',
  )
})

test('what was understood is read out when the member pauses, and an hour alone has no date to take back', async () => {
  show()
  await userEvent.type(field(), 'courir 18h')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(document.querySelector('output')?.textContent).toBe(
    'Événement, mercredi 25 novembre, 18:00–19:00, Courir',
  )
  expect(screen.getAllByRole('button', { name: /comme du texte/ })).toHaveLength(1)
  await pickDay(/27 novembre 2026/)
  await waitFor(() => expect(document.activeElement).toBe(field()))
  await userEvent.keyboard('{Enter}')
  expect(ownRecords('event')[0]?.data.start).toBe('2026-11-27T18:00:00')
})

test('a pasted text of several lines becomes a note with every line, or a task for each line of a list', async () => {
  show()
  await userEvent.click(field())
  await userEvent.paste('Courses\n- pâtes\n- riz')
  expect(field().value).toBe('Courses⏎- pâtes⏎- riz')
  expect(options().slice(0, 2)).toEqual(['CoursesNote · 2 lignes de plus', 'Courses3 tâches'])
  await userEvent.keyboard('{Enter}')
  expect(ownRecords('note').map(({ data }) => data)).toMatchObject([
    { title: 'Courses', content: '- pâtes\n- riz' },
  ])
})

test('a paste that no note can hold is refused as a whole, with the reason', async () => {
  show()
  await userEvent.click(field())
  await userEvent.paste('M'.repeat(NOTE_CONTENT_MAX + 1))
  expect(field().value).toBe('')
  expect(screen.getByText(/Le texte collé ne tient pas/)).toBeTruthy()
})

test('the toast opens the day of an event on the dashboard', async () => {
  const { address } = show()
  await userEvent.type(field(), 'TD droit jeudi 10 h{Enter}')
  await waitFor(() => expect(toasts).toHaveLength(1))
  press('secondAction')
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

test('an example is written into the field, and the button keeps what it becomes', async () => {
  const { onClose } = show()
  await userEvent.click(screen.getByRole('button', { name: /TD droit jeudi 10 h/ }))
  expect(field().value).toBe('TD droit jeudi 10 h')
  expect(document.activeElement).toBe(field())
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter l’événement' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(ownRecords('event').map(({ data }) => data)).toMatchObject([
    { title: 'TD droit', start: '2026-11-26T10:00:00' },
  ])
})

test('a prefix without a text keeps nothing, and the palette says so', async () => {
  const { onClose } = show()
  await userEvent.type(field(), 'note :')
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(screen.getByText('Rien à garder, et rien ne porte ce nom.')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(onClose).not.toHaveBeenCalled()
})

test('a date that was set for one sentence does not move the sentence that replaces it', async () => {
  show()
  await userEvent.type(field(), 'TD droit jeudi 10 h')
  await pickDay(/3 décembre 2026/)
  expect(active()).toContain('3 décembre')
  fireEvent.change(field(), { target: { value: 'TD droit civil jeudi 10 h' } })
  expect(active()).toContain('3 décembre')
  fireEvent.change(field(), { target: { value: 'Dentiste vendredi 9 h' } })
  expect(active()).toContain('27 novembre')
})

test('what cannot be stored stays in the field, and the member is told', async () => {
  const { onClose } = show()
  await userEvent.type(field(), 'TD droit jeudi 10 h')
  act(() => Object.assign(authState, { user: null, token: null, isAuthenticated: false }))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]))
  expect(onClose).not.toHaveBeenCalled()
  expect(field().value).toBe('TD droit jeudi 10 h')
})

test('a text from outside is there at the start, and may become a task or a note', () => {
  renderPage(
    () => <Capture open onClose={() => undefined} text={'Un article\nhttps://a.example'} />,
    '/settings',
  )
  expect(field().value).toBe('Un article⏎https://a.example')
  expect(options().some((option) => option?.includes('Note'))).toBe(true)
  expect(options().some((option) => option?.includes('Tâche') || option?.includes('tâches'))).toBe(true)
})

test('opened for a task, it makes a task of what would be an event', async () => {
  renderPage(() => <Capture open onClose={() => undefined} asTask />, '/settings')
  await userEvent.type(field(), 'TD droit jeudi 10 h')
  expect(active()).toContain('Tâche')
})
