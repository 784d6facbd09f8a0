import { z } from '@cadence/shared/schemas'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAuthForm } from './use-auth-form.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const schema = z.object({ name: z.string() })

function Example({ send, seen }: { send: () => Promise<void>; seen: (failure: unknown) => void }) {
  const { form, submit, failure } = useAuthForm(schema, { name: '' }, send)
  seen(failure)
  return (
    <form onSubmit={submit}>
      {failure && <p role="alert">{failure.message}</p>}
      <input {...form.register('name')} />
    </form>
  )
}

test('an error of our own code is a failure that a member can read, one and the same through all renders', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const fault = new TypeError('Broken.')
  const seen = vi.fn()
  const example = <Example send={() => Promise.reject(fault)} seen={seen} />
  const { container, rerender } = render(example)
  await act(async () => {
    fireEvent.submit(container.querySelector('form') as HTMLFormElement)
  })
  expect((await screen.findByRole('alert')).textContent).toBe('Authentication failed')
  expect(reported.mock.calls).toEqual([[fault]])
  rerender(<Example send={() => Promise.reject(fault)} seen={seen} />)
  const failures = seen.mock.calls.flat().filter((failure) => failure !== null)
  expect(new Set(failures).size).toBe(1)
})
