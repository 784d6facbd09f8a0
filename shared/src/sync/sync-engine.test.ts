import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api.ts'
import { authState } from '../auth/auth-store.ts'
import type { ReadPosition, SyncAdapter, SyncPage } from './sync-adapter.ts'
import { sendOutbox, syncNow } from './sync-engine.ts'

interface Page extends SyncPage {
  names: string[]
}
type FakeAdapter = SyncAdapter<string, string, Page>

const noAnswer = () => new ApiError('', { kind: 'no-answer' })
const answered = (status: number) => new ApiError('', { kind: 'answered', status })
const signIn = (_id: string | null) => {
  Object.assign(authState, { user: _id === null ? null : { _id }, isAuthenticated: _id !== null })
}

/** What the engine called, in order. */
let calls: string[] = []
let outbox: string[] = []
let pages: Page[] = []
let position: ReadPosition = { version: 0, epoch: null }

/** An adapter whose items are words. The API answers a word in capitals and reads the pages in order. */
function adapter(changed: Partial<FakeAdapter> = {}): FakeAdapter {
  return {
    lock: { name: (member) => `test:${member}` },
    outbox: () => [...outbox],
    send: async (_member, item) => {
      calls.push(`send ${item}`)
      return item.toUpperCase()
    },
    mergeAnswer: (_member, item, answer) => {
      calls.push(`merge ${answer}`)
      outbox = outbox.filter((other) => other !== item)
    },
    position: () => position,
    read: async (since) => {
      calls.push(`read ${since}`)
      return pages.shift() ?? { names: [], version: since }
    },
    mergePage: (_member, { names }, isRestored) => {
      calls.push(`store ${names.join()}${isRestored ? ' of a backup' : ''}`)
      return true
    },
    storePosition: (_member, version, epoch) => {
      calls.push(`at ${version} ${epoch}`)
      position = { version, epoch: epoch ?? position.epoch }
    },
    ...changed,
  }
}
const sync = (changed?: Partial<FakeAdapter>) => syncNow(adapter(changed), 'u1')
const failing = (failures: Record<string, Error>): FakeAdapter['send'] => {
  return async (_member, item) => {
    calls.push(`send ${item}`)
    const failure = failures[item]
    if (failure) throw failure
    return item.toUpperCase()
  }
}

beforeEach(() => {
  calls = []
  outbox = []
  pages = []
  position = { version: 0, epoch: null }
  signIn('u1')
})
afterEach(() => signIn(null))

test('a run repairs the outbox, sends it, then reads', async () => {
  pages = [{ names: ['c'], version: 3, epoch: 'one' }]
  const repairOutbox = async () => {
    outbox = ['a', 'b']
  }
  await sync({ repairOutbox })
  expect(calls).toEqual(['send a', 'merge A', 'send b', 'merge B', 'read 0', 'store c', 'at 3 one'])
})

test('after an answer that holds everything nothing is read', async () => {
  outbox = ['a']
  await sync({ isAnswerComplete: true })
  await sync({ isAnswerComplete: true })
  expect(calls).toEqual(['send a', 'merge A', 'read 0', 'store ', 'at 0 undefined'])
})

test('an item that fails holds up neither the others nor the reading, and the run fails', async () => {
  outbox = ['a', 'b']
  await expect(sync({ send: failing({ a: answered(503) }) })).rejects.toMatchObject({ status: 503 })
  expect(calls).toEqual(['send a', 'send b', 'merge B', 'read 0', 'store ', 'at 0 undefined'])
  expect(outbox).toEqual(['a'])
})

test('without an answer nothing else is sent or read', async () => {
  outbox = ['a', 'b', 'c']
  const failures = { a: answered(409), b: noAnswer() }
  await expect(sync({ send: failing(failures) })).rejects.toMatchObject({ status: 409 })
  expect(calls).toEqual(['send a', 'send b'])
})

test('an item that the API always refuses is set aside, and the run succeeds', async () => {
  outbox = ['ab', 'c']
  const send = failing({ ab: answered(400), a: answered(400) })
  const setAside: FakeAdapter['setAside'] = (_member, item) => {
    calls.push(`set aside ${item}`)
    return item.length > 1 ? [...item] : []
  }
  await sync({ send, setAside })
  expect(calls.slice(0, 8)).toEqual([
    'send ab',
    'set aside ab',
    'send a',
    'set aside a',
    'send b',
    'merge B',
    'send c',
    'merge C',
  ])
})

test('an item whose answer cannot be stored fails like one that cannot be sent', async () => {
  outbox = ['a', 'b']
  const merge = adapter().mergeAnswer
  const mergeAnswer: FakeAdapter['mergeAnswer'] = (member, item, answer) => {
    if (item === 'a') throw new Error('full')
    return merge(member, item, answer)
  }
  await expect(sync({ mergeAnswer })).rejects.toThrow('full')
  expect(outbox).toEqual(['a'])
  expect(calls).toContain('read 0')
})

