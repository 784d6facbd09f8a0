import { createServer } from 'node:net'

/** A port from the environment; a bad one is named. */
export function portFrom(variable: string, fallback: number): number {
  const value = process.env[variable] || String(fallback)
  const port = Number(value)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    console.error(`${variable} is not a port: ${value}`)
    process.exit(1)
  }
  return port
}

/** Ends the process with a clear line when the port is taken. */
export async function needPort(port: number, variable: string): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE'
      console.error(busy ? `Port ${port} is already in use (${variable})` : error.message)
      process.exit(1)
    })
    probe.listen(port, '127.0.0.1', resolve)
  })
  await new Promise((resolve) => probe.close(resolve))
}
