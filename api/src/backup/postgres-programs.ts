import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { runProgram } from './programs.ts'

/** Where Debian keeps the programs of each version. The newest one reads servers of all versions before it, too. */
const DEBIAN = '/usr/lib/postgresql'

type Program = 'pg_dump' | 'pg_restore'

/** @throws an error that says what to install */
export function findProgram(name: Program, path = process.env.PATH ?? '', debian = DEBIAN): string {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...path.split(delimiter)]
  const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
  if (found) return found
  throw new Error(`${name} is not installed here. On Debian: apt-get install postgresql-client`)
}

interface Run {
  databaseUrl: string
  args: readonly string[]
  input?: Readable
  output?: Writable
}

/** Runs a program of PostgreSQL on a database. @throws what it says when it fails */
export async function runOnDatabase(name: Program, { databaseUrl, args, ...streams }: Run): Promise<void> {
  const { address, password } = withoutPassword(databaseUrl)
  const env = password === '' ? {} : { PGPASSWORD: password }
  await runProgram(findProgram(name), { args: [...args, `--dbname=${address}`], env, ...streams })
}

/**
 * Removes the password from the address of a database (`user:password@host`, or `?password=`). Every user of the machine can read
 * the arguments of a process, but only its own user can read its environment.
 */
export function withoutPassword(databaseUrl: string): { address: string; password: string } {
  const url = new URL(databaseUrl)
  // The API's own driver takes this one of two.
  const password = url.searchParams.get('password') || decodeURIComponent(url.password)
  url.password = ''
  // Not by `searchParams.delete`, which would write the spaces of the others as `+`; libpq takes that for a plus.
  const others = url.search
    .slice(1)
    .split('&')
    .filter((pair) => !new URLSearchParams(pair).has('password'))
  url.search = others.join('&')
  return { address: url.href, password }
}
