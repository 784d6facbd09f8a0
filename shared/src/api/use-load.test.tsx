import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type LoadOptions, useLoad } from './use-load.ts'

afterEach(cleanup)

/** A server of which each request is answered by hand. */
function server() {
  const requests: { resolve: (data: string) => void; reject: (error: Error) => void; signal: AbortSignal }[] =
    []
  const load = vi.fn(
    (signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => requests.push({ resolve, reject, signal })),
  )
  const answer = (nth: number, data: string) => act(async () => requests[nth]?.resolve(data))
  const refuse = (nth: number, error = new Error('Refused')) => act(async () => requests[nth]?.reject(error))
  return { load, answer, refuse, requests }
}

const use = (load: (signal: AbortSignal) => Promise<string>, options: LoadOptions<string> = {}) =>
  renderHook((props: LoadOptions<string>) => useLoad(load, props), { initialProps: options })

test('loads on mount, and gives the answer', async () => {
  const { load, answer } = server()
  const { result } = use(load)
  expect(result.current).toMatchObject({ state: 'loading', data: null, error: null })
  await answer(0, 'one')
  expect(result.current).toMatchObject({ state: 'ready', data: 'one', error: null })
  expect(load).toHaveBeenCalledOnce()
})

test('a failure is reported once, and reload tries again', async () => {
  const { load, answer, refuse } = server()
  const onFailure = vi.fn()
  const { result } = use(load, { onFailure })
  const error = new Error('Refused')
  await refuse(0, error)
  expect(result.current).toMatchObject({ state: 'failed', data: null, error })
  expect(onFailure.mock.calls).toEqual([[error]])
  act(() => result.current.reload())
  expect(result.current).toMatchObject({ state: 'loading', error: null })
  await answer(1, 'one')
  expect(result.current).toMatchObject({ state: 'ready', data: 'one' })
})

test('an error that is thrown before the first await is a failure too', async () => {
  const { result } = use(() => {
    throw new Error('At once')
  })
  await act(async () => undefined)
  expect(result.current.state).toBe('failed')
})

test('the data stay while they are loaded again, and after a failure', async () => {
  const { load, answer, refuse } = server()
  const { result } = use(load)
  await answer(0, 'one')
  act(() => result.current.reload())
  expect(result.current).toMatchObject({ state: 'loading', data: 'one' })
  await refuse(1)
  expect(result.current).toMatchObject({ state: 'failed', data: 'one' })
})

test('an older answer, or an older failure, does not replace a newer answer', async () => {
  const { load, answer, refuse, requests } = server()
  const onFailure = vi.fn()
  const { result } = use(load, { onFailure })
  act(() => result.current.reload())
  act(() => result.current.reload())
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
  await answer(2, 'newest')
  await answer(0, 'old')
  await refuse(1)
  expect(result.current).toMatchObject({ state: 'ready', data: 'newest' })
  expect(onFailure).not.toHaveBeenCalled()
})

test('an answer after the component is gone is dropped, and its request aborted', async () => {
  const { load, refuse, requests } = server()
  const onFailure = vi.fn()
  const { unmount } = use(load, { onFailure })
  unmount()
  expect(requests[0]?.signal.aborted).toBe(true)
  await refuse(0)
  expect(onFailure).not.toHaveBeenCalled()
})

test('replace shows newer data, and drops the answer that is under way', async () => {
  const { load, answer } = server()
  const { result } = use(load)
  act(() => result.current.replace('newer'))
  expect(result.current).toMatchObject({ state: 'ready', data: 'newer' })
  await answer(0, 'older')
  expect(result.current.data).toBe('newer')
})

test('update edits the data that are there, and an answer under way still comes', async () => {
  const { load, answer } = server()
  const { result } = use(load)
  act(() => result.current.update(() => 'edited'))
  expect(result.current.data).toBeNull()
  await answer(0, 'one')
  act(() => result.current.reload())
  act(() => result.current.update((data) => `${data}, edited`))
  expect(result.current).toMatchObject({ state: 'loading', data: 'one, edited' })
  await answer(1, 'two')
  expect(result.current).toMatchObject({ state: 'ready', data: 'two' })
})

test('nothing is loaded until it is wanted', async () => {
  const { load, answer } = server()
  const { result, rerender } = use(load, { when: false })
  expect(load).not.toHaveBeenCalled()
  rerender({ when: true })
  await answer(0, 'one')
  expect(result.current.data).toBe('one')
})

test('reload loads even while nothing is wanted by itself', async () => {
  const { load, answer } = server()
  const { result } = use(load, { when: false })
  act(() => result.current.reload())
  await answer(0, 'one')
  expect(result.current.data).toBe('one')
})

test('initial data are ready at once, and nothing is loaded until it is asked for', async () => {
  const { load, answer } = server()
  const { result } = use(load, { initial: 'cached' })
  expect(result.current).toMatchObject({ state: 'ready', data: 'cached' })
  expect(load).not.toHaveBeenCalled()
  act(() => result.current.reload())
  await answer(0, 'one')
  expect(result.current.data).toBe('one')
})

test('a new key loads again at once, and the outcome of the old key is not shown as its own', async () => {
  const { load, answer, refuse } = server()
  const { result, rerender } = use(load, { key: 'fr' })
  await refuse(0)
  rerender({ key: 'en' })
  expect(result.current).toMatchObject({ state: 'loading', data: null })
  await answer(1, 'english')
  rerender({ key: 'es' })
  expect(result.current).toMatchObject({ state: 'loading', data: 'english' })
  await answer(2, 'español')
  expect(result.current).toMatchObject({ state: 'ready', data: 'español' })
})

test('with the new key the newest load function is called', async () => {
  const asked: string[] = []
  const { rerender } = renderHook(
    ({ language }) =>
      useLoad(
        async () => {
          asked.push(language)
        },
        { key: language },
      ),
    { initialProps: { language: 'fr' } },
  )
  rerender({ language: 'en' })
  await act(async () => undefined)
  expect(asked).toEqual(['fr', 'en'])
})

test('it loads again when the tab becomes visible, and when the network is back, where that is wanted', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  const { load } = server()
  const { rerender, unmount } = use(load)
  const happens = async () => {
    for (const state of ['hidden', 'visible'] as const) {
      visibility.mockReturnValue(state)
      await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    }
    await act(async () => window.dispatchEvent(new Event('online')))
  }
  await happens()
  expect(load).toHaveBeenCalledTimes(1)
  rerender({ reloadOn: ['visible'] })
  await happens()
  expect(load).toHaveBeenCalledTimes(2)
  rerender({ reloadOn: ['visible', 'online'] })
  await happens()
  expect(load).toHaveBeenCalledTimes(4)
  unmount()
  await happens()
  expect(load).toHaveBeenCalledTimes(4)
})
