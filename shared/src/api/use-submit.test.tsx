import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { type SubmitOptions, useSubmit } from './use-submit.ts'

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

/** An action of which each call is settled by hand. */
function command() {
  const calls: { resolve: () => void; reject: (error: unknown) => void }[] = []
  const action = vi.fn(
    (_text: string) => new Promise<void>((resolve, reject) => calls.push({ resolve, reject })),
  )
  const succeed = (nth: number) => act(async () => calls[nth]?.resolve())
  const fail = (nth: number, error: unknown) => act(async () => calls[nth]?.reject(error))
  return { action, succeed, fail }
}

const use = (action: (text: string) => Promise<unknown>, options?: SubmitOptions) =>
  renderHook(() => useSubmit(action, options))

const refusal = new ApiError('Refused.', { kind: 'answered', status: 400 })

test('two presses send one request', async () => {
  const { action, succeed } = command()
  const { result } = use(action)
  let second: Promise<boolean> | undefined
  act(() => {
    void result.current.submit('a')
    second = result.current.submit('b')
  })
  expect(result.current).toMatchObject({ busy: true, done: false, failure: null })
  expect(await second).toBe(false)
  await succeed(0)
  expect(result.current).toMatchObject({ busy: false, done: true, failure: null })
  expect(action.mock.calls).toEqual([['a']])
})

test('it can be sent again after success, and after a failure', async () => {
  const { action, succeed, fail } = command()
  const onFailure = vi.fn()
  const { result } = use(action, { onFailure })
  act(() => void result.current.submit('a'))
  await fail(0, refusal)
  expect(result.current).toMatchObject({ busy: false, done: false, failure: refusal })
  expect(onFailure.mock.calls).toEqual([[refusal]])
  act(() => void result.current.submit('b'))
  expect(result.current).toMatchObject({ busy: true, failure: null })
  await succeed(1)
  act(() => void result.current.submit('c'))
  expect(result.current).toMatchObject({ busy: true, done: false })
  expect(action).toHaveBeenCalledTimes(3)
})

test('the caller learns whether it succeeded', async () => {
  const { result } = use(vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(refusal))
  expect(await act(() => result.current.submit('a'))).toBe(true)
  expect(await act(() => result.current.submit('b'))).toBe(false)
})

test('a command that leaves the screen stays busy after success, but not after a failure', async () => {
  const { action, succeed, fail } = command()
  const { result } = use(action, { once: true })
  act(() => void result.current.submit('a'))
  await fail(0, refusal)
  expect(result.current.busy).toBe(false)
  act(() => void result.current.submit('b'))
  await succeed(1)
  expect(result.current).toMatchObject({ busy: true, done: true })
  act(() => void result.current.submit('c'))
  expect(action).toHaveBeenCalledTimes(2)
})

test('a fault of our own code is shown and reported, a refusal of the API is not reported', async () => {
  const fault = new TypeError('Broken.')
  const { result } = use(vi.fn().mockRejectedValueOnce(refusal).mockRejectedValueOnce(fault))
  await act(() => result.current.submit('a'))
  expect(reported).not.toHaveBeenCalled()
  await act(() => result.current.submit('b'))
  expect(reported.mock.calls).toEqual([[fault]])
  expect(result.current.failure).toBe(fault)
})

test('reset forgets the outcome, and does not end what is under way', async () => {
  const { action, succeed, fail } = command()
  const { result } = use(action)
  act(() => void result.current.submit('a'))
  await fail(0, refusal)
  act(() => result.current.reset())
  expect(result.current.failure).toBeNull()
  act(() => void result.current.submit('b'))
  act(() => result.current.reset())
  expect(result.current.busy).toBe(true)
  await succeed(1)
  expect(result.current.done).toBe(true)
})
