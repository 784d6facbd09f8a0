import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeKey, writeText } from '../storage/local-storage.ts'
import { fillStorage, restoreStorage } from '../storage/storage.test-kit.ts'
import { keepInSync } from './keep-in-sync.ts'
import { unsentEdits } from './unsent-edits.ts'

/** One kind of data whose outbox and API the test drives. */
function source(topic: 'records' | 'dashboards') {
  const edits = new EventTarget()
  let answer: Promise<void> = Promise.resolve()
  const state = { unsent: 0 }
  const end = keepInSync('u1', {
    topic,
    sync: async () => {
      await answer
      state.unsent = 0
    },
    sendOutbox: () => null,
    unsentCount: () => state.unsent,
    onEdit: (listener) => {
      edits.addEventListener('edit', listener)
      return () => edits.removeEventListener('edit', listener)
    },
  })
  return {
    state,
    end,
    edit: () => {
      state.unsent += 1
      edits.dispatchEvent(new Event('edit'))
    },
    answerWith: (next: Promise<void>) => {
      next.catch(() => undefined)
      answer = next
    },
  }
}

const noAnswer = () => Promise.reject(new Error('no network'))
const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

let records: ReturnType<typeof source>

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  records = source('records')
  await wait(0)
})
afterEach(() => {
  records.end()
  vi.useRealTimers()
  restoreStorage()
})

test('a save that takes half a second is never counted', async () => {
  records.answerWith(after(500))
  records.edit()
  for (let time = 0; time < 2_500; time += 100) {
    await wait(100)
    expect(unsentEdits.count).toBe(0)
  }
})

test('edits that the API does not answer are counted after two seconds, and until they are sent', async () => {
  records.answerWith(after(5_000))
  records.edit()
  await wait(1_999)
  expect(unsentEdits.count).toBe(0)
  await wait(1)
  expect(unsentEdits.count).toBe(1)
  records.edit()
  expect(unsentEdits.count).toBe(2)
  await wait(10_000)
  expect(unsentEdits.count).toBe(0)
})

test('edits that could not be sent are counted at once, and no longer when a later attempt has sent them', async () => {
  records.answerWith(noAnswer())
  records.edit()
  await wait(300)
  expect(unsentEdits.count).toBe(1)
  records.answerWith(Promise.resolve())
  window.dispatchEvent(new Event('online'))
  await wait(300)
  expect(unsentEdits.count).toBe(0)
})

test('a reading that fails counts nothing while nothing waits', async () => {
  records.answerWith(noAnswer())
  window.dispatchEvent(new Event('online'))
  await wait(5_000)
  expect(unsentEdits.count).toBe(0)
})

test('an edit made while others are sent is not late before its own two seconds', async () => {
  records.answerWith(after(1_500))
  records.edit()
  await wait(1_700)
  records.answerWith(after(10_000))
  records.state.unsent = 0
  records.edit()
  await wait(400)
  expect(unsentEdits.count).toBe(0)
})

test('the kinds of data are counted together; one that ends with the session is not', async () => {
  const dashboards = source('dashboards')
  await wait(0)
  for (const one of [records, dashboards]) {
    one.answerWith(noAnswer())
    one.edit()
  }
  await wait(300)
  expect(unsentEdits.count).toBe(2)
  dashboards.end()
  expect(unsentEdits.count).toBe(1)
})

test('an attempt that fails after the end of the session counts nothing', async () => {
  records.answerWith(after(1_000).then(noAnswer))
  records.edit()
  await wait(500)
  records.end()
  await wait(5_000)
  expect(unsentEdits.count).toBe(0)
})

test('what another tab has sent is not counted any more', async () => {
  records.answerWith(noAnswer())
  records.edit()
  await wait(300)
  records.state.unsent = 0
  window.dispatchEvent(new StorageEvent('storage'))
  await wait(0)
  expect(unsentEdits.count).toBe(0)
})

test('edits that a reload would lose are named so', async () => {
  records.answerWith(noAnswer())
  records.edit()
  await wait(300)
  expect(unsentEdits.isStored).toBe(true)
  fillStorage()
  writeText('records', 'new')
  records.edit()
  expect(unsentEdits).toEqual({ count: 2, isStored: false })
  restoreStorage()
  removeKey('records')
})
