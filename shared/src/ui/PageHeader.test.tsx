import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PageHeader } from './PageHeader.tsx'

afterEach(cleanup)

test('a page has one heading, with its intro and its buttons after it', () => {
  render(
    <PageHeader
      title="My Collection"
      lang="en"
      intro="Vos tableaux."
      introLang="fr"
      actions={<button type="button">Créer</button>}
    />,
  )
  const heading = screen.getByRole('heading', { level: 1, name: 'My Collection' })
  expect(heading.lang).toBe('en')
  expect(screen.getByText('Vos tableaux.').lang).toBe('fr')
  const button = screen.getByRole('button', { name: 'Créer' })
  expect(heading.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a heading with an id takes the focus that a script hands over, and is no stop of the Tab key', () => {
  render(<PageHeader title="My Collection" titleId="collection" />)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.id).toBe('collection')
  heading.focus()
  expect(document.activeElement).toBe(heading)
  expect(heading.tabIndex).toBe(-1)
})

test('without an id, an intro and buttons there is the heading alone', () => {
  render(<PageHeader title="Paramètres" />)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.hasAttribute('tabindex')).toBe(false)
  expect(heading.closest('header')?.textContent).toBe('Paramètres')
})
