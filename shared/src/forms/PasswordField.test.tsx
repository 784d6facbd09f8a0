import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PasswordField } from '../forms.ts'

afterEach(cleanup)

test('a password is shown and hidden by a button that says which, and hidden when it is sent', async () => {
  const { container } = render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Mot de passe" showLabel="Afficher" hideLabel="Masquer" error="Trop court" />
    </form>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Mot de passe')
  expect(field.type).toBe('password')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Afficher' }))
  expect(field.type).toBe('text')
  expect(screen.getByRole('button', { name: 'Masquer' }).getAttribute('type')).toBe('button')
  fireEvent.submit(container.querySelector('form') as HTMLFormElement)
  expect(field.type).toBe('password')
})

test('a password can be pasted, and its manager is told what it is', async () => {
  render(
    <PasswordField
      label="Mot de passe"
      showLabel="Afficher"
      hideLabel="Masquer"
      autoComplete="new-password"
    />,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Mot de passe')
  expect(field.autocomplete).toBe('new-password')
  await userEvent.click(field)
  await userEvent.paste('Secret123')
  expect(field.value).toBe('Secret123')
})
