import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Avatar } from './Avatar.tsx'

afterEach(cleanup)
const zoe = { firstName: 'Zoé', lastName: 'Lys' }
const image = () => document.querySelector('img')

test('the photo is under the address of the API, and says nothing by itself', () => {
  render(<Avatar user={{ ...zoe, photo: '/photos/a' }} />)
  expect(image()?.getAttribute('src')).toBe('/api/v1/photos/a')
  expect(image()?.getAttribute('alt')).toBe('')
})

test('without a photo there are initials, and without a name a sign', () => {
  const { container, rerender } = render(<Avatar user={zoe} />)
  expect(container.textContent).toBe('ZL')
  rerender(<Avatar user={{ firstName: '', lastName: '' }} />)
  expect(container.querySelector('svg')).not.toBeNull()
})

test('a photo that cannot be loaded leaves the initials; the next one is tried again', () => {
  const { container, rerender } = render(<Avatar user={{ ...zoe, photo: '/photos/a' }} />)
  fireEvent.error(image() as HTMLImageElement)
  expect(container.textContent).toBe('ZL')
  rerender(<Avatar user={{ ...zoe, photo: '/photos/b' }} />)
  expect(image()?.getAttribute('src')).toBe('/api/v1/photos/b')
})

test('a preview comes before the photo', () => {
  render(<Avatar user={{ ...zoe, photo: '/photos/a' }} preview="blob:x" />)
  expect(image()?.getAttribute('src')).toBe('blob:x')
})

test('the initials are in a seal that the id gives, which is the same on every device', () => {
  const { container, rerender } = render(<Avatar user={zoe} id="u1" />)
  const seal = () => container.querySelector('svg')?.innerHTML
  const first = seal()
  expect(first).toContain('<path')
  expect(container.textContent).toBe('ZL')
  rerender(<Avatar user={zoe} id="u2" />)
  expect(seal()).not.toBe(first)
  rerender(<Avatar user={zoe} id="u1" />)
  expect(seal()).toBe(first)
})

test('a chosen character takes the place of the seal, and a photo that of the character', async () => {
  const { container, rerender } = render(<Avatar user={zoe} id="u1" character="p9" />)
  await waitFor(() => expect(container.querySelectorAll('path').length).toBeGreaterThan(10))
  expect(container.textContent).toBe('')
  rerender(<Avatar user={{ ...zoe, photo: '/photos/a' }} id="u1" character="p9" />)
  expect(image()?.getAttribute('src')).toBe('/api/v1/photos/a')
  expect(container.querySelector('path')).toBeNull()
  fireEvent.error(image() as HTMLImageElement)
  expect(container.querySelectorAll('path').length).toBeGreaterThan(10)
})
