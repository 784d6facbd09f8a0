import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TextField } from '../forms.ts'
import { ErrorNotice } from '../ui.ts'

afterEach(cleanup)

/** What a screen reader says after the name. */
function description(field: HTMLElement): string | null {
  const id = field.getAttribute('aria-describedby')
  return id === null ? null : (document.getElementById(id)?.textContent ?? '')
}

test('the label names the field, and pressing it leads there', async () => {
  render(<TextField label="Prénom" />)
  await userEvent.click(screen.getByText('Prénom'))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Prénom' }))
})

test('without error and helper there is nothing beneath', () => {
  render(<TextField label="Prénom" />)
  const field = screen.getByRole('textbox')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(field.getAttribute('aria-describedby')).toBeNull()
})

test('the helper describes the field while there is no error', () => {
  render(<TextField label="Prénom" helper="Comme sur votre carte" />)
  const field = screen.getByRole('textbox')
  expect(description(field)).toBe('Comme sur votre carte')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

test('an error takes the helper’s place, with a warning icon and the mark for the red border', () => {
  const { container } = render(<TextField label="Prénom" helper="Aide" error="First name is required" />)
  const field = screen.getByRole('textbox')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(description(field)).toBe('First name is required')
  expect(screen.queryByText('Aide')).toBeNull()
  expect(container.querySelector('p svg[aria-hidden="true"]')).not.toBeNull()
  expect(field.parentElement?.dataset.invalid).toBe('true')
})

test('an empty error is none: the helper stays', () => {
  render(<TextField label="Prénom" helper="Aide" error="" />)
  expect(description(screen.getByRole('textbox'))).toBe('Aide')
})

test('two fields never share an id', () => {
  render(
    <>
      <TextField label="Un" error="a" />
      <TextField label="Deux" error="b" />
    </>,
  )
  expect(description(screen.getByRole('textbox', { name: 'Un' }))).toBe('a')
  expect(description(screen.getByRole('textbox', { name: 'Deux' }))).toBe('b')
})

test('the field keeps an id that it is given', () => {
  render(<TextField id="mine" label="Prénom" error="x" />)
  expect(screen.getByLabelText('Prénom').id).toBe('mine')
  expect(screen.getByLabelText('Prénom').getAttribute('aria-describedby')).toBe('mine-note')
})

test('icons stand at both sides, and what is typed arrives', async () => {
  const change = vi.fn()
  const ref = createRef<HTMLInputElement>()
  render(<TextField label="x" left={<i>L</i>} right={<i>R</i>} ref={ref} onChange={change} />)
  await userEvent.type(screen.getByRole('textbox'), 'ab')
  expect(ref.current?.value).toBe('ab')
  expect(change).toHaveBeenCalledTimes(2)
  expect(ref.current?.parentElement?.textContent).toBe('LR')
})

test('several lines: a text area, at least 100 px high', async () => {
  render(<TextField multiline label="Message" error="Non" />)
  const field = screen.getByRole('textbox', { name: 'Message' })
  expect(field.tagName).toBe('TEXTAREA')
  expect(getComputedStyle(field).minHeight).toBe('100px')
  expect(description(field)).toBe('Non')
  await userEvent.type(field, 'a{Enter}b')
  expect((field as HTMLTextAreaElement).value).toBe('a\nb')
})

test('the error box is announced, and shows markup as text', () => {
  render(<ErrorNotice>{'<b>Non</b>'}</ErrorNotice>)
  expect(screen.getByRole('alert').textContent).toBe('<b>Non</b>')
})

test('an error says its language, a helper speaks that of the page', () => {
  render(<TextField label="Prénom" helper="Aide" errorLang="en" />)
  expect(screen.getByText('Aide').lang).toBe('')
  cleanup()
  render(<TextField label="Prénom" error="First name is required" errorLang="en" />)
  expect(screen.getByText('First name is required').lang).toBe('en')
  cleanup()
  render(<ErrorNotice lang="en">Login failed.</ErrorNotice>)
  expect(screen.getByText('Login failed.').lang).toBe('en')
})
