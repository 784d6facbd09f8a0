import { type RemoteName, remoteNames } from '@cadence/shared/contract'
import { type Environment, parseEnvironment, portOr } from '@cadence/shared/environment'
import * as z from 'zod/mini'

/** The host's; the remotes follow it, in the order of the contract. */
const FIRST_PORT = 3000

function defaultPort(name: 'host' | RemoteName): number {
  return name === 'host' ? FIRST_PORT : FIRST_PORT + 1 + remoteNames.indexOf(name)
}

/** The variable that moves a development server: `PORT` for the host, `AUTH_PORT` and so on for a remote. */
export function portVariable(name: string): string {
  return name === 'host' ? 'PORT' : `${name.toUpperCase().replaceAll('-', '_')}_PORT`
}

/** Port of a development server. @throws EnvironmentError that names a variable which holds no port. */
export function devPort(name: 'host' | RemoteName, environment: Environment = process.env): number {
  const variable = portVariable(name)
  const standard = defaultPort(name)
  const schema = z.object({ [variable]: portOr(standard) })
  const { [variable]: port = standard } = parseEnvironment(schema, environment)
  return port
}
