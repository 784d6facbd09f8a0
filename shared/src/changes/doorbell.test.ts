import { BroadcastChannel } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { attachSession } from '../api.ts'
import { changeTopics } from '../schemas/change.ts'
import { hearChanges } from './hear.ts'
import { onChange } from './listeners.ts'

/** The streams that were asked for; each stays open until its signal comes. */
interface Asked {
  write: (text: string) => void
  signal: AbortSignal
}
const asked: Asked[] = []
const ends: (() => void)[] = []
const rung: string[] = []
const locks = Object.getOwnPropertyDescriptor(navigator, 'locks')

/** Locks as of one browser: who comes later waits. Gives the names that are held. */
function browserLocks() {
  const held = new Map<string, Promise<unknown>>()
  const request = async (name: string, { signal }: LockOptions, task: () => Promise<unknown>) => {
    while (held.has(name)) {
      await Promise.race([
        held.get(name),
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      ])
    }
    signal?.throwIfAborted()
    const done = task().finally(() => held.delete(name))
    held.set(name, done)
    return done
  }
  replaceLocks({ request })
  return held
}

function replaceLocks(value: unknown) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value })
}

function see(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

const hear = (userId = 'u1') => {
  const end = hearChanges(userId)
  ends.push(end)
  return end
}
const open = () => asked.filter(({ signal }) => !signal.aborted)
const settle = async () => {
  await vi.dynamicImportSettled()
  await new Promise((done) => setTimeout(done))
}

beforeEach(() => {
  for (const topic of changeTopics) ends.push(onChange(topic, () => void rung.push(topic)))
  asked.length = 0
  rung.length = 0
  attachSession({
    member: () => 'u1',
    token: () => 'access-1',
    refresh: () => Promise.reject(new Error('not asked for')),
  })
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start: (given) => {
        controller = given
      },
    })
    signal.addEventListener('abort', () => controller?.error(signal.reason))
    asked.push({ signal, write: (text) => controller?.enqueue(new TextEncoder().encode(text)) })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  })
  vi.stubGlobal('BroadcastChannel', BroadcastChannel)
  browserLocks()
  see('visible')
})
afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await settle()
  if (locks) Object.defineProperty(navigator, 'locks', locks)
  else Reflect.deleteProperty(navigator, 'locks')
})

test('a change rings with its topic, and a stream that begins with all but what the start of the page reads', async () => {
  hear()
  await settle()
  asked[0]?.write('event: ready\ndata: {}\n\n')
  await settle()
  const missed = ['records', 'dashboards']
  expect(rung).toEqual(missed)
  asked[0]?.write('event: ready\ndata: {}\n\n')
  await settle()
  expect(rung).toEqual([...missed, ...changeTopics])
  asked[0]?.write(
    'event: change\ndata: {"topic":"dashboards"}\n\nevent: change\ndata: {"topic":"weather"}\n\n',
  )
  await settle()
  expect(rung).toEqual([...missed, ...changeTopics, 'dashboards'])
})

describe('a window beside this one', () => {
  const heardThere: unknown[] = []
  let there: BroadcastChannel
  beforeEach(() => {
    heardThere.length = 0
    there = new BroadcastChannel('changes:u1')
    there.onmessage = ({ data }) => void heardThere.push(data)
  })
  afterEach(() => there.close())

  test('hears of what nobody here deals with, and of nothing else', async () => {
    for (const end of ends.splice(0)) end()
    ends.push(onChange('records', () => void rung.push('records')))
    hear()
    await settle()
    asked[0]?.write('event: ready\ndata: {}\n\n')
    await vi.waitFor(() => expect(heardThere).toEqual(['dashboards']))
    expect(rung).toEqual(['records'])
  })

  test('says what nobody there deals with, while this one is seen', async () => {
    hear()
    await settle()
    for (const text of ['weather', 'records', null]) there.postMessage(text)
    await vi.waitFor(() => expect(rung).toEqual(['records']))
    see('hidden')
    there.postMessage('records')
    await settle()
    see('visible')
    await settle()
    there.postMessage('profile')
    await vi.waitFor(() => expect(rung).toEqual(['records', 'profile']))
  })
})

test('of two tabs one listens, and when it is closed the other', async () => {
  const end = hear()
  hear()
  await settle()
  expect(asked).toHaveLength(1)
  end()
  await settle()
  expect(asked[0]?.signal.aborted).toBe(true)
  expect(asked).toHaveLength(2)
  expect(open()).toHaveLength(1)
})

test('a tab that was closed while it waited for its turn never listens', async () => {
  const first = hear()
  const second = hear()
  await settle()
  second()
  first()
  await settle()
  expect(asked).toHaveLength(1)
})

test('the turn is of one member', async () => {
  const held = browserLocks()
  hear()
  await settle()
  expect([...held.keys()]).toEqual(['changes:u1'])
})

test.each([
  ['there are no locks', undefined],
  ['locks are forbidden', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
])('every tab listens where %s', async (_, value) => {
  replaceLocks(value)
  const end = hear()
  hear()
  await settle()
  expect(open()).toHaveLength(2)
  end()
  await settle()
  expect(open()).toHaveLength(1)
})

test('a tab that is not seen gives up its turn, and asks anew when it is seen', async () => {
  see('hidden')
  hear()
  await settle()
  expect(asked).toHaveLength(0)
  see('visible')
  await settle()
  expect(open()).toHaveLength(1)
  see('hidden')
  await settle()
  expect(open()).toHaveLength(0)
  see('visible')
  see('visible')
  await settle()
  expect(asked).toHaveLength(2)
  expect(open()).toHaveLength(1)
})

test('once ended, nothing makes it listen again', async () => {
  const end = hear()
  await settle()
  end()
  see('hidden')
  see('visible')
  await settle()
  expect(asked).toHaveLength(1)
  expect(open()).toHaveLength(0)
})
