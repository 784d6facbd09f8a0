import { createServer } from 'node:net'

/** A port that a part needs, and the variable that moves it. */
export interface Port {
  part: string
  port: number
  variable?: string
}

/** Whether nothing listens on a port of an address. */
function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

/** Makes sure that every port is free. @throws Error naming each port that is taken, whose it is, and how to move it. */
export async function requireFree(ports: readonly Port[]): Promise<void> {
  const taken: string[] = []
  for (const { part, port, variable } of ports) {
    // Servers of production listen on the first; for those of development, many systems take `localhost` for `::1`.
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port, 'localhost'))) continue
    taken.push(
      `Port ${port} (${part}) is already in use${variable ? `; set ${variable} to another one` : ''}.`,
    )
  }
  if (taken.length > 0) throw new Error(taken.join('\n'))
}
