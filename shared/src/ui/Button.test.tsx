import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserRouter, RouterProvider } from '../router.ts'
import { Button, ButtonLink, type ButtonProps, IconButton } from '../ui.ts'

afterEach(cleanup)

test('a button presses, and submits nothing by itself', async () => {
  const press = vi.fn()
  render(<Button onClick={press}>Enregistrer</Button>)
  const button = screen.getByRole('button', { name: 'Enregistrer' })
  await userEvent.click(button)
  expect(press).toHaveBeenCalledOnce()
  expect(button.getAttribute('type')).toBe('button')
  expect(button.getAttribute('aria-busy')).toBeNull()
  expect(button.querySelector('span[aria-hidden]')).toBeNull()
})

test('while loading it is disabled, busy, shows the spinner, and keeps its name', async () => {
  const press = vi.fn()
  render(
    <Button loading onClick={press}>
      Enregistrer
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Enregistrer', busy: true })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.querySelector('span[aria-hidden="true"]')).not.toBeNull()
  await userEvent.click(button)
  await userEvent.dblClick(button)
  expect(press).not.toHaveBeenCalled()
})

test('it keeps the focus while it loads and after, also where all that is busy is disabled', () => {
  const button = (loading: boolean) => (
    <Button loading={loading} disabled={loading}>
      Enregistrer
    </Button>
  )
  const { rerender } = render(button(false))
  screen.getByRole('button').focus()
  rerender(button(true))
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button'))
  rerender(button(false))
  expect(document.activeElement).toBe(screen.getByRole('button'))
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull()
})

test('a form is not sent by its busy button', async () => {
  const send = vi.fn()
  render(
    <form onSubmit={send}>
      <Button type="submit" loading>
        Enregistrer
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(send).not.toHaveBeenCalled()
})

test('disabled is not busy', () => {
  render(<Button disabled>Enregistrer</Button>)
  const button = screen.getByRole('button')
  expect(button.hasAttribute('disabled')).toBe(true)
  expect(button.getAttribute('aria-busy')).toBeNull()
})

test('a disabled button without the accent is faded more than a busy one', () => {
  const opacityOf = (props: Partial<ButtonProps>) => {
    cleanup()
    render(<Button {...props}>Annuler</Button>)
    return getComputedStyle(screen.getByRole('button')).opacity
  }
  for (const variant of ['secondary', 'ghost', 'danger'] as const) {
    expect(opacityOf({ variant, disabled: true }), variant).toBe('0.65')
    expect(opacityOf({ variant, loading: true }), variant).toBe('0.85')
    expect(opacityOf({ variant }), variant).toBe('')
  }
})

test('the default variant is secondary', () => {
  render(
    <>
      <Button>one</Button>
      <Button variant="primary">two</Button>
    </>,
  )
  expect(screen.getByText('one').closest('button')?.dataset.variant).toBe('secondary')
  expect(screen.getByText('two').closest('button')?.dataset.variant).toBe('primary')
})

test('a button with an icon alone has a name and a tooltip', () => {
  render(
    <IconButton label="Fermer">
      <svg aria-hidden="true" />
    </IconButton>,
  )
  const button = screen.getByRole('button', { name: 'Fermer' })
  expect(button.getAttribute('title')).toBe('Fermer')
  expect(button.getAttribute('type')).toBe('button')
})

test('a link that looks like a button is a link', () => {
  const element = <ButtonLink to="/login">Se Connecter</ButtonLink>
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element }])} />)
  expect(screen.getByRole('link', { name: 'Se Connecter' }).getAttribute('href')).toBe('/login')
})
