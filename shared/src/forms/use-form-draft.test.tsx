import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { TextField } from './TextField.tsx'
import { forgetFormDraft, useFormDraft } from './use-form-draft.ts'
import { useSubmitForm } from './use-submit-form.ts'

const KEY = 'cadence:example'
const schema = z.object({ name: z.string(), links: z.array(z.string()) })

interface Values {
  name: string
  password: string
  links: string[]
}

beforeEach(() => {
  sessionStorage.clear()
  forgetFormDraft(KEY)
})
afterEach(cleanup)

interface ExampleProps {
  send?: (values: Values) => void
  seen?: (text: string) => void
}

/** A form as a server-rendered page has it: its fields have no default value. */
function Example({ send = () => undefined, seen }: ExampleProps) {
  const { form, submit } = useSubmitForm<Values>({ defaultValues: {}, send, reusable: true })
  useFormDraft(form, {
    key: KEY,
    schema,
    toDraft: ({ name = '', links = [] }) => (name || links.some(Boolean) ? { name, links } : null),
    toValues: (draft) => draft,
  })
  useLayoutEffect(() => seen?.(field('Name').value), [seen])
  return (
    <form onSubmit={submit}>
      <TextField label="Name" {...form.register('name')} />
      <TextField label="Password" {...form.register('password')} />
      <TextField label="Link" {...form.register('links.0')} />
      <button type="submit">Send</button>
    </form>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const stored = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null')

test('what is typed is kept for a reload, and a field that the draft leaves out is not', () => {
  const { unmount } = render(<Example />)
  type('Name', 'Inès')
  type('Password', 'Secret123')
  type('Link', 'exemple.fr')
  expect(stored()).toEqual({ name: 'Inès', links: ['exemple.fr'] })
  unmount()
  render(<Example />)
  expect([field('Name').value, field('Password').value, field('Link').value]).toEqual([
    'Inès',
    '',
    'exemple.fr',
  ])
})

test('a draft is back before the first paint, and is sent', async () => {
  sessionStorage.setItem(KEY, '{"name":"Inès","links":[]}')
  const seen = vi.fn()
  const send = vi.fn()
  render(<Example send={send} seen={seen} />)
  expect(seen.mock.calls).toEqual([['Inès']])
  await act(async () => fireEvent.submit(screen.getByRole('button')))
  expect(send.mock.calls[0]?.[0]).toMatchObject({ name: 'Inès' })
})

test('a form that nobody typed into keeps nothing, and neither does one that is emptied', () => {
  render(<Example />)
  expect(stored()).toBeNull()
  type('Name', 'I')
  type('Name', '')
  expect(stored()).toBeNull()
})

test('a form that is sent leaves nothing in the tab', () => {
  render(<Example />)
  type('Name', 'Inès')
  forgetFormDraft(KEY)
  cleanup()
  render(<Example />)
  expect([stored(), field('Name').value]).toEqual([null, ''])
})

test.each(['{', '[]', '{"name":1}'])('a draft that does not fit (%s) is ignored', (text) => {
  sessionStorage.setItem(KEY, text)
  render(<Example />)
  expect(field('Name').value).toBe('')
})

test('where the storage takes nothing, the draft lives as long as the document', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', {
    ...sessionStorage,
    getItem: () => null,
    removeItem: () => undefined,
    setItem,
  })
  render(<Example />)
  type('Name', 'Inès')
  cleanup()
  render(<Example />)
  expect(field('Name').value).toBe('Inès')
  vi.unstubAllGlobals()
  expect(stored()).toBeNull()
  type('Name', 'Inès L')
  expect(stored()).toEqual({ name: 'Inès L', links: [''] })
})

test('what is typed into the server’s HTML before the script runs is kept, and a draft fills the other fields', async () => {
  sessionStorage.setItem(KEY, '{"name":"old","links":["exemple.fr"]}')
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(<Example />)
  field('Name').value = 'typed'
  const errors = vi.spyOn(console, 'error')
  const root = await act(async () => hydrateRoot(box, <Example />))
  expect([field('Name').value, field('Link').value]).toEqual(['typed', 'exemple.fr'])
  expect(stored()).toEqual({ name: 'typed', links: ['exemple.fr'] })
  expect(errors).not.toHaveBeenCalled()
  act(() => root.unmount())
  box.remove()
})
