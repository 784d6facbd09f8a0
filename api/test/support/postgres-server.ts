import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A name that no other run on the same server uses. */
export const newDatabaseName = () => `test_${randomBytes(8).toString('hex')}`

export function addressOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

export async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
