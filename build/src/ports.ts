import { type RemoteName, remoteNames } from '@cadence/shared/contract'

/** The host's; the remotes follow it, in the order of the contract. */
const FIRST_PORT = 3000

function defaultPort(name: 'host' | RemoteName): number {
  return name === 'host' ? FIRST_PORT : FIRST_PORT + 1 + remoteNames.indexOf(name)
}

/** The variable that moves a development server: `PORT` for the host, `AUTH_PORT` and so on for a remote. */
export function portVariable(name: string): string {
  return name === 'host' ? 'PORT' : `${name.toUpperCase().replaceAll('-', '_')}_PORT`
}

/** Port of a development server. @throws Error that names a variable which holds no port. */
export function devPort(name: 'host' | RemoteName, environment = process.env): number {
  const variable = portVariable(name)
  const value = environment[variable]
  if (!value) return defaultPort(name)
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new Error(`${variable} must be a port between 1 and 65535, not '${value}'`)
}
