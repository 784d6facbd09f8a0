import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserHistory, memoryHistory } from './history.ts'
import type { Location } from './location.ts'

const to = (pathname: string, more: Partial<Location> = {}): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: `key of ${pathname}`,
  ...more,
})
const popped = vi.fn<(location: Location, delta: number | null) => void>()
let stop = () => {}

beforeEach(() => {
  history.replaceState(null, '', '/')
  popped.mockReset()
})
afterEach(() => stop())

/** A document begins. */
function open() {
  const made = browserHistory()
  stop = made.listen(popped)
  return made
}
/** The browser has stepped to an entry. */
const step = (state: unknown, address: string) => {
  history.replaceState(state, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}

describe('the browser’s history', () => {
  test('is numbered from the first page on, whose state stays', () => {
    history.replaceState({ usr: { error: 'x' }, key: 'k' }, '', '/login?a#b')
    expect(open().location).toEqual({
      pathname: '/login',
      search: '?a',
      hash: '#b',
      state: { error: 'x' },
      key: 'k',
    })
    expect(history.state).toEqual({ usr: { error: 'x' }, key: 'k', idx: 0 })
  })

  test('keeps address, state, key and number of each entry', () => {
    const made = open()
    made.push(to('/tasks', { state: { a: 1 }, hash: '#x' }))
    expect(location.pathname + location.hash).toBe('/tasks#x')
    expect(history.state).toEqual({ usr: { a: 1 }, key: 'key of /tasks', idx: 1 })
    made.replace(to('/help'))
    expect(history.state).toEqual({ usr: null, key: 'key of /help', idx: 1 })
    expect(made.location).toEqual(to('/help'))
  })

  test('tells how far a step was, also to an entry that another document wrote', () => {
    history.replaceState({ usr: null, key: 'b', idx: 5 }, '', '/b')
    open()
    step({ usr: { x: 1 }, key: 'a', idx: 3 }, '/a')
    expect(popped.mock.lastCall).toEqual([to('/a', { key: 'a', state: { x: 1 } }), -2])
    step({ usr: null, key: 'c', idx: 6 }, '/c')
    expect(popped.mock.lastCall).toEqual([to('/c', { key: 'c' }), 3])
  })

  test('numbers an entry that the browser made by itself, whose way back nobody knows', () => {
    const made = open()
    step(null, '/#x')
    const [first, delta] = popped.mock.lastCall ?? []
    expect(first).toMatchObject({ pathname: '/', hash: '#x' })
    expect(first?.key).toMatch(/^\w{4,8}$/)
    expect(delta).toBeNull()
    expect(history.state).toEqual({ key: first?.key, idx: 1 })
    made.push(to('/tasks'))
    expect(history.state.idx).toBe(2)
  })

  test.each([['text'], [7], [{ idx: 'x', key: 3 }], [[]]])(
    'takes %j for an entry that says nothing',
    (state) => {
      history.replaceState(state, '', '/')
      expect(open().location).toEqual(to('/', { key: 'default' }))
    },
  )

  test('leads on where the browser takes no more entries, and says a state that cannot be kept', () => {
    const made = open()
    const push = vi.spyOn(history, 'pushState')
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    push.mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError')
    })
    made.push(to('/tasks'))
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/tasks`)
    push.mockImplementation(() => {
      throw new DOMException('function', 'DataCloneError')
    })
    expect(() => made.push(to('/help', { state: () => 1 }))).toThrow(DOMException)
    expect(assign).toHaveBeenCalledOnce()
    // Neither is counted.
    push.mockRestore()
    made.push(to('/help'))
    expect(history.state.idx).toBe(1)
  })

  test('writes a path with two slashes as one of this origin', () => {
    const push = vi.spyOn(history, 'pushState')
    open().push(to('//evil.example'))
    expect(push.mock.lastCall?.[2]).toBe(`${location.origin}//evil.example`)
  })

  test('tells nothing any more when it is ended', () => {
    open()
    stop()
    step(null, '/x')
    expect(popped).not.toHaveBeenCalled()
  })
})

describe('a history in memory', () => {
  test('goes back and forward, not further than it has entries, and forgets those ahead with a new one', () => {
    const made = memoryHistory({ pathname: '/', search: '', hash: '' })
    made.listen(popped)
    made.push(to('/a'))
    made.push(to('/b'))
    made.go(-5)
    expect(popped.mock.lastCall).toEqual([to('/', { key: 'default' }), -2])
    made.go(1)
    expect(popped.mock.lastCall).toEqual([to('/a'), 1])
    made.go(-1)
    made.push(to('/c'))
    made.go(5)
    expect(popped).toHaveBeenCalledTimes(3)
    expect(made.location).toEqual(to('/c'))
    made.replace(to('/d'))
    made.go(-1)
    expect(made.location).toEqual(to('/', { key: 'default' }))
  })
})
