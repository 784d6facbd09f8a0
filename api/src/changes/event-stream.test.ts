import { expect, test } from 'vitest'
import { EventStream, eventText } from './event-stream.ts'

function streamOf() {
  const happened: string[] = []
  const stream = new EventStream({
    opened: () => void happened.push('opened'),
    closed: () => void happened.push('closed'),
  })
  return { stream, happened }
}

const decoded = async (reader: ReadableStreamDefaultReader<Uint8Array>) => {
  const { value, done } = await reader.read()
  return done ? 'end' : new TextDecoder().decode(value)
}

test('an event is its name and its data', () => {
  expect(eventText('change', { topic: 'records' })).toBe('event: change\ndata: {"topic":"records"}\n\n')
  expect(eventText('ready')).toBe('event: ready\ndata: {}\n\n')
})

test('a stream that nobody reads is never opened', async () => {
  const { happened } = streamOf()
  await new Promise(setImmediate)
  expect(happened).toEqual([])
})

test('a reader gets each event at once', async () => {
  const { stream, happened } = streamOf()
  const reader = stream.body.getReader()
  const first = decoded(reader)
  stream.send('a')
  expect(await first).toBe('a')
  const second = decoded(reader)
  stream.send('b')
  stream.send('c')
  expect([await second, await decoded(reader)]).toEqual(['b', 'c'])
  expect(happened).toEqual(['opened'])
})

test('for a slow reader the same event waits only once', async () => {
  const { stream } = streamOf()
  const reader = stream.body.getReader()
  const first = decoded(reader)
  stream.send('first')
  await first
  for (let n = 0; n < 1000; n++) stream.send(n % 2 ? 'a' : 'b')
  expect(await decoded(reader)).toBe('ba')
})

test('a reader who has not read a heartbeat when the next is due is too slow', async () => {
  const { stream } = streamOf()
  const reader = stream.body.getReader()
  const first = decoded(reader)
  expect(stream.beat()).toBe(true)
  expect(await first).toMatch(/^:.+\n\n$/)
  expect(stream.beat()).toBe(true)
  expect(stream.beat()).toBe(false)
})

test.each<[string, (parts: ReturnType<typeof streamOf>) => unknown]>([
  ['ends', ({ stream }) => stream.end()],
  ['ends twice', ({ stream }) => [stream.end(), stream.end()]],
])('a stream that %s closes once, and sends nothing more', async (_, end) => {
  const parts = streamOf()
  const reader = parts.stream.body.getReader()
  const first = decoded(reader)
  parts.stream.send('first')
  await first
  const read = decoded(reader)
  end(parts)
  parts.stream.send('late')
  expect(await read).toBe('end')
  expect(parts.happened).toEqual(['opened', 'closed'])
})

test('a stream whose reader is gone closes once', async () => {
  const { stream, happened } = streamOf()
  const reader = stream.body.getReader()
  const read = decoded(reader)
  stream.send('a')
  await read
  await reader.cancel()
  stream.send('late')
  stream.end()
  expect(happened).toEqual(['opened', 'closed'])
})
