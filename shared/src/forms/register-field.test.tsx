import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { registerField } from './register-field.ts'
import { TextField } from './TextField.tsx'
import { useSubmitForm } from './use-submit-form.ts'

afterEach(cleanup)

const schema = z.object({ email: z.string().check(z.email('No address.')) })

function Example() {
  const { form, submit } = useSubmitForm({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    schema,
    defaultValues: { email: '' },
    send: () => undefined,
  })
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label="E-mail"
        error={form.formState.errors.email?.message}
        {...registerField(form, 'email')}
      />
      <label>
        <input type="checkbox" />
        <span>Remember</span>
      </label>
      <button type="submit">
        <span>Send</span>
      </button>
    </form>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const leave = () => act(async () => fireEvent.blur(field()))
const type = (value: string) => act(async () => fireEvent.change(field(), { target: { value } }))
const error = () => screen.queryByText('No address.')

test('a field is checked when it is left, and not while it is typed into for the first time', async () => {
  render(<Example />)
  await type('ines@')
  expect(error()).toBeNull()
  await leave()
  expect(error()).not.toBeNull()
})

test('an error goes with the character that corrects the field', async () => {
  render(<Example />)
  await type('ines@')
  await leave()
  await type('ines@exemple')
  expect(error()).not.toBeNull()
  await type('ines@exemple.fr')
  expect(error()).toBeNull()
})

test.each([
  ['a button', 'Send'],
  ['the label of a checkbox', 'Remember'],
])('a field that is left by a press on %s is not checked: the message would move it', async (_, pressed) => {
  render(<Example />)
  await type('ines@')
  fireEvent.mouseDown(screen.getByText(pressed))
  await leave()
  expect(error()).toBeNull()
  fireEvent.mouseUp(screen.getByText(pressed))
  await leave()
  expect(error()).not.toBeNull()
})

test('a field that is left by a press on the label of a text field is checked', async () => {
  render(<Example />)
  await type('ines@')
  fireEvent.mouseDown(screen.getByText('E-mail'))
  await leave()
  expect(error()).not.toBeNull()
  fireEvent.mouseUp(screen.getByText('E-mail'))
})
