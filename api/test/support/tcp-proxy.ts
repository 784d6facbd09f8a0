import { connect, createServer, type Socket } from 'node:net'

/** One connection of the API through the proxy to its database. */
interface Link {
  client: Socket
  upstream: Socket
  isHanging: boolean
}

/** A proxy between the API and its database, so that a test can cut the connection without stopping the database. */
export async function databaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const [port, host] = [Number(target.port || 5432), target.hostname]
  const links = new Set<Link>()
  const sockets = new Set<Socket>()
  let state: 'up' | 'down' | 'silent' = 'up'
  const server = createServer((client) => {
    if (state === 'down') return client.destroy()
    const link: Link = { client, upstream: connect(port, host), isHanging: false }
    links.add(link)
    for (const [socket, other] of [
      [client, link.upstream],
      [link.upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('data', (chunk) => {
        if (state === 'up' && !link.isHanging) other.write(chunk)
      })
      socket.on('close', () => {
        sockets.delete(socket)
        links.delete(link)
        // While nothing passes, the end of a connection does not pass either.
        if (!link.isHanging) other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  target.port = String(address.port)
  target.hostname = '127.0.0.1'
  const cut = (link: Link) => {
    link.client.destroy()
    link.upstream.destroy()
  }
  const anyLink = () => [...links][Math.floor(Math.random() * links.size)]
  return {
    url: target.href,
    set(next: typeof state) {
      state = next
      if (next !== 'silent') for (const link of links) cut(link)
    },
    /** Cuts one connection. @returns whether there was one */
    cutOne(): boolean {
      const link = anyLink()
      if (link) cut(link)
      return link !== undefined
    },
    /** Lets nothing pass on one connection, in both directions. @returns whether there was one */
    hangOne(): boolean {
      const link = anyLink()
      if (link) link.isHanging = true
      return link !== undefined
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
