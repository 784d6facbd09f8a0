import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { characterColours } from '../people/draw-character.ts'
import { ErrorNotice } from './ErrorNotice.tsx'
import { Vignette } from './Vignette.tsx'

afterEach(cleanup)

test('a vignette has its room before its drawing comes, and says nothing to screen readers', async () => {
  vi.resetModules()
  const { Vignette: FirstVignette } = await import('./Vignette.tsx')
  const { container } = render(<FirstVignette of="pins" />)
  const frame = container.firstElementChild
  expect(frame?.childElementCount).toBe(0)
  expect(frame && getComputedStyle(frame).aspectRatio).toBe('16 / 10')
  expect(frame?.getAttribute('aria-hidden')).toBe('true')
  await waitFor(() => expect(frame?.querySelectorAll('path').length).toBeGreaterThan(20))
  expect(container.textContent).toBe('')
})

test('the arm of a person has the colours of their skin and of their clothes', async () => {
  const { container } = render(<Vignette of="pins" />)
  const { skin, cloth } = characterColours('p32')
  await waitFor(() => {
    const strokes = [...container.querySelectorAll('path')].map((path) => path.getAttribute('stroke'))
    expect(strokes).toEqual(expect.arrayContaining([skin.base, cloth]))
  })
})

test('a failure in place of a screen is announced with its text and its button', () => {
  render(
    <ErrorNotice vignette="unplugs" retry={{ label: 'Réessayer', run: () => {} }}>
      Rien n’est venu.
    </ErrorNotice>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Rien n’est venu.Réessayer')
  expect(screen.getByRole('button').dataset['variant']).toBe('primary')
})
