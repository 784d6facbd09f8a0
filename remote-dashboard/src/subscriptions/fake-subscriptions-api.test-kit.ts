import { client } from '@cadence/shared/api/client'
import type { Subscription, SubscriptionFailure } from '@cadence/shared/schemas'

/** What the servers of calendars answer: a text, or why it could not be read. */
type Source = string | { failure: SubscriptionFailure }

type Call = { method: string; path: string; body: Record<string, never> & Record<string, unknown> }

/** A subscription that was never read. */
export const subscription = (id: string): Subscription => ({
  id,
  address: `https://example.org/${id}.ics`,
  name: id,
  colour: 'teal',
  hidden: false,
  position: 0,
  createdAt: '2026-11-20T08:00:00.000Z',
  version: null,
  readAt: null,
  failure: null,
  failingSince: null,
  nextReadAt: null,
})

/** The routes of subscriptions and of the private feed, in memory, in place of the network. */
export class FakeSubscriptionsApi {
  /** By the address of the calendar. */
  readonly sources = new Map<string, Source>()
  subscriptions: Subscription[] = []
  readonly calls: string[] = []
  feeds = 0
  hasFeed = false
  isOffline = false
  /** Called when an answer is on its way. */
  onAnswer: (call: string) => void = () => undefined
  readonly #texts = new Map<string, string>()

  constructor() {
    client.defaults.adapter = async (config) => {
      if (this.isOffline) throw new Error('Network Error')
      const call = {
        method: config.method ?? '',
        path: config.url ?? '',
        body: typeof config.data === 'string' ? JSON.parse(config.data) : {},
      }
      this.calls.push(`${call.method} ${call.path}`)
      const data = this.#answer(call)
      this.onAnswer(`${call.method} ${call.path}`)
      const response = { data, status: 200, statusText: '', headers: {}, config }
      if (data !== undefined) return response
      throw Object.assign(new Error('Status 404'), { response: { ...response, status: 404 } })
    }
  }

  /** A subscription that the member has, and its text as the API read it. */
  add(fields: Partial<Subscription> & { id: string }, text: string | null): Subscription {
    const read = text === null ? {} : { version: '1', readAt: '2026-11-24T08:18:00.000Z' }
    const made = { ...subscription(fields.id), position: this.subscriptions.length, ...read, ...fields }
    if (text !== null) this.#texts.set(made.id, text)
    this.subscriptions.push(made)
    return made
  }

  #read(one: Subscription): Subscription {
    const source = this.sources.get(one.address)
    const isRead = typeof source === 'string'
    if (isRead) this.#texts.set(one.id, source)
    const now = new Date().toISOString()
    const failure = isRead ? null : (source?.failure ?? 'unreachable')
    Object.assign(one, { failure, failingSince: failure && (one.failingSince ?? now) })
    if (isRead) Object.assign(one, { version: String(Number(one.version ?? 0) + 1), readAt: now })
    return one
  }

  #answer({ method, path, body }: Call): unknown {
    const [, first, id = '', last] = path.split('/')
    if (first === 'feed') return this.#feed(method)
    if (first !== 'subscriptions') return { records: [], version: 0, more: false, epoch: 'e', dashboards: [] }
    if (id === 'preview') return this.#preview(String(body.address))
    if (id === '' && method === 'get') return { subscriptions: this.subscriptions }
    if (id === '') {
      const fields = { id: crypto.randomUUID(), ...body }
      return { subscription: { ...this.#read(this.add(fields, null)) } }
    }
    const found = this.subscriptions.find((one) => one.id === id)
    if (!found) return undefined
    if (last === 'calendar') return { version: found.version, calendar: this.#texts.get(id) }
    if (last === 'refresh') return { subscription: { ...this.#read(found) } }
    if (method === 'patch') return { subscription: { ...Object.assign(found, body) } }
    this.subscriptions = this.subscriptions.filter((one) => one.id !== id)
    return null
  }

  #preview(address: string) {
    const source = this.sources.get(address) ?? { failure: 'unreachable' as const }
    const isText = typeof source === 'string'
    return { address, calendar: isText ? source : null, failure: isText ? null : source.failure }
  }

  #feed(method: string) {
    if (method === 'post') {
      this.feeds += 1
      this.hasFeed = true
    } else if (method === 'delete') this.hasFeed = false
    const url = `https://cadence.example/api/v1/feed/${'t'.repeat(42)}${this.feeds}.ics`
    return { feed: this.hasFeed ? { url, createdAt: '2026-11-24T08:00:00.000Z' } : null }
  }
}

/** Lines of a calendar file. */
export const calendarText = (name: string, ...events: readonly (readonly string[])[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `X-WR-CALNAME:${name}`,
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** A Cache Storage that lasts for one test. */
export class FakeCaches {
  readonly held = new Map<string, Map<string, string>>()

  async open(name: string) {
    const cache = this.held.get(name) ?? new Map<string, string>()
    this.held.set(name, cache)
    return {
      match: async (key: string) => {
        const body = cache.get(key)
        return body === undefined ? undefined : new Response(body)
      },
      put: async (key: string, response: Response) => void cache.set(key, await response.text()),
      keys: async () => [...cache.keys()].map((key) => ({ url: `http://localhost${key}` })),
      delete: async (key: string) => cache.delete(key),
    }
  }

  async keys() {
    return [...this.held.keys()]
  }

  async delete(name: string) {
    return this.held.delete(name)
  }
}
