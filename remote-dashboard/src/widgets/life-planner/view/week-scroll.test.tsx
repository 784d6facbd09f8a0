import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { open, preparePlanner, press, put } from '../planner.test-kit.tsx'

preparePlanner()

/** Height of an hour, in pixels. */
const HOUR = 48

let resize: () => void = () => undefined
/** What the observer does when it begins. A browser then reports the first layout. */
let begin = () => resize()
const measured = vi.fn()

/** How many hours are in sight. All of them leave the lower edge without a label to cut. */
let inSight = 24

class Observer {
  constructor(onResize: () => void) {
    resize = onResize
  }
  observe() {
    begin()
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer)
  // The hours have no height without a layout.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
    if (this.className === 'body') measured()
    return this.className === 'body' ? 24 * HOUR : inSight * HOUR
  })
  begin = () => resize()
  inSight = 24
})

afterEach(() => void vi.unstubAllGlobals())

const hours = () => screen.getByRole('group', { name: 'Heures du planning' })
const firstHour = () => hours().scrollTop / HOUR

/** The clock of the planner reads another time: it reads when the page is seen again. */
function pass(to: string) {
  vi.setSystemTime(new Date(to))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test.each([
  ['in the morning', '2026-11-24T08:30:00Z', 8.5],
  ['in the afternoon', '2026-11-24T14:20:00Z', 14 + 1 / 3],
  ['late in the evening', '2026-11-24T22:30:00Z', 22.5],
  ['right after midnight', '2026-11-23T23:10:00Z', 0],
])('the planner opens one hour before now, %s', (_name, now, hour) => {
  vi.setSystemTime(new Date(now))
  put('a')
  open()
  expect(firstHour()).toBeCloseTo(hour)
})

test.each([
  ['15:03', '2026-11-24T14:03:00Z', 13.6],
  ['15:55', '2026-11-24T14:55:00Z', 14.6],
])('at %s the upper edge would cut the label of an hour, and stands a little earlier', (_time, now, hour) => {
  vi.setSystemTime(new Date(now))
  put('a')
  open()
  expect(firstHour()).toBeCloseTo(hour)
})

test('where no edge above an event leaves the labels whole, the planner opens one hour before now', () => {
  inSight = 4
  vi.setSystemTime(new Date('2026-11-24T14:30:00Z'))
  put('a', { start: '2026-11-24T14:15:00', end: '2026-11-24T16:15:00' })
  open()
  expect(firstHour()).toBeCloseTo(14.5)
})

test.each([
  [4.5, 8.35],
  [4, 8.5],
  [4.6, 8.25],
  [4.75, 8.55],
])('with %s hours in sight the lower edge cuts no label of an hour either', (hours, hour) => {
  inSight = hours
  put('a')
  open()
  expect(firstHour()).toBeCloseTo(hour)
  const below = (firstHour() + hours) % 1
  expect(below).toBeGreaterThan(0.29)
  expect(below).toBeLessThan(0.86)
})

test.each([
  ['that would have no title above it moves it', '12:42', 8.53],
  ['whose title is above it does not', '12:30', 8.5],
])('an event at the lower edge %s', (_what, start, hour) => {
  inSight = 5
  put('a', { start: `2026-11-26T${start}:00`, end: '2026-11-26T14:45:00' })
  open()
  expect(firstHour()).toBeCloseTo(hour)
})

test('room for a title at the lower edge costs no event its own at the upper one', () => {
  inSight = 5
  vi.setSystemTime(new Date('2026-11-24T08:00:00Z'))
  put('a', { start: '2026-11-24T07:30:00', end: '2026-11-24T09:30:00' })
  put('b', { start: '2026-11-24T11:45:00', end: '2026-11-24T13:00:00' })
  open()
  expect(firstHour()).toBeLessThan(7.5)
})

test.each([
  ['before the first event of the next day', '2026-11-24T20:30:00Z', '2026-11-25T08:00:00', 7.6],
  ['at now while something follows', '2026-11-24T20:30:00Z', '2026-11-24T22:15:00', 20.5],
  ['at now when nothing is planned', '2026-11-24T20:30:00Z', '2026-11-27T08:00:00', 20.5],
  ['at now until nine', '2026-11-24T19:30:00Z', '2026-11-25T08:00:00', 19.5],
])('late in the evening the planner opens %s', (_where, now, start, hour) => {
  vi.setSystemTime(new Date(now))
  put('a', { start, end: `${start.slice(0, 11)}23:30:00` })
  open()
  expect(firstHour()).toBeCloseTo(hour)
})

test.each([
  ['not an event that runs', '2026-11-24T10:50:00Z', [['10:00', '13:00']], 9.6],
  [
    'not an event before it either',
    '2026-11-24T10:50:00Z',
    [
      ['10:00', '13:00'],
      ['09:15', '10:15'],
    ],
    9.2,
  ],
  ['an event that began long before', '2026-11-24T14:20:00Z', [['08:00', '18:00']], 14 + 1 / 3],
  ['nothing where the events are over', '2026-11-24T14:20:00Z', [['12:00', '14:00']], 14 + 1 / 3],
])('the upper edge cuts %s', (_what, now, times, hour) => {
  vi.setSystemTime(new Date(now))
  times.forEach(([from, to], at) => {
    put(`${at}`, { start: `2026-11-24T${from}:00`, end: `2026-11-24T${to}:00` })
  })
  open()
  expect(firstHour()).toBeCloseTo(hour)
})

test('another week opens before its first event, and a week without an early one in the morning', async () => {
  put('a', { start: '2026-12-01T06:30:00', end: '2026-12-01T07:30:00' })
  open()
  await press('Semaine suivante')
  expect(firstHour()).toBeCloseTo(6.5)
  await press('Semaine suivante')
  expect(firstHour()).toBeCloseTo(7.6)
})

test('the day view opens one hour before now too, and so does today after another day', async () => {
  put('a')
  open()
  hours().scrollTop = 0
  await press('Mardi 24 novembre')
  expect(firstHour()).toBeCloseTo(8.5)
  await press('Jour suivant')
  hours().scrollTop = 20 * HOUR
  await press('Jour précédent')
  expect(firstHour()).toBeCloseTo(8.5)
})

test('a minute that passes and an event that changes do not scroll', () => {
  put('a')
  open()
  hours().scrollTop = 3 * HOUR
  pass('2026-11-24T10:30:00Z')
  put('b', { title: 'Droit' })
  expect(firstHour()).toBe(3)
})

test('a layout that changes brings the hours back to their place, until the member scrolls', () => {
  put('a')
  open()
  hours().scrollTop = 0
  act(() => resize())
  expect(firstHour()).toBeCloseTo(8.5)
  fireEvent.wheel(hours())
  hours().scrollTop = 5 * HOUR
  act(() => resize())
  expect(firstHour()).toBe(5)
})

test('the planner measures nothing before the first layout, and is at its place with it', () => {
  put('a')
  begin = () => undefined
  measured.mockClear()
  open()
  expect(measured).not.toHaveBeenCalled()
  act(() => resize())
  expect(firstHour()).toBeCloseTo(8.5)
})

test('after midnight the planner goes to the new day, unless the member has just scrolled', () => {
  put('a')
  open()
  pass('2026-11-24T23:05:00Z')
  expect(firstHour()).toBe(0)
  pass('2026-11-25T22:59:30Z')
  hours().scrollTop = 5 * HOUR
  fireEvent.wheel(hours())
  pass('2026-11-25T23:00:10Z')
  expect(firstHour()).toBe(5)
})
