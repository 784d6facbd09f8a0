import { loadThemeOffers } from '@cadence/shared/theme'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putRecord, recordsOf } from '../../../records/records.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { setVisible } from '../../../testing/page-visibility.ts'
import { phaseAt } from '../../../widgets/countdown/countdown.ts'
import { countdownOf, press, setLength, setTask } from '../../../widgets/countdown/countdown-records.ts'
import { Room } from './Room.tsx'
import { TRACK_PERCENT } from './room-styles.ts'

const start = Date.parse('2026-11-22T10:00:00.000Z')
const MINUTE = 60_000
let count = 0
let member = ''
const onLeave = vi.fn()
/** The button of a name, in which every space is written as a plain one. */
const button = (name: string) =>
  screen.getByRole('button', { name: (shown) => shown.replaceAll(/[\u00a0\u202f]/g, ' ') === name })
const click = (name: string) => act(async () => button(name).click())
const announced = () => screen.getByRole('status').textContent
const pass = (ms: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + ms - 1000)
    await vi.advanceTimersByTimeAsync(1000)
  })

/** Stores a session of 25 minutes of this member. @param minutesAgo when it began. */
function done(minutesAgo: number) {
  putRecord('focusSession', `done-${recordsOf(member, 'focusSession').length}`, {
    kind: 'timer',
    startedAt: new Date(start - minutesAgo * MINUTE).toISOString(),
    endedAt: new Date(start - (minutesAgo - 25) * MINUTE).toISOString(),
    focusMs: 25 * MINUTE,
    awayCount: 0,
    awayMs: 0,
    completed: true,
  })
}

/** A simple full screen of the browser. @returns the element that is shown in it. */
function provideFullScreen(enabled: boolean, refuse = false) {
  let element: Element | null = null
  const change = async (next: Element | null) => {
    if (refuse) throw new TypeError('refused')
    element = next
    document.dispatchEvent(new Event('fullscreenchange'))
  }
  const define = (target: object, name: string, descriptor: PropertyDescriptor) =>
    Object.defineProperty(target, name, { configurable: true, ...descriptor })
  define(document, 'fullscreenEnabled', { value: enabled })
  define(document, 'fullscreenElement', { get: () => element })
  define(document, 'exitFullscreen', { value: () => change(null) })
  define(Element.prototype, 'requestFullscreen', {
    value(this: Element) {
      return change(this)
    },
  })
}

beforeEach(() => {
  count += 1
  member = `room-${count}`
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  provideFullScreen(false)
  setVisible(true)
  onLeave.mockClear()
  signIn(member)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the room shows the task and the time, and its button has the focus', async () => {
  setTask({ text: 'Maths, chapitre 4', record: null })
  press('timer', 'ready')
  render(<Room kind="timer" onLeave={onLeave} />)
  const room = screen.getByRole('dialog', { name: 'Maths, chapitre 4' })
  await pass(1000)
  expect(within(room).getByRole('timer').textContent).toBe('24 : 59')
  expect(document.activeElement).toBe(button('Pause'))
  await click('Pause')
  await pass(10_000)
  expect(within(room).getByRole('timer').textContent).toBe('24 : 59')
  await click('Quitter le plein écran')
  expect(onLeave).toHaveBeenCalledOnce()
})

test('at zero the room counts the sessions of today, announces it, and offers the pause', async () => {
  done(60)
  done(60)
  press('timer', 'ready')
  render(<Room kind="timer" onLeave={onLeave} />)
  await pass(25 * MINUTE)
  const sentence = /^25\smin, troisième séance aujourd’hui$/
  expect(screen.getByRole('dialog', { name: sentence })).toBeTruthy()
  expect(announced()).toMatch(sentence)
  expect(screen.getByRole('img', { name: '3 séances aujourd’hui' }).querySelectorAll('path')).toHaveLength(3)
  expect(document.activeElement).toBe(button('Pause de 5 min'))
  await pass(2000)
  expect(screen.getByRole('dialog', { name: sentence })).toBeTruthy()
  await click('Pause de 5 min')
  expect(screen.getByRole('timer').textContent).toBe('05 : 00')
  expect(announced()).toBe('Quittez l’écran des yeux')
  expect(document.activeElement).toBe(button('Lancer la séance suivante'))
  await pass(5 * MINUTE)
  expect(announced()).toBe('La pause est finie')
  expect(screen.getByRole('timer').textContent).toBe('25 : 00')
  expect(recordsOf(member, 'focusSession')).toHaveLength(3)
})

test('below the time stands the place in the series, as dots and in words; the strokes of the day are for the end', async () => {
  const { rerender } = render(<Room kind="timer" onLeave={onLeave} />)
  const places = () =>
    [...document.querySelectorAll('[data-place]')].map((dot) => dot.getAttribute('data-place'))
  expect(screen.getByText('1 sur 4')).toBeTruthy()
  expect(places()).toEqual(['now', 'later', 'later', 'later'])
  act(() => done(60))
  rerender(<Room kind="timer" onLeave={onLeave} />)
  expect(screen.getByText('2 sur 4')).toBeTruthy()
  expect(places()).toEqual(['done', 'now', 'later', 'later'])
  expect(screen.queryByRole('img')).toBeNull()
})

test('a session that runs says until when, and which pause comes after it', async () => {
  for (const ago of [90, 60, 30]) done(ago)
  render(<Room kind="timer" onLeave={onLeave} />)
  expect(screen.queryByText(/min de pause/)).toBeNull()
  await click('Start')
  expect(screen.getByText(/^jusqu’à/).nextSibling?.textContent).toMatch(/^puis 15\smin de pause$/)
  await pass(25 * MINUTE)
  await click('Pause de 15 min')
  expect(screen.queryByText(/min de pause/)).toBeNull()
})

