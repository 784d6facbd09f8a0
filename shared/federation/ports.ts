import type { RemoteName } from '../src/contract/pages.ts'

const defaults: Record<'host' | RemoteName, number> = {
  host: 3000,
  marketing: 3001,
  auth: 3002,
  dashboard: 3003,
  settings: 3004,
}

/** The variable that moves a development server: `PORT` for the host, `AUTH_PORT` and so on for a remote. */
export function portVariable(name: 'host' | RemoteName): string {
  return name === 'host' ? 'PORT' : `${name.toUpperCase()}_PORT`
}

/** Port of a development server. @throws Error that names a variable which holds no port. */
export function devPort(name: 'host' | RemoteName, environment = process.env): number {
  const variable = portVariable(name)
  const value = environment[variable]
  if (!value) return defaults[name]
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new Error(`${variable} must be a port between 1 and 65535, not '${value}'`)
}
