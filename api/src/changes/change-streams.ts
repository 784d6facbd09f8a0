import { changeTopics } from '@cadence/shared/schemas'
import type { ChannelListener } from '../db/database.ts'
import { UnavailableError } from '../http/http-errors.ts'
import type { Logger } from '../log/logger.ts'
import { EventStream, eventText } from './event-stream.ts'
import { CHANGES_CHANNEL, parseChange } from './publish-change.ts'

/** Streams of one member in one process; when there is one more the oldest ends. */
export const STREAMS_MAX = 10

const HEARTBEAT_MS = 20_000

/** Who listens, by which session, and until when their token lives. */
export interface Listener {
  userId: string
  sessionId: string
  tokenEnd: Date
}

interface Parts {
  listen(channel: string, hearing: ChannelListener): () => Promise<void>
  /** Which of these sessions are neither over nor revoked. */
  openSessions(sessionIds: readonly string[], now: Date): Promise<ReadonlySet<string>>
  log: Logger
  now(): Date
  heartbeatMs?: number
}

/**
 * The open streams of this process, which tell members that something of theirs has changed, through whatever process
 * it was. It listens to the database from the first stream on.
 */
export class ChangeStreams {
  readonly #parts: Parts
  /** The oldest first. */
  readonly #streams = new Map<EventStream, Listener>()
  readonly #ofMember = new Map<string, Set<EventStream>>()
  #unlisten: (() => Promise<void>) | undefined
  #timer: NodeJS.Timeout | undefined
  #beating: Promise<void> | undefined
  #stopped = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** How many listen here now. */
  get size(): number {
    return this.#streams.size
  }

  /** The events for one listener, from when they are read. Throws 503 when the process is about to end. */
  open(listener: Listener): ReadableStream<Uint8Array> {
    if (this.#stopped) throw new UnavailableError()
    const stream = new EventStream({
      opened: () => this.#opened(stream, listener),
      closed: () => this.#closed(stream, listener),
    })
    return stream.body
  }

  /** Ends all streams at once, and takes no more. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    for (const stream of [...this.#streams.keys()]) stream.end()
    await Promise.all([this.#beating, this.#unlisten?.()])
  }

  #opened(stream: EventStream, listener: Listener): void {
    if (this.#stopped) return void stream.end()
    this.#start()
    const others = this.#ofMember.get(listener.userId) ?? new Set()
    this.#ofMember.set(listener.userId, others.add(stream))
    this.#streams.set(stream, listener)
    const [oldest] = others
    if (others.size > STREAMS_MAX) oldest?.end()
    stream.send(eventText('ready'))
  }

  #closed(stream: EventStream, { userId }: Listener): void {
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
        const ring = parseChange(text)
        if (!ring) return
        const { userId, topic } = ring
        if (topic === 'sessions') void this.#endRevoked(userId)
        else tell(this.#ofMember.get(userId) ?? [], topic)
      },
      // What changed while nothing was heard is not known, so it may be anything.
      ready: () => {
        for (const topic of changeTopics) tell(this.#streams.keys(), topic)
      },
      broken: (err) => log.warn({ err }, 'changes are not heard'),
    })
    this.#timer = setInterval(() => {
      this.#beating ??= this.#beat().finally(() => {
        this.#beating = undefined
      })
    }, heartbeatMs)
  }

  /** Which of the sessions that these streams belong to are open. */
  async #openAmong(streams: readonly (readonly [EventStream, Listener])[]): Promise<ReadonlySet<string>> {
    const { openSessions, now, log } = this.#parts
    const ids = new Set(streams.map(([, { sessionId }]) => sessionId))
    // While the database is away nothing can be told, and a token ends by the clock.
    return openSessions([...ids], now()).catch((err: unknown) => {
      log.debug({ err }, 'sessions of streams not looked up')
      return ids
    })
  }

  /** Ends the streams of a member whose sessions have ended. */
  async #endRevoked(userId: string): Promise<void> {
    const own = this.#ofMember.get(userId)
    if (!own) return
    const streams = [...this.#streams].filter(([stream]) => own.has(stream))
    const open = await this.#openAmong(streams)
    for (const [stream, { sessionId }] of streams) if (!open.has(sessionId)) stream.end()
  }

  /** Ends the streams of those who may not listen any more, or do not. */
  async #beat(): Promise<void> {
    const { now } = this.#parts
    const streams = [...this.#streams]
    const open = await this.#openAmong(streams)
    for (const [stream, { sessionId, tokenEnd }] of streams) {
      const mayListen = open.has(sessionId) && now() < tokenEnd
      if (!mayListen || !stream.beat()) stream.end()
    }
  }
}

function tell(streams: Iterable<EventStream>, topic: (typeof changeTopics)[number]): void {
  for (const stream of streams) stream.send(eventText('change', { topic }))
}
