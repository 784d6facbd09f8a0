import { changeTopics } from '@cadence/shared/schemas'
import type { ChannelListener } from '../db/database.ts'
import { UnavailableError } from '../http/http-errors.ts'
import type { Logger } from '../log/logger.ts'
import { EventStream, eventText } from './event-stream.ts'
import { CHANGES_CHANNEL, parseChange } from './publish-change.ts'

/** Most streams of one member in one process; a further one ends the oldest. */
export const STREAMS_MAX = 10

const HEARTBEAT_MS = 20_000

/** A client that reads change events: its member, its session, and when its access token expires. */
export interface Subscriber {
  userId: string
  sessionId: string
  tokenEnd: Date
}

interface Parts {
  listen(channel: string, hearing: ChannelListener): () => Promise<void>
  /** Which of these sessions are open. */
  openSessions(sessionIds: readonly string[], now: Date): Promise<ReadonlySet<string>>
  log: Logger
  now(): Date
  heartbeatMs?: number
}

/**
 * The open streams of this process. They send members an event when something of theirs has changed, in whatever process. It
 * listens to the database from the first stream on.
 */
export class ChangeStreams {
  readonly #parts: Parts
  /** The oldest stream first. */
  readonly #streams = new Map<EventStream, Subscriber>()
  readonly #ofMember = new Map<string, Set<EventStream>>()
  #unlisten: (() => Promise<void>) | undefined
  #timer: NodeJS.Timeout | undefined
  #beating: Promise<void> | undefined
  #stopped = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The number of open streams. */
  get size(): number {
    return this.#streams.size
  }

  /**
   * The events for one subscriber; the stream opens when it is first read. @throws UnavailableError while the process
   * stops
   */
  open(subscriber: Subscriber): ReadableStream<Uint8Array> {
    if (this.#stopped) throw new UnavailableError()
    const stream = new EventStream({
      opened: () => this.#opened(stream, subscriber),
      closed: () => this.#closed(stream, subscriber),
    })
    return stream.body
  }

  /** Ends all streams at once and opens no more. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    for (const stream of [...this.#streams.keys()]) stream.end()
    await Promise.all([this.#beating, this.#unlisten?.()])
  }

  #opened(stream: EventStream, subscriber: Subscriber): void {
    if (this.#stopped) return void stream.end()
    this.#start()
    const others = this.#ofMember.get(subscriber.userId) ?? new Set()
    this.#ofMember.set(subscriber.userId, others.add(stream))
    this.#streams.set(stream, subscriber)
    const [oldest] = others
    if (others.size > STREAMS_MAX) oldest?.end()
    stream.send(eventText('ready'))
  }

  #closed(stream: EventStream, { userId }: Subscriber): void {
    this.#streams.delete(stream)
    const others = this.#ofMember.get(userId)
    others?.delete(stream)
    if (others?.size === 0) this.#ofMember.delete(userId)
  }

  #start(): void {
    if (this.#unlisten) return
    const { listen, log, heartbeatMs = HEARTBEAT_MS } = this.#parts
    this.#unlisten = listen(CHANGES_CHANNEL, {
      message: (text) => {
        const change = parseChange(text)
        if (!change) return
        const { userId, topic } = change
        if (topic === 'sessions') void this.#endRevoked(userId)
        else sendChange(this.#ofMember.get(userId) ?? [], topic)
      },
      // Changes before this moment were missed, so anything may have changed.
      ready: () => {
        for (const topic of changeTopics) sendChange(this.#streams.keys(), topic)
      },
      broken: (err) => log.warn({ err }, 'changes are not heard'),
    })
    this.#timer = setInterval(() => {
      this.#beating ??= this.#beat().finally(() => {
        this.#beating = undefined
      })
    }, heartbeatMs)
  }

  /** Which of the sessions of these streams are open. */
  async #openAmong(streams: readonly (readonly [EventStream, Subscriber])[]): Promise<ReadonlySet<string>> {
    const { openSessions, now, log } = this.#parts
    const ids = new Set(streams.map(([, { sessionId }]) => sessionId))
    // While the database is away there are no events to protect, and tokens still expire by the clock.
    return openSessions([...ids], now()).catch((err: unknown) => {
      log.debug({ err }, 'sessions of streams not looked up')
      return ids
    })
  }

  /** Ends the streams of a member's closed sessions. */
  async #endRevoked(userId: string): Promise<void> {
    const own = this.#ofMember.get(userId)
    if (!own) return
    const streams = [...this.#streams].filter(([stream]) => own.has(stream))
    const open = await this.#openAmong(streams)
    for (const [stream, { sessionId }] of streams) if (!open.has(sessionId)) stream.end()
  }

  /**
   * Sends a heartbeat on each stream. Ends the streams whose session or token is over, and those of slow readers.
   */
  async #beat(): Promise<void> {
    const { now } = this.#parts
    const streams = [...this.#streams]
    const open = await this.#openAmong(streams)
    for (const [stream, { sessionId, tokenEnd }] of streams) {
      const isAllowed = open.has(sessionId) && now() < tokenEnd
      if (!isAllowed || !stream.beat()) stream.end()
    }
  }
}

function sendChange(streams: Iterable<EventStream>, topic: (typeof changeTopics)[number]): void {
  for (const stream of streams) stream.send(eventText('change', { topic }))
}