test('a time of 100 minutes or more is marked as long, so that it fits under the arc of a phone', async () => {
  setLength(100 * MINUTE)
  press('timer', 'ready')
  render(<Room kind="timer" onLeave={onLeave} />)
  const timer = screen.getByRole('timer')
  expect([timer.textContent, timer.hasAttribute('data-long')]).toEqual(['100 : 00', true])
  await pass(2000)
  expect([timer.textContent, timer.hasAttribute('data-long')]).toEqual(['99 : 58', false])
})

test('after the fourth session of a series the pause is a long one', async () => {
  for (const ago of [90, 60, 30]) done(ago)
  press('timer', 'ready')
  render(<Room kind="timer" onLeave={onLeave} />)
  await pass(25 * MINUTE)
  await click('Pause de 15 min')
  expect(screen.getByRole('timer').textContent).toBe('15 : 00')
})

test('the end offers one more session, which runs at once, and the way out; its one accent is the pause', async () => {
  press('timer', 'ready')
  render(<Room kind="timer" onLeave={onLeave} />)
  await pass(25 * MINUTE)
  const accents = screen.getAllByRole('button').filter(({ dataset }) => dataset.variant === 'primary')
  expect(accents).toEqual([button('Pause de 5 min')])
  await click('Quitter')
  expect(onLeave).toHaveBeenCalledOnce()
  await click('Encore une')
  expect(phaseAt(countdownOf(member, 'timer'), Date.now())).toBe('running')
  expect(screen.getByRole('timer').textContent).toBe('25 : 00')
  expect(document.activeElement).toBe(button('Pause'))
  expect(recordsOf(member, 'focusSession')).toHaveLength(1)
})

test('Escape leaves the room at its end as well', async () => {
  press('timer', 'ready')
  render(<Room kind="timer" onLeave={onLeave} />)
  await pass(25 * MINUTE)
  await act(async () => void fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })))
  expect(onLeave).toHaveBeenCalledOnce()
})

/** The tokens of every theme in both modes. Origin is also the default, which no declarations name. */
const looks = (await loadThemeOffers()).flatMap(({ sheet }) =>
  (['dark', 'light'] as const).map((mode) => [`${sheet.id}, ${mode}`, sheet[mode]] as const),
)
/** The channels of a token, from 0 to 255. */
const channels = (declarations: string, name: string) =>
  (new RegExp(`--${name}:#(..)(..)(..)`).exec(declarations)?.slice(1) ?? []).map((hex) =>
    Number.parseInt(hex, 16),
  )
/** Relative luminance of WCAG 2. */
const luminance = (colour: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.each(looks)(
  '%s: the spent part of the arc shows on the page, at 1.5:1 or more',
  (_name, declarations) => {
    const [text, page] = [channels(declarations, 'text'), channels(declarations, 'page')]
    const share = TRACK_PERCENT / 100
    const track = text.map((channel, at) => channel * share + (page[at] ?? 0) * (1 - share))
    const [dark = 0, light = 0] = [luminance(track), luminance(page)].toSorted((a, b) => a - b)
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(1.5)
  },
)

test('a mood is noted at one tap, as Mood Check notes it, and can be changed', async () => {
  press('timer', 'ready')
  render(<Room kind="timer" onLeave={onLeave} />)
  await pass(25 * MINUTE)
  await click('Bien')
  expect(announced()).toMatch(/^C’est noté\s: Bien$/)
  expect(button('Bien').getAttribute('aria-pressed')).toBe('true')
  await click('Excellent')
  expect(recordsOf(member, 'mood').map(({ id, data }) => [id, data.mood])).toEqual([
    ['2026-11-22', 'excellent'],
  ])
})

test('a session of Focus Shield that starts in the room counts how often the tab is left', async () => {
  render(<Room kind="shield" onLeave={onLeave} />)
  await click('Start')
  await act(async () => {
    setVisible(false)
    vi.setSystemTime(Date.now() + MINUTE)
    setVisible(true)
  })
  await click('Pause')
  expect(countdownOf(member, 'shield')).toMatchObject({ awayCount: 1, awayMs: MINUTE })
  expect(phaseAt(countdownOf(member, 'shield'), Date.now())).toBe('paused')
})

test('the room goes to full screen, and leaving full screen leaves the room', async () => {
  provideFullScreen(true)
  render(<Room kind="timer" onLeave={onLeave} />)
  await act(async () => undefined)
  expect(document.fullscreenElement?.closest('dialog')).toBe(screen.getByRole('dialog'))
  await act(() => document.exitFullscreen())
  expect(onLeave).toHaveBeenCalledOnce()
})

test('a refused full screen leaves the room open: it fills the window', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  provideFullScreen(true, true)
  render(<Room kind="timer" onLeave={onLeave} />)
  await act(async () => undefined)
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(onLeave).not.toHaveBeenCalled()
})

test('while a session runs the buttons fade when the member is still, and come back at a movement', async () => {
  press('timer', 'ready')
  render(<Room kind="timer" onLeave={onLeave} />)
  const room = screen.getByRole('dialog')
  await pass(5000)
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(room.hasAttribute('data-still')).toBe(true)
  await act(async () => void document.dispatchEvent(new Event('pointermove')))
  expect(room.hasAttribute('data-still')).toBe(false)
  await click('Pause')
  await act(() => vi.advanceTimersByTimeAsync(9000))
  expect(room.hasAttribute('data-still')).toBe(false)
})
