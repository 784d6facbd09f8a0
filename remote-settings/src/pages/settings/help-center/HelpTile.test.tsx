import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tile } from './HelpTile.tsx'

vi.mock('../../../open-in-window.ts', () => ({ openInWindow: vi.fn() }))

afterEach(cleanup)

const show = (to: Parameters<typeof Tile>[0]['to']) =>
  render(<Tile to={to} title="Support par e-mail" hint="hint" icon={<svg data-icon="" />} />)

test('a tile with an address is a link, and one with a page a button, both with an arrow', () => {
  const { container } = show('mailto:aide@exemple.fr')
  expect(screen.getByRole('link', { name: /Support/ }).getAttribute('href')).toBe('mailto:aide@exemple.fr')
  expect(container.querySelectorAll('svg')).toHaveLength(2)
  cleanup()
  show('/help-center')
  expect(screen.getByRole('button', { name: /Support/ })).toBeTruthy()
})

test('a tile that leads nowhere yet is text alone: nothing to press, and no arrow', () => {
  const { container } = show(null)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Support par e-mail')).toBeTruthy()
  expect(container.querySelectorAll('svg')).toHaveLength(1)
})
