import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FormCard } from './FormCard.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('an error that has gone keeps its room until the card has another width', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 96))
  const card = (error?: string) => <FormCard title="Connexion" lead="Bonsoir." error={error} />
  const { rerender } = render(card('Refusé.'))
  const room = () => screen.getByText('Bonsoir.').parentElement?.style.minHeight
  expect(room()).toBe('96px')
  rerender(card())
  window.dispatchEvent(new Event('resize'))
  expect(room()).toBe('96px')
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(innerWidth - 400)
  window.dispatchEvent(new Event('resize'))
  expect(room()).toBe('')
})
