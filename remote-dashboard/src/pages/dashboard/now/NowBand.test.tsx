import type { WidgetId } from '@cadence/shared/schemas'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useNextEvent } from '../../../now/use-next-event.ts'
import { putRecord, recordsOf, removeRecord } from '../../../records/records.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { setVisible } from '../../../testing/page-visibility.ts'
import { freshCountdown, phaseAt } from '../../../widgets/countdown/countdown.ts'
import { countdownOf, press } from '../../../widgets/countdown/countdown-records.ts'
import { closeRoom, useRoom } from '../../../widgets/countdown/room-state.ts'
import { recurrenceModule } from '../../../widgets/life-planner/week/recurrence-module.ts'
import { NowBand, rewardModule } from './NowBand.tsx'

const zone = vi.hoisted(() => ({ name: 'UTC' }))
vi.mock('@cadence/shared/preferences', async (load) => ({
  ...(await load<object>()),
  memberTimeZone: () => zone.name,
}))

const today = '2026-11-25'
const toasts: Toast[] = []
let member = ''
beforeEach((context) => {
  member = `now-${context.task.id}`
  signIn(member)
  toasts.length = 0
  provideToasts(async () => (toast) => toasts.push(toast))
  at('09:00')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Sets the clock to a time of today. */
const at = (time: string) =>
  vi.useFakeTimers({
    now: new Date(`${today}T${time}:00Z`),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  })

/** The band of a dashboard with some widgets. */
function BandOf({ board = [] }: { board?: WidgetId[] }) {
  return <NowBand inert={false} board={board} upcoming={useNextEvent()} />
}
const show = (...board: WidgetId[]) => render(<BandOf board={board} />)
const goal = (place: number, text: string, done = false) =>
  putRecord('goal', `${today}-${place}`, { day: today, text, done })
const event = (title: string, from: string, to: string, recurrence?: string, location?: string) =>
  putRecord('event', title.toLowerCase().replace(/\W/g, '-'), {
    uid: title,
    title,
    start: `${today}T${from}:00`,
    end: `${today}T${to}:00`,
    timeZone: null,
    kind: 'course',
    ...(recurrence === undefined ? {} : { recurrence }),
    ...(location === undefined ? {} : { location }),
  })
const startButton = (task = '') => screen.getByRole('button', { name: new RegExp(`^Start.*${task}$`) })
const question = () => screen.queryByRole('textbox', { name: 'Qu’est-ce qui compte aujourd’hui\u202f?' })
const timer = () => countdownOf(member, 'timer')

test('the next event and the first open goal are there in the first render, the goal first', () => {
  event('TD de droit', '09:40', '11:00')
  goal(1, 'Relire', true)
  goal(2, 'Maths, chapitre 4')
  show()
  const words = screen.getByRole('region', { name: 'En ce moment' }).textContent ?? ''
  for (const part of ['Dans 40\u00a0min', 'TD de droit', '09:40 – 11:00', 'L’essentiel du jour']) {
    expect(words).toContain(part)
  }
  expect(words.indexOf('Maths, chapitre 4')).toBeLessThan(words.indexOf('TD de droit'))
  expect(startButton('Maths, chapitre 4').dataset.variant).toBe('primary')
  expect(question()).toBeNull()
})

test('the words and the light are those of the time of day', () => {
  goal(1, 'Maths, chapitre 4')
  at('22:30')
  show()
  expect(screen.getByText('Avant d’éteindre')).toBeTruthy()
  expect(screen.getByRole('region').dataset.time).toBe('night')
})

test('during a class the class leads, with its place and its end, the goal is second and Start is quiet', () => {
  event('Anatomie', '08:00', '10:30', undefined, 'Amphi B')
  goal(1, 'Maths, chapitre 4')
  show()
  const words = screen.getByRole('region').textContent ?? ''
  expect(words).toMatch(/^MaintenantAnatomieAmphi Bjusqu’à 10:30EnsuiteMaths, chapitre 4/)
  expect(startButton('Maths, chapitre 4').dataset.variant).toBe('secondary')
  act(() => vi.advanceTimersByTime(91 * 60_000))
  expect(screen.getByText('L’essentiel du jour')).toBeTruthy()
  expect(startButton('Maths, chapitre 4').dataset.variant).toBe('primary')
})

test('a session that runs during a class leads', () => {
  event('Anatomie', '08:00', '10:30')
  press('timer', 'ready')
  show()
  expect(screen.getByRole('region').textContent).toMatch(/^25:00Séance en cours/)
})

test('the event that is on is called so, and the next one follows while the page is open', () => {
  event('TD de droit', '08:00', '09:01')
  event('Analyse', '09:30', '11:00')
  show()
  expect(screen.getByText('Maintenant')).toBeTruthy()
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByText('Dans 29 min')).toBeTruthy()
  expect(screen.getByText('Analyse')).toBeTruthy()
})

test('an event of a series comes as soon as the series are computed, and no other is named before', async () => {
  event('Chorale', '09:30', '10:00', 'FREQ=DAILY')
  event('Analyse', '14:00', '16:00')
  show()
  expect(screen.queryByText('Analyse')).toBeNull()
  await act(async () => void (await recurrenceModule.load()))
  expect(await screen.findByText('Chorale')).toBeTruthy()
})

test('Start carries the name of the goal and starts the Timer for it', async () => {
  goal(1, 'Maths, chapitre 4')
  show()
  await userEvent.click(startButton('Maths, chapitre 4'))
  expect(timer()).toMatchObject({
    endsAt: expect.any(String),
    task: { text: 'Maths, chapitre 4', record: { collection: 'goal', id: `${today}-1` } },
  })
  expect(screen.getByText('Séance en cours')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toBe('25:00')
  expect(screen.getByText('Maths, chapitre 4')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(timer().endsAt).toBeNull()
  expect(screen.getByText('Séance en pause')).toBeTruthy()
})

test('without a goal of today it is the first open task', () => {
  putRecord('task', 't1', { text: 'Livre', completed: true, completedAt: null, position: 'a' })
  putRecord('task', 't2', { text: 'Exercices', completed: false, completedAt: null, position: 'b' })
  show()
  expect(screen.getByText('Première tâche')).toBeTruthy()
  expect(startButton('Exercices')).toBeTruthy()
})

test('a member without goals is asked what counts; Enter keeps it, and the focus goes on to Start', async () => {
  show()
  const field = question()
  if (!field) throw new Error('No field')
  await userEvent.type(field, '  Maths,  chapitre 4{Enter}')
  expect(recordsOf(member, 'goal').map(({ id, data }) => [id, data.text])).toEqual([
    [`${today}-1`, 'Maths, chapitre 4'],
  ])
  expect(question()).toBeNull()
  expect(document.activeElement).toBe(startButton())
  expect(screen.getByText('Objectif du jour : Maths, chapitre 4')).toBeTruthy()
})

test('Start keeps what was typed as the first goal, and starts without a name when nothing was', async () => {
  show()
  await userEvent.type(question() as HTMLElement, 'Fiche')
  await userEvent.click(startButton())
  expect(timer().task).toMatchObject({ text: 'Fiche', record: { id: `${today}-1` } })
  cleanup()
  signIn(`${member}-other`)
  show()
  await userEvent.click(startButton())
  expect(countdownOf(`${member}-other`, 'timer')).toMatchObject({ endsAt: expect.any(String), task: null })
  expect(recordsOf(`${member}-other`, 'goal')).toEqual([])
})

test('a goal is ticked in the band, the next one follows, and a toast undoes it', async () => {
  goal(1, 'Maths')
  goal(2, 'Fiche')
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme fait\u202f: Maths' }))
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme fait\u202f: Fiche' }))
  expect(screen.getByText('Les 2 objectifs du jour sont tenus.')).toBeTruthy()
  expect(document.activeElement).toBe(startButton())
  expect(toasts.at(-1)?.text).toBe('«\u202fFiche\u202f» est fait.')
  act(() => toasts.at(-1)?.action?.run())
  expect(startButton('Fiche')).toBeTruthy()
})

test('the undo of a tick keeps what was changed since, and leaves a deleted task deleted', async () => {
  const data = { text: 'Lire', completed: false, completedAt: null, position: 'a' }
  putRecord('task', 'a', data)
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme fait\u202f: Lire' }))
  const later = { text: 'Lire le chapitre 4', dueDay: '2026-12-01', position: 'b' }
  act(() => putRecord('task', 'a', { ...later, completed: true, completedAt: null }))
  act(() => toasts.at(-1)?.action?.run())
  expect(recordsOf(member, 'task')).toMatchObject([{ data: { ...later, completed: false } }])
  act(() => removeRecord('task', 'a'))
  act(() => toasts.at(-1)?.action?.run())
  expect(recordsOf(member, 'task')).toEqual([])
  act(() => goal(1, 'Maths'))
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme fait\u202f: Maths' }))
  act(() => putRecord('goal', `${today}-1`, { day: today, text: 'Maths, exercice 3', done: true }))
  act(() => toasts.at(-1)?.action?.run())
  expect(recordsOf(member, 'goal')).toMatchObject([{ data: { text: 'Maths, exercice 3', done: false } }])
})

test('without an event the band leads to the planner, where there is one', () => {
  goal(1, 'Maths')
  show('2')
  expect(screen.getByText('Matinée libre')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ajouter un événement' })).toBeTruthy()
  cleanup()
  show()
  expect(screen.queryByRole('button', { name: 'Ajouter un événement' })).toBeNull()
})

test('a band that asks for the first goal asks for nothing else', () => {
  show('2')
  expect(question()).not.toBeNull()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Start'])
})

test('the band leaves the accent to the widget of the session where there is one, and leads to the room', async () => {
  goal(1, 'Maths')
  const { rerender } = show()
  const variant = (name: RegExp) => screen.getByRole('button', { name }).dataset.variant
  expect(variant(/^Start/)).toBe('primary')
  await userEvent.click(startButton())
  expect(variant(/^Pause$/)).toBe('primary')
  rerender(<BandOf board={['8']} />)
  expect(variant(/^Pause$/)).toBe('secondary')
  const { result } = renderHook(() => useRoom('page'))
  await userEvent.click(screen.getByRole('button', { name: 'Plein écran' }))
  expect(result.current).toBe('timer')
  act(closeRoom)
})

test('the pause between two sessions is shown, and can be ended', async () => {
  goal(1, 'Maths')
  const endsAt = new Date(Date.now() + 300_000).toISOString()
  putRecord('countdown', 'pause', {
    ...freshCountdown,
    startedAt: endsAt,
    endsAt,
    leftMs: 300_000,
    lengthMs: 300_000,
  })
  show()
  expect(screen.getByText('Quittez l’écran des yeux')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toBe('05:00')
  await userEvent.click(screen.getByRole('button', { name: 'Terminer la pause' }))
  expect(startButton('Maths')).toBeTruthy()
})

describe('at the end of a session', () => {
  const sentence = /^25\smin, première séance aujourd’hui$/
  const named = (name: string) =>
    screen.getByRole('button', { name: (shown) => shown.replaceAll('\u202f', ' ') === name })

  beforeAll(() => rewardModule.load())
  beforeEach(() => {
    event('Anatomie', '09:20', '10:30')
    goal(1, 'Maths')
    show()
    act(() => press('timer', 'ready'))
    act(() => vi.advanceTimersByTime(1))
    at('09:25')
    act(() => setVisible(true))
  })

  test('the band says what was done, with a stroke, announces it, and has the one accent', () => {
    const band = screen.getByRole('region', { name: 'En ce moment' })
    expect(band.textContent).toMatch(/^Maths25\smin, première séance aujourd’hui/)
    expect(screen.getByRole('img', { name: '1 séance aujourd’hui' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toMatch(sentence)
    const accents = screen.getAllByRole('button').filter(({ dataset }) => dataset.variant === 'primary')
    expect(accents).toEqual([named('Pause de 5 min')])
  })

  test('the pause starts at one tap, and the mood is noted at one tap', async () => {
    await userEvent.click(named('Très bien'))
    expect(recordsOf(member, 'mood').map(({ data }) => data.mood)).toEqual(['great'])
    expect(named('Très bien').getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('status').textContent).toMatch(/Très bien/)
    await userEvent.click(named('Pause de 5 min'))
    expect(screen.getByRole('timer').textContent).toBe('05:00')
    expect(document.activeElement).toBe(named('Terminer la pause'))
  })

  test('it can be passed over, and the class that is on leads again', async () => {
    await userEvent.click(named('Passer la pause'))
    expect(screen.getByRole('region').textContent).toMatch(/^MaintenantAnatomie/)
    expect(phaseAt(timer(), Date.now())).toBe('ready')
    expect(document.activeElement).toBe(startButton('Maths'))
  })

  test('an hour later it is not celebrated any more', () => {
    at('10:31')
    act(() => setVisible(true))
    expect(screen.getByText('L’essentiel du jour')).toBeTruthy()
  })
})
