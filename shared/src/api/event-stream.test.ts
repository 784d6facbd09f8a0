import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Backoff, pause, reconnectLimits } from './backoff.ts'
import { subscribeToEvents } from './event-stream.ts'
import { attachSession } from './session-port.ts'

const news = z.object({ event: z.literal('news'), data: z.object({ n: z.number() }) })

/** What the API of a test answers: a status alone, or a stream that stays open. */
type Answer = number | 'stream' | 'page' | 'no answer'

interface Asked {
  url: string
  authorization: string | null
  accept: string | null
  /** Sends text to who listens. */
  write: (text: string) => void
  /** Ends the stream. */
  end: () => void
  isGone: () => boolean
}

/** Stands in for the network. The last answer is given again and again. */
function serve(...answers: Answer[]): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start: (given) => {
        controller = given
      },
    })
    init.signal?.addEventListener('abort', () => {
      if (answer === 'stream') controller?.error(new Error('aborted'))
    })
    const headers = new Headers(init.headers)
    asked.push({
      url,
      authorization: headers.get('Authorization'),
      accept: headers.get('Accept'),
      write: (text) => controller?.enqueue(new TextEncoder().encode(text)),
      end: () => controller?.close(),
      isGone: () => init.signal?.aborted ?? false,
    })
    if (answer === 'no answer') throw new TypeError('Failed to fetch')
    if (typeof answer === 'number') return new Response('{}', { status: answer })
    const type = answer === 'page' ? 'text/html' : 'text/event-stream'
    return new Response(body, { status: 200, headers: { 'Content-Type': type } })
  })
  return asked
}

let member: string | null
let token: string | null
const refresh = vi.fn(async () => {
  token = 'access-2'
  return token
})

let end: AbortController
const heard: number[] = []
function start() {
  end = new AbortController()
  heard.length = 0
  return subscribeToEvents({
    path: '/changes',
    member: 'u1',
    event: news,
    onEvent: ({ data }) => void heard.push(data.n),
    signal: end.signal,
  })
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
/** Time for the chunk and the first answer to come. */
const settle = async () => {
  await vi.dynamicImportSettled()
  await wait(0)
}
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)

beforeEach(() => {
  vi.useFakeTimers()
  // The whole pause, without its share of chance.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  member = 'u1'
  token = 'access-1'
  refresh.mockClear()
  attachSession({ member: () => member, token: () => token, refresh })
})
afterEach(async () => {
  end.abort()
  await wait(0)
  vi.useRealTimers()
})

describe('a stream', () => {
  test('is asked for with the token, and its events come as they are told', async () => {
    const asked = serve('stream')
    start()
    await settle()
    expect(asked).toMatchObject([
      { url: '/api/v1/changes', authorization: 'Bearer access-1', accept: 'text/event-stream' },
    ])
    asked[0]?.write('event: news\ndata: {"n":1}\n\nevent: ne')
    await wait(0)
    expect(heard).toEqual([1])
    asked[0]?.write('ws\ndata: {"n":2}\n\n: still here\n\n')
    await wait(0)
    expect(heard).toEqual([1, 2])
  })

  test.each([
    'event: weather\ndata: {"n":1}\n\n',
    'event: news\ndata: {"n":"1"}\n\n',
    'event: news\ndata: {\n\n',
    'data: {"n":1}\n\n',
  ])('leaves out %j, and goes on', async (text) => {
    const asked = serve('stream')
    start()
    await settle()
    asked[0]?.write(`${text}event: news\ndata: {"n":2}\n\n`)
    await wait(0)
    expect(heard).toEqual([2])
  })

  test('ends with the signal', async () => {
    const asked = serve('stream')
    const subscription = start()
    await settle()
    end.abort()
    await subscription
    expect(asked[0]?.isGone()).toBe(true)
    await wait(600_000)
    expect(asked).toHaveLength(1)
  })

  test('is asked for anew when it ends, or when nothing is heard for too long', async () => {
    const asked = serve('stream')
    start()
    await settle()
    for (let beat = 0; beat < 4; beat += 1) {
      await wait(20_000)
      asked[0]?.write(': still here\n\n')
      await wait(0)
    }
    asked[0]?.end()
    await wait(999)
    expect(asked).toHaveLength(1)
    await wait(1)
    expect(asked).toHaveLength(2)
    await wait(40_000)
    asked[1]?.write(': still here\n\n')
    await wait(49_999)
    expect(asked[1]?.isGone()).toBe(false)
    await wait(1)
    expect(asked[1]?.isGone()).toBe(true)
    await wait(1_000)
    expect(asked).toHaveLength(3)
    asked[2]?.write('event: news\ndata: {"n":3}\n\n')
    await wait(0)
    expect(heard).toEqual([3])
  })
})

describe('a token that is refused', () => {
  test('is renewed once, and the stream asked for again at once', async () => {
    const asked = serve(401, 'stream')
    start()
    await settle()
    expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer access-1', 'Bearer access-2'])
    expect(refresh.mock.calls).toEqual([['access-1']])
  })

  test('and refused again is a failure like others', async () => {
    const asked = serve(401)
    start()
    await settle()
    expect(asked).toHaveLength(2)
    await wait(999)
    expect(asked).toHaveLength(2)
    await wait(1)
    expect(asked).toHaveLength(4)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  test('is not used for a member who has signed in meanwhile', async () => {
    const asked = serve(401, 'stream')
    refresh.mockImplementationOnce(async () => {
      member = 'u2'
      return 'access-of-u2'
    })
    start()
    await settle()
    await wait(60_000)
    expect(asked).toHaveLength(1)
  })
})

test.each<Answer>(['no answer', 503, 404, 'page'])(
  'after %s it is tried again, more and more seldom',
  async (answer) => {
    const asked = serve(answer)
    start()
    await settle()
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const before = asked.length
      await wait(seconds * 1000 - 1)
      expect(asked).toHaveLength(before)
      await wait(1)
      expect(asked).toHaveLength(before + 1)
    }
  },
)

test('one that always ends soon is asked for more and more seldom too', async () => {
  const asked = serve('stream')
  start()
  await settle()
  for (const seconds of [1, 2, 4]) {
    asked.at(-1)?.end()
    const before = asked.length
    await wait(seconds * 1000 - 1)
    expect(asked).toHaveLength(before)
    await wait(1)
    expect(asked).toHaveLength(before + 1)
  }
})

test('without a network it waits, and is asked for at once when that is back', async () => {
  online(false)
  const asked = serve('stream')
  start()
  await settle()
  await wait(600_000)
  expect(asked).toHaveLength(0)
  online(true)
  window.dispatchEvent(new Event('online'))
  await wait(0)
  expect(asked).toHaveLength(1)
})

test('nothing is requested while nobody is signed in, and nothing is delivered for another member', async () => {
  member = null
  const asked = serve('stream')
  start()
  await settle()
  await wait(60_000)
  expect(asked).toHaveLength(0)
  member = 'u1'
  await wait(5_000)
  expect(asked).toHaveLength(1)
  member = 'u2'
  asked[0]?.write('event: news\ndata: {"n":1}\n\n')
  await wait(0)
  expect(heard).toEqual([])
})

test('chance takes at most half of a pause', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
  const backoff = new Backoff(reconnectLimits)
  expect(backoff.next()).toBeCloseTo(500, -1)
  for (let failures = 1; failures < 99; failures += 1) backoff.next()
  expect(backoff.next()).toBeCloseTo(30_000, -2)
})

test('a pause ends when its signal aborts', async () => {
  end.abort()
  await expect(pause(60_000, end.signal)).resolves.toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})
