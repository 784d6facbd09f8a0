import { afterEach, expect, test, vi } from 'vitest'
import { changeDocuments, readState } from './worker-state.ts'

afterEach(() => vi.unstubAllGlobals())

/** A cache that holds one answer, and may be full. */
function useCache(isFull = () => false) {
  let kept: string | undefined
  const put = async (_address: string, answer: Response) => {
    if (isFull()) throw new DOMException('full', 'QuotaExceededError')
    kept = await answer.text()
  }
  vi.stubGlobal('caches', {
    match: async () => (kept === undefined ? undefined : new Response(kept)),
    open: async () => ({ put }),
  })
  return { keep: (text: string) => (kept = text) }
}

test('what the worker knows is there after it was ended', async () => {
  useCache()
  await changeDocuments((documents) => ({ ...documents, newest: 'a' }))
  expect((await readState()).documents.newest).toBe('a')
})

test('unreadable state is that of a first visit', async () => {
  const cache = useCache()
  for (const text of ['{', '{}', 'null']) {
    cache.keep(text)
    expect((await readState()).documents.newest).toBeNull()
  }
})

test('a storage that fills up keeps the state before, and a change still has its answer', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let isFull = false
  useCache(() => isFull)
  await changeDocuments((documents) => ({ ...documents, newest: 'a' }))
  isFull = true
  expect((await changeDocuments((documents) => ({ ...documents, newest: 'b' }))).newest).toBe('b')
  expect((await readState()).documents.newest).toBe('a')
})
