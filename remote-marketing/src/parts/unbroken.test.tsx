import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unbroken } from './unbroken.tsx'

test('each compound word is in an element of its own, and the text reads as before', () => {
  const text = 'Montrez-le par e-mail : la loi n° 2004-575, vingt-cinq minutes - et rien.'
  const { container } = render(unbroken(text))
  expect(Array.from(container.querySelectorAll('span > span'), (span) => span.textContent)).toEqual([
    'Montrez-le',
    'e-mail',
    '2004-575',
    'vingt-cinq',
  ])
  expect(container.textContent).toBe(text)
})

test('a text with a compound word is one element, which a grid lays out as one item', () => {
  const { container } = render(unbroken('Les nouveautés en avant-première, et plus.'))
  expect(container.childNodes).toHaveLength(1)
})

test('a text without a compound word stays a text', () => {
  expect(unbroken('Une heure.')).toBe('Une heure.')
})
