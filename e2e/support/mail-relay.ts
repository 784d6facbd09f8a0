import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { stack } from './stack.ts'

/** A mail server in front of the test's mailbox, which can be down while the mailbox goes on for the other tests. */
export class MailRelay {
  readonly #port: number
  readonly #sockets = new Set<Socket>()
  #server: Server | null = null

  constructor(port: string) {
    this.#port = Number(port)
  }

  get url(): string {
    return `smtp://localhost:${this.#port}`
  }

  async start(): Promise<void> {
    this.#server = createServer((client) => {
      const mailbox = connect(Number(stack.MAILBOX_SMTP_PORT), 'localhost')
      this.#join(client, mailbox)
      this.#join(mailbox, client)
    })
    this.#server.listen(this.#port)
    await once(this.#server, 'listening')
  }

  /** Refuses connections from now on, and breaks those that are open. */
  async stop(): Promise<void> {
    const server = this.#server
    if (!server) return
    this.#server = null
    const closed = once(server, 'close')
    server.close()
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  #join(from: Socket, to: Socket): void {
    this.#sockets.add(from)
    from.pipe(to)
    // The API sees a broken connection, as it does when a mail server dies.
    from.on('error', () => to.destroy())
    from.on('close', () => {
      this.#sockets.delete(from)
      to.destroy()
    })
  }
}
