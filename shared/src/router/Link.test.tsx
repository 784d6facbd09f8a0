import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserRouter, Link, NavLink, RouterProvider, setPreloader } from '../router.ts'

const preload = vi.fn()

beforeEach(() => {
  preload.mockClear()
  setPreloader(preload)
  history.replaceState(null, '', '/tasks')
  const element = (
    <>
      <Link to="/collection?x=1">one</Link>
      <Link to={{ pathname: '/settings', search: '?section=premium' }}>two</Link>
      <NavLink to="/tasks">here</NavLink>
      <NavLink to="/help">there</NavLink>
    </>
  )
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element }])} />)
})
afterEach(cleanup)

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
