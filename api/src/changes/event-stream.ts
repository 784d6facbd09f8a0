const encoder = new TextEncoder()

/** A comment of the protocol. Proxies close silent connections. */
const HEARTBEAT = ': still here\n\n'

/** The text of one event. */
export function eventText(event: string, data: object = {}): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

interface Ends {
  /** The first read. A stream that nobody reads costs nothing and is not counted. */
  opened(): void
  closed(): void
}

/**
 * Server-sent events for one reader. Unread texts wait, and the same text waits only once, so a slow reader takes no
 * memory.
 */
export class EventStream {
  readonly body: ReadableStream<Uint8Array>
  readonly #ends: Ends
  readonly #waiting = new Set<string>()
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined
  #isOpened = false
  #isWanted = false
  #isOver = false

  constructor(ends: Ends) {
    this.#ends = ends
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller
        },
        pull: () => {
          this.#isWanted = true
          if (!this.#isOpened) {
            this.#isOpened = true
            this.#ends.opened()
          }
          this.#flush()
        },
        cancel: () => this.#close(),
      },
      // No chunk is buffered ahead of the reader.
      { highWaterMark: 0 },
    )
  }

  send(text: string): void {
    this.#waiting.add(text)
    this.#flush()
  }

  /** Sends a heartbeat. @returns false when the last one is still unread */
  beat(): boolean {
    const isSlow = this.#waiting.has(HEARTBEAT)
    this.send(HEARTBEAT)
    return !isSlow
  }

  end(): void {
    if (this.#isOver) return
    this.#close()
    this.#controller?.close()
  }

  #flush(): void {
    if (this.#isOver || !this.#isWanted || this.#waiting.size === 0) return
    this.#isWanted = false
    const text = [...this.#waiting].join('')
    this.#waiting.clear()
    this.#controller?.enqueue(encoder.encode(text))
  }

  #close(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#ends.closed()
  }
}
