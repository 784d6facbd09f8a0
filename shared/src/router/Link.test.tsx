import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createBrowserRouter,
  type DataRouter,
  Link,
  NavLink,
  RouterProvider,
  setPreloader,
} from '../router.ts'

const preload = vi.fn()
const press = vi.fn()
let router: DataRouter

function show(element: ReactNode) {
  router = createBrowserRouter([{ path: '*', element }])
  render(<RouterProvider router={router} />)
}

beforeEach(() => {
  preload.mockClear()
  setPreloader(preload)
  history.replaceState(null, '', '/tasks')
})
afterEach(() => {
  cleanup()
  router.dispose()
})

describe('the page behind a link', () => {
  beforeEach(() =>
    show(
      <>
        <Link to="/collection?x=1">one</Link>
        <Link to={{ pathname: '/settings', search: '?section=premium' }}>two</Link>
        <NavLink to="/tasks">here</NavLink>
        <NavLink to="/help">there</NavLink>
      </>,
    ),
  )

  test.each([
    ['pointer', fireEvent.pointerEnter],
    ['focus', fireEvent.focus],
    ['touch', fireEvent.touchStart],
  ])('a %s loads the page ahead', (_name, approach) => {
    approach(screen.getByRole('link', { name: 'one' }))
    approach(screen.getByRole('link', { name: 'two' }))
    expect(preload.mock.calls).toEqual([['/collection?x=1'], ['/settings']])
  })

  test('nothing is loaded before', () => {
    expect(preload).not.toHaveBeenCalled()
  })

  test('the link to the page on screen says so', () => {
    expect(screen.getByRole('link', { name: 'here' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'there' }).getAttribute('aria-current')).toBeNull()
  })
})

test.each([
  ['/tasks', '/TASKS', false, true],
  ['/tasks', '/tasks/1', false, true],
  ['/tasks', '/tasks/1', true, false],
  ['/tasks', '/tasks?a#b', true, true],
  ['/tasks', '/tasks2', false, false],
  ['/', '/tasks', true, false],
])('a link to %s, at %s, by itself %s: to the page on screen %s', (to, at, end, isHere) => {
  history.replaceState(null, '', at)
  show(
    <NavLink to={to} end={end}>
      x
    </NavLink>,
  )
  expect(screen.getByRole('link').hasAttribute('aria-current')).toBe(isHere)
})

/** @returns whether the browser is kept from following it itself. */
async function click(init: MouseEventInit = {}): Promise<boolean> {
  const link = screen.getByRole('link')
  const event = createEvent.click(link, init)
  await act(async () => fireEvent(link, event))
  return event.defaultPrevented
}
const address = () => {
  const { pathname, search, hash } = router.state.location
  return pathname + search + hash
}

describe('a press', () => {
  test('goes there, with what the link carries', async () => {
    show(
      <Link to="/help?a#b" state={{ x: 1 }} preventScrollReset onClick={press}>
        x
      </Link>,
    )
    expect(screen.getByRole('link').getAttribute('href')).toBe('/help?a#b')
    expect(await click()).toBe(true)
    expect([address(), router.state.location.state]).toEqual(['/help?a#b', { x: 1 }])
    expect(router.state).toMatchObject({ historyAction: 'PUSH', preventScrollReset: true })
    expect(press).toHaveBeenCalledOnce()
  })

  test.each([
    ['another page, if it says so', '/help', true, 'REPLACE'],
    ['the page on screen', '/tasks', undefined, 'REPLACE'],
    ['the page on screen, unless it says otherwise', '/tasks', false, 'PUSH'],
    ['a place in it', '#x', undefined, 'PUSH'],
  ])('to %s takes the place of the entry or adds one', async (_where, to, replace, action) => {
    show(
      <Link to={to} {...(replace !== undefined && { replace })}>
        x
      </Link>,
    )
    await click()
    expect(router.state.historyAction).toBe(action)
  })

  test.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with ⌘', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['of the middle button', { button: 1 }],
  ])('%s is the browser’s', async (_how, init) => {
    show(<Link to="/help">x</Link>)
    expect(await click({ button: 0, ...init })).toBe(false)
    expect(address()).toBe('/tasks')
  })

  test.each([
    ['of another tab', <Link key="x" to="/help" target="_blank" />, '/help'],
    ['to another origin', <Link key="x" to="https://other.example/help" />, 'https://other.example/help'],
    ['of a mail', <Link key="x" to="mailto:a@b.c" />, 'mailto:a@b.c'],
  ])('on a link %s is the browser’s', async (_what, element, href) => {
    // happy-dom would go there.
    const stay = (event: Event) => {
      kept = event.defaultPrevented
      event.preventDefault()
    }
    let kept = true
    addEventListener('click', stay)
    show(element)
    expect(screen.getByRole('link').getAttribute('href')).toBe(href)
    await click()
    removeEventListener('click', stay)
    expect([kept, address()]).toEqual([false, '/tasks'])
  })

  test('on a link of this tab by name, and to this origin by its whole address, is the router’s', async () => {
    show(<Link to={`${location.origin}/help`} target="_self" />)
    expect(await click()).toBe(true)
    expect(address()).toBe('/help')
  })

  test('that somebody else has taken leads nowhere', async () => {
    show(<Link to="/help" onClick={(event) => event.preventDefault()} />)
    await click()
    expect(address()).toBe('/tasks')
  })
})

test('a link to a place in the page follows the page', async () => {
  show(<Link to="#x">x</Link>)
  const href = () => screen.getByRole('link').getAttribute('href')
  expect(href()).toBe('/tasks#x')
  await act(async () => router.navigate('/help?q'))
  expect(href()).toBe('/help#x')
})