test('nothing is sent or read for a member who is not signed in', async () => {
  outbox = ['a']
  const repairOutbox = vi.fn()
  const readPosition = vi.fn(() => position)
  for (const other of ['u2', null]) {
    signIn(other)
    await sync({ repairOutbox, position: readPosition })
  }
  expect(calls).toEqual([])
  expect(repairOutbox).not.toHaveBeenCalled()
  expect(readPosition).not.toHaveBeenCalled()
})

test('an answer that comes after the member left is not stored; the item is only marked as sent', async () => {
  outbox = ['a', 'b']
  const send: FakeAdapter['send'] = async () => {
    signIn('u2')
    return 'A'
  }
  const markSent = vi.fn()
  await sync({ send, markSent })
  expect(markSent).toHaveBeenCalledExactlyOnceWith('u1', 'a', 'A')
  expect(calls).toEqual([])
})

test('a page that comes after the member left is not stored', async () => {
  const read: FakeAdapter['read'] = async () => {
    signIn(null)
    return { names: ['a'] }
  }
  await sync({ read })
  expect(calls).toEqual([])
})

test('pages are read one after the other, and the epoch is stored with the last one', async () => {
  position = { version: 1, epoch: 'one' }
  pages = [
    { names: ['a'], version: 4, epoch: 'one', more: true },
    { names: ['b'], version: 6, epoch: 'one' },
  ]
  await sync()
  expect(calls).toEqual(['read 1', 'store a', 'at 4 undefined', 'read 4', 'store b', 'at 6 one'])
})

test('a page that could not be stored is read again with the next run', async () => {
  pages = [
    { names: ['a'], version: 4, more: true },
    { names: ['b'], version: 6 },
  ]
  await sync({ mergePage: (_member, { names }) => !names.includes('a') })
  expect(calls).toEqual(['read 0', 'read 4'])
  expect(position.version).toBe(0)
})

test.each<[string, Page]>([
  ['in another epoch', { names: [], version: 9, epoch: 'two' }],
  ['with an earlier version', { names: [], version: 2 }],
])(
  'an API %s has restored a backup: it is read from the start and sent what it lacks',
  async (_which, page) => {
    position = { version: 5, epoch: 'one' }
    pages = [page, { ...page, names: ['a'] }, { ...page, names: ['b'], version: 10 }]
    const missing = vi.fn(() => ['b'])
    await sync({ missing })
    const at = `${page.epoch}`
    expect(calls).toEqual([
      'read 5',
      'read 0',
      'store a of a backup',
      'send b',
      'merge B',
      `read ${page.version}`,
      'store b',
      `at 10 ${at}`,
    ])
    expect(missing).toHaveBeenCalledExactlyOnceWith('u1', [{ ...page, names: ['a'] }])
  },
)

test('what could not be sent to a restored API is found missing again with the next run', async () => {
  position = { version: 0, epoch: 'one' }
  pages = [{ names: ['a'], epoch: 'two' }]
  const send = failing({ b: answered(503) })
  await expect(sync({ send, missing: () => ['b'] })).rejects.toMatchObject({ status: 503 })
  expect(position.epoch).toBe('one')
})

test('an API whose epoch changes with every answer keeps no tab busy for ever', async () => {
  position = { version: 0, epoch: 'zero' }
  let reads = 0
  await sync({ read: async () => ({ names: [], epoch: `epoch ${reads++}` }) })
  expect(reads).toBeLessThan(4)
})

test('the outbox alone is sent without reading, and null says that it is empty', async () => {
  expect(sendOutbox(adapter(), 'u1')).toBeNull()
  outbox = ['a']
  await sendOutbox(adapter(), 'u1')
  expect(calls).toEqual(['send a', 'merge A'])
  outbox = ['b']
  await expect(sendOutbox(adapter({ send: failing({ b: noAnswer() }) }), 'u1')).rejects.toThrow(ApiError)
})

test('runs of one member follow each other: nothing is sent twice', async () => {
  outbox = ['a']
  await Promise.all([sync(), sync(), sendOutbox(adapter(), 'u1')])
  expect(calls.filter((call) => call.startsWith('send'))).toEqual(['send a'])
})

test('where the order of items matters, a failure stops the rest, and what is answered may still be read', async () => {
  outbox = ['a', 'b', 'c']
  const send = failing({ b: answered(503) })
  await expect(sync({ send, stopsAtFailure: true })).rejects.toThrow()
  expect(calls).toEqual(['send a', 'merge A', 'send b', 'read 0', 'store ', 'at 0 undefined'])
})

test.each([
  ['any', noAnswer(), true],
  ['any', answered(503), true],
  ['answered', noAnswer(), false],
  ['answered', answered(503), true],
  ['none', answered(503), false],
] as const)('an adapter that reads after %s failures, after %j: %j', async (readsAfter, error, isRead) => {
  outbox = ['a']
  await expect(sync({ send: failing({ a: error }), readsAfter })).rejects.toThrow()
  expect(calls.includes('read 0')).toBe(isRead)
})
