import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SaveDialog } from './SaveDialog.tsx'

afterEach(cleanup)

function open(props: Partial<Parameters<typeof SaveDialog>[0]> = {}) {
  const onSave = vi.fn()
  const onCancel = vi.fn()
  render(<SaveDialog open savedName={null} saving={false} onSave={onSave} onCancel={onCancel} {...props} />)
  return { onSave, onCancel }
}

test('a first save asks for a name: disabled while it is blank, trimmed when it is given', async () => {
  const { onSave } = open()
  // The page around is French: the title too is said in its own language.
  expect(screen.getByRole('dialog', { name: 'Add Collection Name' }).lang).toBe('en')
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toHaveProperty('disabled', true)
  const input = screen.getByPlaceholderText('Enter dashboard name...')
  await userEvent.type(input, '   ')
  expect(save).toHaveProperty('disabled', true)
  await userEvent.type(input, 'Partiels  ')
  await userEvent.click(save)
  expect(onSave).toHaveBeenCalledExactlyOnceWith('Partiels')
})

test('Enter in a blank field saves nothing', () => {
  const { onSave } = open()
  const form = screen.getByPlaceholderText('Enter dashboard name...').closest('form')
  if (form) fireEvent.submit(form)
  expect(onSave).not.toHaveBeenCalled()
})

test('a saved dashboard is updated, from its name', () => {
  open({ savedName: 'Semaine' })
  expect(screen.getByRole('button', { name: 'Update' })).toHaveProperty('disabled', false)
  expect(screen.getByDisplayValue('Semaine').getAttribute('maxlength')).toBe('100')
})

test('while saving it says so and nothing can be pressed', async () => {
  const { onSave, onCancel } = open({ savedName: 'Semaine', saving: true })
  const button = screen.getByRole('button', { name: 'Saving...' })
  expect(button).toHaveProperty('disabled', true)
  await userEvent.type(screen.getByDisplayValue('Semaine'), '{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([onSave.mock.calls, onCancel.mock.calls]).toEqual([[], []])
})
