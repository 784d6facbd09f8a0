import { setTimeout as sleep } from 'node:timers/promises'
import { authResponseSchema, recordDataSchemas } from '@cadence/shared/schemas'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { createAccount } from '../../src/auth/accounts.ts'
import { Passwords } from '../../src/auth/passwords.ts'
import { readConfig } from '../../src/config/config.ts'
import type { Database } from '../../src/db/database.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { dashboards, records, users } from '../../src/db/schema.ts'
import { type Answer, PASSWORD } from './test-api.ts'

type Call = (method: string, path: string, options?: { body?: unknown; token?: string }) => Promise<Answer>

/** The answer to a write: stored, not stored, or unknown. */
type Said = 'kept' | 'refused' | 'unknown'

interface Write {
  table: 'dashboards' | 'records' | 'users'
  id: string
  /** Identifies this write among those of the member. */
  mark: string
  said: Said
}

const at = '2026-01-05T08:00:00.000Z'

/** The pause between two writes of a member, so that the faults get time on the machine. */
const PAUSE_MS = 20

/** The pause after no answer: the process may be starting. */
const AWAY_MS = 100

/** A member may have 1000 of them. */
const DASHBOARDS = 900

type Next = Pick<Write, 'table' | 'id'> & { request: readonly [method: string, path: string, body: unknown] }

/** In turn a new row, a new row among many, and a row that is changed repeatedly. */
function writeOf(n: number, mark: string): Next {
  const [kind, id] = [n % 3, String(1_767_225_600_000 + n)]
  if (kind === 0) return { table: 'users', id: '', request: ['PATCH', '/profile', { firstName: mark }] }
  if (kind === 1 && n < DASHBOARDS * 3) {
    const body = { name: mark, items: [], createdAt: at, updatedAt: at }
    return { table: 'dashboards', id, request: ['PUT', `/dashboards/${id}`, body] }
  }
  const data = { text: mark, completed: false, completedAt: null, position: 'a0' }
  const records = [{ collection: 'task', id, updatedAt: at, data }]
  return { table: 'records', id, request: ['PUT', '/records', { records }] }
}

/** A member who writes all the time, one write after the other, and records each answer. */
export class Writer {
  readonly #call: Call
  readonly #token: string
  readonly #userId: string
  readonly #name: string
  readonly #writes: Write[] = []
  #count = 0
  #isStopped = false
  #done: Promise<void> | undefined

  constructor(call: Call, member: { token: string; userId: string; name: string }) {
    this.#call = call
    this.#token = member.token
    this.#userId = member.userId
    this.#name = member.name
  }

  start(): void {
    this.#isStopped = false
    this.#done = this.#run()
  }

  /** Stops after the running write. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#done
  }

  counts(): Record<Said, number> {
    const counts = { kept: 0, refused: 0, unknown: 0 }
    for (const { said } of this.#writes) counts[said]++
    return counts
  }

  /** Writes until the write is stored. */
  async writeUntilKept(): Promise<void> {
    while ((await this.#write()) !== 'kept') await sleep(PAUSE_MS)
  }

  /** How many writes have an answer. */
  get answered(): number {
    return this.#writes.length
  }

  /**
   * Compares the database with all answers. @returns the differences, in words
   * @param certain of a copy: how many writes had an answer when it began; later ones may be in it or not
   */
  async faults(db: Database, certain = this.answered): Promise<string[]> {
    const stored = await storedMarks(db, this.#userId)
    const faults: string[] = []
    const writes = this.#writes.map((write, n) => (n < certain ? write : { ...write, said: 'unknown' }))
    for (const { table, id, mark, said } of writes) {
      if (table === 'users') continue
      const found = stored.get(`${table} ${id}`)
      if (said === 'kept' && found !== mark) faults.push(`lost: ${table} ${id} ${mark}, there is ${found}`)
      if (said === 'refused' && found !== undefined) faults.push(`appeared: ${table} ${id} ${mark}`)
    }
    const names = writes.filter(({ table }) => table === 'users')
    const lastKept = names.findLastIndex(({ said }) => said === 'kept')
    const possible = names.slice(Math.max(0, lastKept)).filter(({ said }) => said !== 'refused')
    const name = stored.get('users ')
    const isPossible = possible.some(({ mark }) => mark === name) || (lastKept < 0 && name === this.#name)
    if (!isPossible) faults.push(`wrong: name ${name}, not ${possible.map(({ mark }) => mark).join(' or ')}`)
    return faults
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      const said = await this.#write()
      await sleep(said === 'unknown' ? AWAY_MS : PAUSE_MS)
    }
  }

  async #write(): Promise<Said> {
    const n = this.#count++
    const mark = `${this.#name}-${n}`
    const { table, id, request } = writeOf(n, mark)
    const [method, path, body] = request
    const said = await this.#call(method, path, { token: this.#token, body }).then(
      meaningOf,
      () => 'unknown' as const,
    )
    this.#writes.push({ table, id, mark, said })
    return said
  }
}

function meaningOf({ status, headers, text }: Answer): Said {
  if (status === 200) return 'kept'
  if (status === 504) return 'unknown'
  // A fault of the database must neither sign a member out (401) nor be unexpected (500).
  expect({ status, text }).toMatchObject({ status: 503, text: expect.stringContaining('temporarily') })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  return 'refused'
}

async function storedMarks(db: Database, userId: string): Promise<Map<string, unknown>> {
  const boards = await db.select().from(dashboards).where(eq(dashboards.userId, userId))
  const tasks = await db.select().from(records).where(eq(records.userId, userId))
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  return new Map<string, unknown>([
    ...boards.map(({ id, name }) => [`dashboards ${id}`, name] as const),
    ...tasks.map(({ id, data }) => [`records ${id}`, recordDataSchemas.task.parse(data).text] as const),
    ['users ', user?.firstName],
  ])
}

/** Stores verified members in a database that no API has open yet. */
export async function storeMembers(environment: Record<string, string>, names: readonly string[]) {
  const { db, close } = await openDatabase(readConfig(environment))
  const passwordHash = await new Passwords().hash(PASSWORD)
  for (const name of names) {
    const member = {
      email: emailOf(name),
      firstName: name,
      lastName: 'Martin',
      passwordHash,
      isEmailVerified: true,
    }
    await createAccount(db, member, new Date())
  }
  await close()
}

const emailOf = (name: string) => `${name}@example.org`.toLowerCase()

/** A stored member, signed in. */
export async function signInWriter(call: Call, name: string): Promise<Writer> {
  const { body } = await call('POST', '/auth/login', { body: { email: emailOf(name), password: PASSWORD } })
  const { token, user } = authResponseSchema.parse(body)
  return new Writer(call, { token, userId: user._id, name })
}

/** All answers to the writes, in one line. */
export function summaryOf(writers: readonly Writer[]): Record<Said, number> {
  const sum = { kept: 0, refused: 0, unknown: 0 }
  for (const counts of writers.map((writer) => writer.counts())) {
    sum.kept += counts.kept
    sum.refused += counts.refused
    sum.unknown += counts.unknown
  }
  return sum
}
