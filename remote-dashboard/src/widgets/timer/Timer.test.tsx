import { COUNTDOWN_MS } from '@cadence/shared/schemas'
import { provideToasts } from '@cadence/shared/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putRecord, recordsOf } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { setVisible } from '../../testing/page-visibility.ts'
import { freshCountdown } from '../countdown/countdown.ts'
import { countdownOf, press, setTask } from '../countdown/countdown-records.ts'
import { declineTask } from '../countdown/proposed-task.ts'
import { RoundNote } from './RoundNote.tsx'
import { Timer } from './Timer.tsx'

const start = Date.parse('2026-11-22T20:00:00.000Z')
let count = 0
let member = ''
const announcements: string[] = []
/** The button of a name, in which every space is written as a plain one. */
const button = (name: string) =>
  screen.getByRole('button', { name: (shown) => shown.replaceAll(/[\u00a0\u202f]/g, ' ') === name })
const click = (name: string) =>
  act(async () => {
    button(name).focus()
    button(name).click()
  })
const shown = () => screen.getByRole('timer').textContent
/** Time passes while the machine sleeps; it is awake in the last second only. */
const pass = (ms: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + ms - 1000)
    await vi.advanceTimersByTimeAsync(1000)
  })

beforeEach(() => {
  count += 1
  member = `timer-${count}`
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal(
    'AudioContext',
    class {
      resume = async () => undefined
      suspend = async () => undefined
      close = async () => undefined
    },
  )
  setVisible(true)
  announcements.length = 0
  provideToasts(
    async () =>
      ({ text }) =>
        announcements.push(text),
  )
  signIn(member)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('Start counts down second by second, Pause holds, and at 0 Restart resets to 25 : 00', async () => {
  render(<Timer />)
  expect(shown()).toBe('25 : 00')
  await click('Start')
  await pass(1000)
  expect(shown()).toBe('24 : 59')
  await pass(59_000)
  expect(shown()).toBe('24 : 00')
  await click('Pause')
  await pass(60_000)
  expect(shown()).toBe('24 : 00')
  await click('Start')
  await pass(24 * 60_000 + 1000)
  expect(shown()).toBe('00 : 00')
  expect(announcements).toEqual(['Bravo\u202f: 25\u00a0min, première séance aujourd’hui'])
  await click('Restart')
  expect(shown()).toBe('25 : 00')
  expect(button('Start')).toBeTruthy()
  expect(announcements).toHaveLength(1)
})

test('a timer in a tab that is hidden for eight hours renders nothing, and is right when the tab is shown', async () => {
  putRecord('countdown', 'timer', {
    ...freshCountdown,
    leftMs: 86_400_000,
    startedAt: new Date(start).toISOString(),
    endsAt: new Date(start + 8 * 3_600_000 + 65_000).toISOString(),
  })
  const drawn = vi.fn()
  render(
    <Profiler id="timer" onRender={drawn}>
      <Timer />
    </Profiler>,
  )
  await act(async () => setVisible(false))
  drawn.mockClear()
  await pass(8 * 3_600_000)
  expect(drawn).not.toHaveBeenCalled()
  await act(async () => setVisible(true))
  expect(shown()).toBe('01 : 05')
  await pass(1000)
  expect(shown()).toBe('01 : 04')
  expect(drawn).toHaveBeenCalledTimes(2)
})

test('the timer follows a press in another widget or tab', async () => {
  render(<Timer />)
  await act(async () => press('timer', 'ready'))
  await pass(10_000)
  expect(shown()).toBe('24 : 50')
  await act(async () => press('timer', 'running'))
  expect(button('Start')).toBeTruthy()
})

test('a started timer can be reset to 25 : 00, and the keyboard focus goes to the main button', async () => {
  render(<Timer />)
  expect(screen.queryByRole('button', { name: 'Revenir à 25 minutes' })).toBeNull()
  await click('Start')
  await pass(5000)
  await click('Revenir à 25 minutes')
  expect(shown()).toBe('25 : 00')
  expect(document.activeElement).toBe(button('Start'))
  await pass(COUNTDOWN_MS)
  await pass(5000)
  expect(recordsOf(member, 'focusSession')).toEqual([])
})

test('the sound can be turned off, and the choice is stored', async () => {
  const { unmount } = render(<Timer />)
  await click('Couper le son de fin')
  unmount()
  render(<Timer />)
  await click('Activer le son de fin')
  expect(button('Couper le son de fin')).toBeTruthy()
})

test('a browser without audio has no sound button', () => {
  Reflect.deleteProperty(globalThis, 'AudioContext')
  render(<Timer />)
  expect(screen.queryByRole('button', { name: /son de fin/ })).toBeNull()
})

test('another member has a timer of their own', async () => {
  render(<Timer />)
  await click('Start')
  await act(async () => signIn('timer-other'))
  expect(shown()).toBe('25 : 00')
  expect(button('Start')).toBeTruthy()
  expect(countdownOf(member, 'timer').endsAt).not.toBeNull()
})

test('a declined proposal does not come back with Start', async () => {
  putRecord('goal', '2026-11-22-1', { day: '2026-11-22', text: 'Maths', done: false })
  declineTask('2026-11-22-1')
  render(<Timer />)
  await click('Start')
  expect(countdownOf(member, 'timer').task).toBeNull()
})

test('the ring names the task, and the dialog changes it and the length of the next session', async () => {
  putRecord('goal', '2026-11-22-1', { day: '2026-11-22', text: 'Maths, chapitre 4', done: false })
  putRecord('task', 'a', { text: 'Fiche de formules', completed: true, completedAt: null, position: 'a' })
  declineTask('2026-11-22-1')
  render(<Timer />)
  await click('Choisir une tâche')
  await act(() => vi.dynamicImportSettled())
  await click('Maths, chapitre 4')
  expect(screen.queryByRole('button', { name: 'Fiche de formules' })).toBeNull()
  await click('50 min')
  await click('Enregistrer')
  await act(() => vi.dynamicImportSettled())
  expect(shown()).toBe('50 : 00')
  expect(button('Maths, chapitre 4 (modifier la séance)').textContent).toBe('Maths, chapitre 4')
  expect(countdownOf(member, 'timer').task?.record).toEqual({ collection: 'goal', id: '2026-11-22-1' })
  await act(async () =>
    putRecord('goal', '2026-11-22-1', { day: '2026-11-22', text: 'Maths, chapitre 5', done: false }),
  )
  expect(button('Maths, chapitre 5 (modifier la séance)')).toBeTruthy()
  await act(async () =>
    putRecord('goal', '2026-11-22-1', { day: '2026-11-22', text: 'Maths, chapitre 5', done: true }),
  )
  expect(button('Choisir une tâche')).toBeTruthy()
})

test('without a task of its own the Timer proposes what the band names, and Start begins it', async () => {
  putRecord('goal', '2026-11-21-1', { day: '2026-11-21', text: 'Hier', done: false })
  setTask({ text: 'Hier', record: { collection: 'goal', id: '2026-11-21-1' } })
  putRecord('task', 'a', { text: 'Fiche de formules', completed: false, completedAt: null, position: 'a' })
  render(<Timer />)
  expect(button('Fiche de formules (modifier la séance)')).toBeTruthy()
  await act(async () =>
    putRecord('goal', '2026-11-22-1', { day: '2026-11-22', text: 'Maths, chapitre 4', done: false }),
  )
  expect(button('Maths, chapitre 4 (modifier la séance)')).toBeTruthy()
  await click('Start')
  expect(countdownOf(member, 'timer').task).toEqual({
    text: 'Maths, chapitre 4',
    record: { collection: 'goal', id: '2026-11-22-1' },
  })
})

test('what the Timer proposes can be taken away, until the band names something else', async () => {
  putRecord('goal', '2026-11-22-1', { day: '2026-11-22', text: 'Maths, chapitre 4', done: false })
  render(<Timer />)
  await click('Maths, chapitre 4 (modifier la séance)')
  await act(() => vi.dynamicImportSettled())
  await click('Maths, chapitre 4')
  await click('Enregistrer')
  await act(() => vi.dynamicImportSettled())
  expect(button('Choisir une tâche')).toBeTruthy()
  await act(async () =>
    putRecord('goal', '2026-11-22-1', { day: '2026-11-22', text: 'Maths, chapitre 4', done: true }),
  )
  await act(async () =>
    putRecord('goal', '2026-11-22-2', { day: '2026-11-22', text: 'Anglais', done: false }),
  )
  expect(button('Anglais (modifier la séance)')).toBeTruthy()
})

test('a length that is no number from 1 to 180 is refused', async () => {
  render(<Timer />)
  await click('Choisir une tâche')
  await act(() => vi.dynamicImportSettled())
  const field = screen.getByRole('textbox', { name: 'Autre durée, en minutes' })
  await act(async () => fireEvent.change(field, { target: { value: '200' } }))
  await click('Enregistrer')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(shown()).toBe('25 : 00')
})

test('at the end the timer offers the pause, which counts down in the ring and is ended by Start', async () => {
  render(<Timer />)
  await click('Start')
  await pass(COUNTDOWN_MS)
  await click('Pause de 5 min')
  expect(shown()).toBe('05 : 00')
  await pass(60_000)
  expect(shown()).toBe('04 : 00')
  await click('Start')
  expect(shown()).toBe('25 : 00')
  expect(button('Pause')).toBeTruthy()
  await pass(COUNTDOWN_MS)
  await click('Pause de 5 min')
  await click('Terminer la pause')
  expect(shown()).toBe('25 : 00')
  expect(document.activeElement).toBe(button('Start'))
})

test('the note at its name is the place of the session in its series, with 15 minutes of pause after the fourth', async () => {
  render(
    <>
      <RoundNote />
      <Timer />
    </>,
  )
  for (const note of ['1 sur 4', '2 sur 4', '3 sur 4', '4 sur 4']) {
    expect(screen.getByText(note)).toBeTruthy()
    await click('Start')
    await pass(COUNTDOWN_MS)
    expect(screen.getByText(note)).toBeTruthy()
    if (note === '4 sur 4') expect(button('Pause de 15 min')).toBeTruthy()
    await click('Restart')
  }
  expect(screen.getByText('1 sur 4')).toBeTruthy()
})
