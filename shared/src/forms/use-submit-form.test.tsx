import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '../api/api-error.ts'
import { TextField } from './TextField.tsx'
import { type SubmitFormOptions, useSubmitForm } from './use-submit-form.ts'

interface Values {
  name: string
  email: string
}

// happy-dom has no `reportError`.
const reported = vi.fn()
beforeEach(() => {
  reported.mockClear()
  vi.stubGlobal('reportError', reported)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

interface ExampleProps extends Omit<SubmitFormOptions<Values>, 'defaultValues'> {
  withEmail?: boolean
}

function Example({ withEmail = true, ...options }: ExampleProps) {
  const { form, submit, busy, failure, isFailureAtField } = useSubmitForm<Values>({
    defaultValues: { name: '', email: '' },
    ...options,
  })
  const { errors } = form.formState
  return (
    <form onSubmit={submit} noValidate>
      {failure && !isFailureAtField && <p role="alert">{failure.message}</p>}
      <TextField label="Name" error={errors.name?.message} {...form.register('name')} />
      {withEmail && <TextField label="E-mail" error={errors.email?.message} {...form.register('email')} />}
      <button type="submit">{busy ? 'Sending' : 'Send'}</button>
    </form>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const send = () => fireEvent.submit(screen.getByRole('button'))
const label = () => screen.getByRole('button').textContent

const refusal = (fields: Record<string, string>) =>
  new ApiError('Refused.', { kind: 'answered', status: 400, fields })

test('what is sent is what the schema makes of the fields, once for two presses', async () => {
  const sent = vi.fn(() => new Promise<void>(() => undefined))
  const schema = z.object({ name: z.string().check(z.trim()), email: z.string() })
  render(<Example schema={schema} send={sent} />)
  type('Name', ' Inès ')
  send()
  send()
  await waitFor(() => expect(label()).toBe('Sending'))
  expect(sent.mock.calls).toEqual([[{ name: 'Inès', email: '' }]])
})

test('a form with an invalid field is not sent, and the field gets the focus', async () => {
  const sent = vi.fn()
  const schema = z.object({ name: z.string(), email: z.string().check(z.email('No address.')) })
  render(<Example schema={schema} send={sent} />)
  send()
  await screen.findByText('No address.')
  expect(document.activeElement).toBe(field('E-mail'))
  expect(sent).not.toHaveBeenCalled()
})

test('API messages are shown at their fields, the first one gets the focus, and the input stays', async () => {
  const sent = vi.fn().mockRejectedValue(refusal({ email: 'Taken.', name: 'Too long.', other: 'Odd.' }))
  render(<Example send={sent} />)
  type('E-mail', 'ines@exemple.fr')
  send()
  await screen.findByText('Taken.')
  expect(screen.getByText('Too long.')).toBeTruthy()
  expect(document.activeElement).toBe(field('Name'))
  expect(field('E-mail').value).toBe('ines@exemple.fr')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a screen can give its own messages', async () => {
  const sent = vi.fn().mockRejectedValue(refusal({ email: 'Taken.' }))
  render(<Example send={sent} messages={() => ({ email: 'Déjà prise.' })} />)
  send()
  expect(await screen.findByText('Déjà prise.')).toBeTruthy()
})

test('a failure at no field goes when the form is sent again', async () => {
  const sent = vi
    .fn()
    .mockRejectedValueOnce(refusal({}))
    .mockReturnValue(new Promise(() => undefined))
  render(<Example send={sent} />)
  send()
  expect((await screen.findByRole('alert')).textContent).toBe('Refused.')
  expect(label()).toBe('Send')
  send()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a failure goes when the form is sent again with a wrong field', async () => {
  const schema = z.object({ name: z.string().check(z.minLength(1, 'Needed.')), email: z.string() })
  render(<Example schema={schema} send={vi.fn().mockRejectedValue(refusal({}))} />)
  type('Name', 'Inès')
  send()
  await screen.findByRole('alert')
  type('Name', '')
  send()
  await screen.findByText('Needed.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['was never drawn', false],
  ['has left the screen', true],
])('a failure at a field that %s is one of the form, which can be sent again', async (_when, wasDrawn) => {
  const sent = vi.fn().mockRejectedValue(refusal({ email: 'Taken.' }))
  const { rerender } = render(<Example send={sent} withEmail={wasDrawn} />)
  rerender(<Example send={sent} withEmail={false} />)
  send()
  expect((await screen.findByRole('alert')).textContent).toBe('Refused.')
  await waitFor(() => expect(label()).toBe('Send'))
  send()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
})

test('an unexpected error is shown and reported', async () => {
  const fault = new TypeError('Broken.')
  render(<Example send={vi.fn().mockRejectedValue(fault)} />)
  send()
  expect((await screen.findByRole('alert')).textContent).toBe('Broken.')
  expect(reported.mock.calls).toEqual([[fault]])
})

test('what the API refuses is not reported', async () => {
  render(<Example send={vi.fn().mockRejectedValue(refusal({}))} />)
  send()
  await screen.findByRole('alert')
  expect(reported).not.toHaveBeenCalled()
})

test('a form that stays on screen is sent once, too, when it is sent again while its fields are checked', async () => {
  const sent = vi.fn()
  render(<Example send={sent} reusable />)
  await act(async () => {
    send()
    await Promise.resolve()
    send()
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(sent).toHaveBeenCalledOnce()
})

test('a submit that is ignored does not load a page either', async () => {
  render(<Example send={() => new Promise(() => undefined)} />)
  send()
  // False says that the default was prevented.
  expect(send()).toBe(false)
})

test('a form that is sent is not sent again, unless it stays on screen', async () => {
  const once = vi.fn().mockResolvedValue(undefined)
  const { unmount } = render(<Example send={once} />)
  send()
  await waitFor(() => expect(label()).toBe('Sending'))
  send()
  unmount()
  const often = vi.fn().mockResolvedValue(undefined)
  render(<Example send={often} reusable />)
  send()
  await waitFor(() => expect(often).toHaveBeenCalledOnce())
  await waitFor(() => expect(label()).toBe('Send'))
  send()
  await waitFor(() => expect(often).toHaveBeenCalledTimes(2))
  expect(once).toHaveBeenCalledOnce()
})
