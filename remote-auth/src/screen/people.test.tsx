import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SignInPicture } from './SignInPicture.tsx'

afterEach(cleanup)

const people = (container: HTMLElement) => container.querySelectorAll('g > svg').length

test('the people come after the first paint, and are there at once on the next screen', async () => {
  const { container, unmount } = render(<SignInPicture />)
  expect(people(container)).toBe(0)
  await waitFor(() => expect(people(container)).toBe(3))
  unmount()
  expect(people(render(<SignInPicture />).container)).toBe(3)
})

test('screen readers pass over all of it', () => {
  const { container } = render(<SignInPicture />)
  expect([...container.children].map((part) => part.getAttribute('aria-hidden'))).toEqual(['true'])
})
