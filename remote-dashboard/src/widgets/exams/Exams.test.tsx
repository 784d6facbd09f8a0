import { setPreference } from '@cadence/shared/preferences'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ownRecords, putRecord, removeRecord } from '../../records/records.ts'
import { subscription } from '../../subscriptions/fake-subscriptions-api.test-kit.ts'
import { changeSubscribed, subscribedOf } from '../../subscriptions/subscriptions-store.ts'
import { signIn } from '../../testing/fixtures.ts'
import { dialogModule } from '../life-planner/planner-modules.ts'
import { planned } from '../life-planner/week/events.test-kit.ts'
import { recurrenceModule } from '../life-planner/week/recurrence-module.ts'
import { Widget } from '../Widget.tsx'
import { examsModule } from './exams-module.ts'

let member = 0

beforeAll(async () => void (await Promise.all([dialogModule.load(), examsModule.load()])))
beforeEach(() => {
  localStorage.clear()
  // Tuesday, 09:30 in Paris.
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-24T08:30:00Z') })
  member += 1
  signIn(`exam-member-${member}`)
  setPreference('timeZone', 'Europe/Paris')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (size: 'small' | 'medium' | 'large' = 'medium') => render(<Widget id="12" size={size} />)
const exam = (id: string, day: string, fields: object = {}) =>
  putRecord(
    'event',
    id,
    planned({ uid: id, title: id, start: `${day}T09:00:00`, end: `${day}T12:00:00`, exam: true, ...fields }),
  )
const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const sessions = () => ownRecords('event').filter(({ data }) => data.revisionFor !== undefined)

test('without an exam the widget says how it begins, and the form makes an exam of tomorrow', async () => {
  show()
  expect(screen.getByText('Aucun examen à venir')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter un examen' }))
  expect(screen.getByRole('radio', { name: 'Examen' })).toHaveProperty('checked', true)
  await userEvent.type(screen.getByRole('textbox', { name: 'Titre' }), 'Partiel de droit{Enter}')
  expect(ownRecords('event')[0]?.data).toMatchObject({
    ...{ title: 'Partiel de droit', exam: true, kind: 'course' },
    ...{ start: '2026-11-25T09:00:00', end: '2026-11-25T10:00:00' },
  })
  expect(listed()).toEqual(['demainPartiel de droitMercredi 25 novembre, 09:00'])
})

test('the coming exams have their countdown, subject and place, the next one first', () => {
  putRecord('subject', 'law', { name: 'Droit', colour: 'red' })
  exam('Partiel', '2026-12-06', { subject: 'law', location: 'Amphi B' })
  exam('Oral', '2026-11-26')
  exam('Passé', '2026-11-20')
  putRecord('event', 'course', planned({ uid: 'course', title: 'Cours' }))
  show()
  expect(listed()).toEqual([
    'après-demainOralJeudi 26 novembre, 09:00',
    'dans 12 joursPartielDroitDimanche 6 décembre, 09:00 · Amphi B',
  ])
})

test('an exam under way says so and has no plan; it leaves the list when it is over', () => {
  exam('Partiel', '2026-11-24')
  show()
  expect(listed()).toEqual(['en coursPartielMardi 24 novembre, 09:00'])
  expect(screen.queryByRole('button', { name: /^Plan de révision/ })).toBeNull()
  act(() => void vi.advanceTimersByTime(3 * 3_600_000))
  expect(listed()).toEqual([])
})

async function openPlan() {
  await userEvent.click(screen.getByRole('button', { name: /^Plan de révision/ }))
  await userEvent.click(screen.getByText('Proposer des séances'))
}

test('the member adds a session, removes it and skips another; the sessions belong to the exam and its subject', async () => {
  putRecord('subject', 'law', { name: 'Droit', colour: 'red' })
  exam('Partiel', '2026-12-06', { subject: 'law' })
  show()
  await openPlan()
  const list = within(screen.getByRole('region', { name: 'Séances proposées' }))
  const buttons = () => list.getAllByText('Ajouter').map((text) => text.closest('button') as HTMLElement)
  expect(buttons()).toHaveLength(8)
  await userEvent.click(buttons()[0] as HTMLElement)
  expect(sessions()).toHaveLength(1)
  expect(sessions()[0]?.data).toMatchObject({
    ...{ title: 'Révision\u202f: Partiel', kind: 'work', subject: 'law', revisionFor: 'Partiel' },
    ...{ timeZone: 'Europe/Paris' },
  })
  expect(list.getByText(/Ajoutée au planning/)).toBeTruthy()
  expect(buttons()).toHaveLength(7)
  await userEvent.click(list.getByLabelText(/^Retirer/))
  expect(sessions()).toEqual([])
  await userEvent.click(list.getAllByLabelText(/^Passer/)[0] as HTMLElement)
  expect(buttons()).toHaveLength(7)
  expect(sessions()).toEqual([])
})

test('a plan says that series could not be loaded, and a press on the button loads them', async () => {
  exam('Partiel', '2026-12-06')
  putRecord('event', 'course', planned({ uid: 'course', title: 'Cours', recurrence: 'FREQ=WEEKLY' }))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(recurrenceModule, 'get').mockReturnValue(null)
  vi.spyOn(recurrenceModule, 'load').mockRejectedValueOnce(new Error('Loading chunk failed'))
  show()
  await userEvent.click(screen.getByRole('button', { name: /^Plan de révision/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('Les événements qui se répètent')
  const propose = () => screen.getByText('Proposer des séances').closest('button')
  expect(propose()?.disabled).toBe(true)
  vi.mocked(recurrenceModule.get).mockRestore()
  await userEvent.click(screen.getByText('Réessayer'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(propose()?.disabled).toBe(false)
})

test('a plan avoids the events of the member, and counts what is planned already', async () => {
  exam('Partiel', '2026-11-26')
  putRecord(
    'event',
    'busy',
    planned({ uid: 'busy', start: '2026-11-25T08:00:00', end: '2026-11-25T18:30:00' }),
  )
  putRecord(
    'event',
    'done',
    planned({
      uid: 'done',
      start: '2026-11-24T10:00:00',
      end: '2026-11-24T11:00:00',
      revisionFor: 'Partiel',
    }),
  )
  show()
  expect(listed()[0]).toContain('1 séance prévue')
  await openPlan()
  const proposed = within(screen.getByRole('region', { name: 'Séances proposées' }))
  const rows = proposed.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'Mardi 24 novembre11:15 – 12:15Ajouter',
    'Mardi 24 novembre12:30 – 13:30Ajouter',
    'Mardi 24 novembre13:45 – 14:45Ajouter',
    'Mardi 24 novembre15:00 – 16:00Ajouter',
    'Mercredi 25 novembre18:45 – 19:45Ajouter',
  ])
  expect(proposed.getByText(/de place que pour 5 séances/)).toBeTruthy()
})

test('a plan avoids the lectures of a subscribed calendar too', async () => {
  exam('Partiel', '2026-11-26')
  const lecture = planned({ uid: 'l', start: '2026-11-25T08:00:00', end: '2026-11-25T21:30:00' })
  const userId = `exam-member-${member}`
  subscribedOf(userId)
  changeSubscribed(userId, {
    subscriptions: [subscription('ade')],
    events: new Map([
      ['ade', { version: '1', unreadable: 0, entries: [{ id: 'l', data: lecture, updatedAt: '' }] }],
    ]),
  })
  show()
  await openPlan()
  const proposed = within(screen.getByRole('region', { name: 'Séances proposées' }))
  const days = proposed.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(days.every((text) => text?.startsWith('Mardi 24 novembre'))).toBe(true)
})

test('the plan of an exam that another device deletes closes, and the sessions stay', async () => {
  exam('Partiel', '2026-12-06')
  show()
  await openPlan()
  await userEvent.click(screen.getAllByText('Ajouter')[0] as HTMLElement)
  expect(sessions()).toHaveLength(1)
  act(() => removeRecord('event', 'Partiel'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sessions()).toHaveLength(1)
})

test('its name is French, while those of the stated widgets are English, until a language is chosen', () => {
  render(
    <>
      <Widget id="12" size="medium" />
      <Widget id="7" size="medium" />
    </>,
  )
  expect(screen.getByRole('heading', { name: 'Examens' }).lang).toBe('fr')
  expect(screen.getByRole('heading', { name: 'Daily Boost' }).lang).toBe('en')
})
