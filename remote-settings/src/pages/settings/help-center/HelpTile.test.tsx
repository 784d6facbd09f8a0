import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Mail } from 'lucide-react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tile } from './HelpTile.tsx'

afterEach(cleanup)

const show = (to: Parameters<typeof Tile>[0]['to']) =>
  render(<Tile to={to} title="Support par e-mail" hint="hint" Icon={Mail} />)

test('a tile with an address is a link that opens beside the product', () => {
  show('https://discord.example/cadence')
  const link = screen.getByRole('link', { name: /Support/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://discord.example/cadence',
    '_blank',
  ])
})

test('any other tile is a button that opens a dialog, and says so', async () => {
  const open = vi.fn()
  show(open)
  const button = screen.getByRole('button', { name: /Support/ })
  expect(button.getAttribute('aria-haspopup')).toBe('dialog')
  await userEvent.click(button)
  expect(open).toHaveBeenCalledOnce()
})
