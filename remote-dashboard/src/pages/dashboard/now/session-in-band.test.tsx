import { act, cleanup, render, renderHook, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { putRecord, recordsOf } from '../../../records/records.ts'
import { setVisible } from '../../../testing/page-visibility.ts'
import { freshCountdown, phaseAt } from '../../../widgets/countdown/countdown.ts'
import { press, startSession } from '../../../widgets/countdown/countdown-records.ts'
import { closeRoom, useRoom } from '../../../widgets/countdown/room-state.ts'
import { Widget } from '../../../widgets/Widget.tsx'
import { rewardModule } from './NowBand.tsx'
import {
  at,
  BandOf,
  event,
  goal,
  memberId,
  prepareBand,
  show,
  startButton,
  timer,
  today,
  words,
} from './now-band.test-kit.tsx'

prepareBand()

test('a session that runs during a class leads', () => {
  event('Anatomie', '08:00', '10:30')
  press('timer', 'ready')
  show()
  expect(screen.getByRole('region').textContent).toMatch(/^25:00Séance en cours/)
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

test('beside a session stands what is due, unless the session is for it', () => {
  const rendre = { text: 'Rendre le TP', completed: false, completedAt: null, position: 'a', dueDay: today }
  putRecord('task', 't', rendre)
  startSession('timer', { text: 'Lire', record: null })
  show()
  expect(words()).toMatch(/Lire.*Pour aujourd’huiRendre le TP$/)
  act(() => startSession('timer', { text: 'Rendre le TP', record: { collection: 'task', id: 't' } }))
  expect(words().match(/Rendre le TP/g)).toHaveLength(1)
  goal(1, 'Maths')
  cleanup()
  show()
  expect(words().match(/Rendre le TP/g)).toHaveLength(1)
})

test('the band has the accent before a session and during it, and leads to the room', async () => {
  goal(1, 'Maths')
  show('8')
  const variant = (name: RegExp) => screen.getByRole('button', { name }).dataset.variant
  expect(variant(/^Start/)).toBe('primary')
  await userEvent.click(startButton())
  expect(variant(/^Pause$/)).toBe('primary')
  const { result } = renderHook(() => useRoom('page'))
  await userEvent.click(screen.getByRole('button', { name: 'Plein écran' }))
  expect(result.current).toBe('timer')
  act(closeRoom)
})

describe('beside the card of the Timer', () => {
  const card = () => within(screen.getByRole('heading', { name: 'Timer' }).closest('section') as HTMLElement)
  const cardText = () => card().getByRole('heading').closest('section')?.textContent
  const showBoth = () =>
    render(
      <>
        <BandOf board={['8']} />
        <Widget id="8" size="medium" />
      </>,
    )

  const band = () => within(screen.getByRole('region', { name: 'En ce moment' }))

  test('one running time is on the screen, in the card, which has the accent', async () => {
    goal(1, 'Maths')
    showBoth()
    await userEvent.click(startButton('Maths'))
    expect(screen.getAllByRole('timer')).toEqual([card().getByRole('timer')])
    expect(cardText()).toContain('1 sur 4')
    expect(card().getByRole('button', { name: /^Maths/ })).toBeTruthy()
    expect(band().getByText(/^jusqu’à \d\d:\d\d$/)).toBeTruthy()
    const pauses = screen.getAllByRole('button', { name: 'Pause' })
    expect(pauses.map(({ dataset }) => dataset.variant)).toEqual(['secondary', 'primary'])
    await userEvent.click(card().getByRole('button', { name: 'Pause' }))
    expect(screen.getByText('Séance en pause')).toBeTruthy()
    await userEvent.click(card().getByRole('button', { name: 'Revenir à 25 minutes' }))
    expect(phaseAt(timer(), Date.now())).toBe('ready')
  })

  describe('where the browser says what is in the window', () => {
    /** Says whether the card is in the window. */
    let say: (isIntersecting: boolean) => Promise<void>
    beforeEach(() => {
      let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined
      class Observer {
        constructor(readonly onChange: typeof tell) {}
        observe(element: Element) {
          if (element.matches('[data-phase]')) tell = this.onChange
        }
        disconnect() {}
      }
      vi.stubGlobal('IntersectionObserver', Observer)
      say = (isIntersecting) => act(async () => tell([{ isIntersecting }]))
    })
    afterEach(() => vi.unstubAllGlobals())

    test('a card that has left the window gives the time and the accent to the band, and takes them back', async () => {
      press('timer', 'ready')
      showBoth()
      const accents = () =>
        screen.getAllByRole('button', { name: 'Pause' }).map(({ dataset }) => dataset.variant)
      await say(false)
      expect(band().getByRole('timer').textContent).toBe('25:00')
      expect(accents()).toEqual(['primary', 'secondary'])
      await say(true)
      expect(band().queryByRole('timer')).toBeNull()
      expect(accents()).toEqual(['secondary', 'primary'])
    })
  })
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
    screen.getByRole('button', { name: (shown) => shown.replaceAll(/[\u00a0\u202f]/g, ' ') === name })

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
    expect(recordsOf(memberId(), 'mood').map(({ data }) => data.mood)).toEqual(['great'])
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
