import { BroadcastChannel } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { attachSession } from '../api/session-port.ts'
import { changeTopics } from '../schemas/change-event.ts'
import { onChange } from './change-events.ts'
import { subscribeToChanges } from './subscribe-to-changes.ts'

/** The streams that were requested. Each stays open until its signal aborts. */
interface Stream {
  write: (text: string) => void
  signal: AbortSignal
}
const streams: Stream[] = []
const ends: (() => void)[] = []
const published: string[] = []
const locks = Object.getOwnPropertyDescriptor(navigator, 'locks')

/** The locks of one browser: a later request waits. @returns the names that are held. */
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

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

const follow = (userId = 'u1') => {
  const end = subscribeToChanges(userId)
  ends.push(end)
  return end
}
const open = () => streams.filter(({ signal }) => !signal.aborted)
const settle = async () => {
  await vi.dynamicImportSettled()
  await new Promise((done) => setTimeout(done))
}

beforeEach(() => {
  for (const topic of changeTopics) ends.push(onChange(topic, () => void published.push(topic)))
  streams.length = 0
  published.length = 0
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
    streams.push({ signal, write: (text) => controller?.enqueue(new TextEncoder().encode(text)) })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  })
  vi.stubGlobal('BroadcastChannel', BroadcastChannel)
  browserLocks()
  setVisibility('visible')
})
afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await settle()
  if (locks) Object.defineProperty(navigator, 'locks', locks)
  else Reflect.deleteProperty(navigator, 'locks')
})

test('a change publishes its topic, and the start of a stream all topics but those that the start of the page reads', async () => {
  follow()
  await settle()
  streams[0]?.write('event: ready\ndata: {}\n\n')
  await settle()
  const missed = ['records', 'dashboards', 'subscriptions']
  expect(published).toEqual(missed)
  streams[0]?.write('event: ready\ndata: {}\n\n')
  await settle()
  expect(published).toEqual([...missed, ...changeTopics])
  streams[0]?.write(
    'event: change\ndata: {"topic":"dashboards"}\n\nevent: change\ndata: {"topic":"weather"}\n\n',
  )
  await settle()
  expect(published).toEqual([...missed, ...changeTopics, 'dashboards'])
})

describe('a window beside this one', () => {
  const received: unknown[] = []
  let there: BroadcastChannel
  beforeEach(() => {
    received.length = 0
    there = new BroadcastChannel('changes:u1')
    there.onmessage = ({ data }) => void received.push(data)
  })
  afterEach(() => there.close())

  test('receives the topics without a subscriber in this tab, and no others', async () => {
    for (const end of ends.splice(0)) end()
    ends.push(onChange('records', () => void published.push('records')))
    follow()
    await settle()
    streams[0]?.write('event: ready\ndata: {}\n\n')
    await vi.waitFor(() => expect(received).toEqual(['dashboards', 'subscriptions']))
    expect(published).toEqual(['records'])
  })

  test('passes on a topic without a subscriber there, while this one is visible', async () => {
    follow()
    await settle()
    for (const text of ['weather', 'records', null]) there.postMessage(text)
    await vi.waitFor(() => expect(published).toEqual(['records']))
    setVisibility('hidden')
    there.postMessage('records')
    await settle()
    setVisibility('visible')
    await settle()
    there.postMessage('profile')
    await vi.waitFor(() => expect(published).toEqual(['records', 'profile']))
  })
})

test('one of two tabs reads the stream, and the other one when that is closed', async () => {
  const end = follow()
  follow()
  await settle()
  expect(streams).toHaveLength(1)
  end()
  await settle()
  expect(streams[0]?.signal.aborted).toBe(true)
  expect(streams).toHaveLength(2)
  expect(open()).toHaveLength(1)
})

test('a tab that was closed while it waited for the lock never reads the stream', async () => {
  const first = follow()
  const second = follow()
  await settle()
  second()
  first()
  await settle()
  expect(streams).toHaveLength(1)
})

test('the lock belongs to one member', async () => {
  const held = browserLocks()
  follow()
  await settle()
  expect([...held.keys()]).toEqual(['changes:u1'])
})

test.each([
  ['there are no locks', undefined],
  ['locks are forbidden', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
])('every tab reads a stream where %s', async (_, value) => {
  replaceLocks(value)
  const end = follow()
  follow()
  await settle()
  expect(open()).toHaveLength(2)
  end()
  await settle()
  expect(open()).toHaveLength(1)
})

test('a hidden tab gives up its stream, and connects anew when it is visible', async () => {
  setVisibility('hidden')
  follow()
  await settle()
  expect(streams).toHaveLength(0)
  setVisibility('visible')
  await settle()
  expect(open()).toHaveLength(1)
  setVisibility('hidden')
  await settle()
  expect(open()).toHaveLength(0)
  setVisibility('visible')
  setVisibility('visible')
  await settle()
  expect(streams).toHaveLength(2)
  expect(open()).toHaveLength(1)
})

test('an ended subscription never connects again', async () => {
  const end = follow()
  await settle()
  end()
  setVisibility('hidden')
  setVisibility('visible')
  await settle()
  expect(streams).toHaveLength(1)
  expect(open()).toHaveLength(0)
})
