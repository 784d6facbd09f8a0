import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() })
let contexts: FakeContext[] = []
let allowed = true

class FakeTone extends EventTarget {
  frequency = param()
  start = vi.fn()
  stop = vi.fn()
  connect = (next: unknown) => next
}

/** The browser's audio. With `allowed` false it waits for a click, as browsers do on a page that nobody has touched. */
class FakeContext {
  state = 'suspended'
  currentTime = 0
  destination = {}
  tones: FakeTone[] = []
  constructor() {
    contexts.push(this)
  }
  resume() {
    if (!allowed) return new Promise(() => undefined)
    this.state = 'running'
    return Promise.resolve()
  }
  async suspend() {
    this.state = 'suspended'
  }
  async close() {
    this.state = 'closed'
  }
  createGain = () => ({ gain: param(), connect: (next: unknown) => next })
  createOscillator = () => {
    const tone = new FakeTone()
    this.tones.push(tone)
    return tone
  }
}

beforeEach(() => {
  vi.resetModules()
  contexts = []
  allowed = true
  vi.stubGlobal('AudioContext', FakeContext)
})
afterEach(() => vi.unstubAllGlobals())

test('audio is suspended after a press, plays at the end, and is suspended again', async () => {
  const { unlock, playChime } = await import('./chime.ts')
  await unlock()
  const [context] = contexts
  expect(context?.state).toBe('suspended')
  await playChime()
  expect(contexts).toHaveLength(1)
  expect(context?.tones.every((tone) => tone.start.mock.calls.length === 1)).toBe(true)
  expect(context?.state).toBe('running')
  context?.tones.at(-1)?.dispatchEvent(new Event('ended'))
  expect(context?.state).toBe('suspended')
})

test('a page that nobody has touched stays silent, and plays nothing later', async () => {
  allowed = false
  const { playChime } = await import('./chime.ts')
  await playChime()
  const [context] = contexts
  expect(context?.state).toBe('closed')
  expect(context?.tones).toEqual([])
})
