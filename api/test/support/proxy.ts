import { connect, createServer, type Socket } from 'node:net'

/** Stands between the API and its database, so that a test can take the database away without stopping it. */
export async function databaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const [port, host] = [Number(target.port || 5432), target.hostname]
  const sockets = new Set<Socket>()
  let state: 'up' | 'down' | 'silent' = 'up'
  const server = createServer((client) => {
    if (state === 'down') return client.destroy()
    const upstream = connect(port, host)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('data', (chunk) => state === 'up' && other.write(chunk))
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  target.port = String(address.port)
  target.hostname = '127.0.0.1'
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: target.href,
    set(next: typeof state) {
      state = next
      if (next !== 'silent') cut()
    },
    close() {
      cut()
      server.close()
    },
  }
}
