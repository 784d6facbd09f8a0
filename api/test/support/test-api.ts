import { authResponseSchema } from '@cadence/shared/schemas'
import * as z from 'zod/mini'
import { createApp } from '../../src/app.ts'
import { Passwords } from '../../src/auth/passwords.ts'
import { readConfig } from '../../src/config/config.ts'
import { createServices } from '../../src/create-services.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { createLogger } from '../../src/log/logger.ts'
import type { OutgoingMail } from '../../src/mail/smtp-transport.ts'
import type { PostPush, PushRequest } from '../../src/push/push-sender.ts'
import type { Services } from '../../src/services.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

export const PASSWORD = 'Correct1horse'

/** Hashes that take no time, for tests that are not about their strength. */
export const quickHashes = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 }

export interface Call {
  body?: unknown
  token?: string
  headers?: Record<string, string>
  /** Address of the client's socket. */
  from?: string
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  body: unknown
}

export type TestApi = Awaited<ReturnType<typeof startApi>>

/**
 * The app in this process, with a database of its own, a clock that tests can set, and mails that are only collected.
 */
export async function startApi(env: Record<string, string> = {}, database?: TestDatabase) {
  const testDb = database ?? (await testDatabase())
  const config = readConfig({ ...testDb.env, ...env })
  const opened = await openDatabase(config)
  const clock = { offset: 0 }
  const mails: OutgoingMail[] = []
  const pushes: PushRequest[] = []
  /** The push services that the tests do not run. */
  const pushServices: { answer: PostPush } = { answer: async () => 201 }
  const logLines: string[] = []
  const log = createLogger('debug', { write: (line) => void logLines.push(line) })
  const services = await createServices({
    config,
    database: opened,
    log,
    now: () => new Date(Date.now() + clock.offset),
    send: async (mail) => void mails.push(mail),
    post: async (request) => {
      pushes.push(request)
      return pushServices.answer(request)
    },
    passwords: new Passwords(quickHashes),
    heartbeatMs: 100,
  })
  const app = createApp(services)

  /** The mails that were delivered to an address so far, in the order in which they were written. */
  async function mailsTo(email: string): Promise<OutgoingMail[]> {
    await services.background.idle()
    services.mailOutbox.deliverNow()
    await services.mailOutbox.idle()
    const own = mails.filter((mail) => mail.recipient === email)
    return own.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  }

  /** Stops the API and keeps its database. */
  async function close(): Promise<void> {
    await services.changeStreams.stop()
    await services.background.idle()
    await services.mailOutbox.stop()
    await services.jobs.stop()
    await services.subscribedDays.stop()
    await opened.close()
  }

  return {
    app,
    call: callerOf(sendTo(app)),
    /** Calls an app on the same database with some other services. */
    variant: (parts: Partial<Services>) => callerOf(sendTo(createApp({ ...services, ...parts }))),
    clock,
    close,
    database: opened,
    logLines,
    mailsTo,
    pushes,
    pushServices,
    services,
    stop: async () => {
      await close()
      await testDb.drop()
    },
  }
}

type Send = (path: string, init: RequestInit, from: string) => Response | Promise<Response>

function sendTo(app: ReturnType<typeof createApp>): Send {
  return (path, init, from) =>
    app.request(`http://localhost:3100${path}`, init, {
      incoming: { headers: Object.fromEntries(new Headers(init.headers)), socket: { remoteAddress: from } },
    })
}

/** Calls the API by a function that sends a request. */
export function callerOf(send: Send) {
  return async (method: string, path: string, options: Call = {}): Promise<Answer> => {
    const { body, token, headers, from } = options
    const response = await send(
      `/api/v1${path}`,
      {
        method,
        headers: {
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(token && { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
      },
      from ?? '127.0.0.1',
    )
    const text = await textOf(response)
    return { status: response.status, headers: response.headers, text, body: parse(text) }
  }
}

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array

/** A part of an answer: `partOf(body, 'data', 'user')`. Undefined where the answer has none. */
export function partOf(body: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    body,
  )
}

const fieldsSchema = z.record(z.string(), z.unknown())

/** The fields of an object in an answer. @throws when there is none. */
export const fieldsIn = (body: unknown, ...path: readonly (string | number)[]): Record<string, unknown> =>
  fieldsSchema.parse(partOf(body, ...path))

/** The rows of a list in an answer. @throws when there is none. */
export const rowsIn = (body: unknown, ...path: readonly (string | number)[]): Record<string, unknown>[] =>
  z.array(fieldsSchema).parse(partOf(body, ...path))

/** A text in an answer, such as a token. @throws when there is none. */
export const textIn = (body: unknown, ...path: readonly (string | number)[]): string =>
  z.string().parse(partOf(body, ...path))

let count = 0
/** An address that no other test of the file uses. */
export function newEmail(): string {
  count++
  return `member${count}@example.org`
}

export function registration(email = newEmail()) {
  return { firstName: 'Léa', lastName: 'Martin', email, password: PASSWORD }
}

/** The token of the link in a mail. */
export function tokenIn(mail: OutgoingMail | undefined, path = 'verify-email'): string {
  const link = new RegExp(`${path}\\?token=([\\w-]{43,})`)
  return z.string().parse(link.exec(mail?.text ?? '')?.[1])
}

/** A verified member, signed in. */
export async function newMember(api: TestApi, email = newEmail()) {
  await api.call('POST', '/auth/register', { body: registration(email) })
  const token = tokenIn((await api.mailsTo(email)).at(-1))
  const { body } = await api.call('POST', '/auth/verify-email', { body: { token, password: PASSWORD } })
  return { email, ...authResponseSchema.parse(body) }
}

/** The code that a member without a password gets by mail. */
export async function mailedCode(
  api: TestApi,
  { token, email }: { token: string; email: string },
): Promise<string> {
  await api.call('POST', '/account/code', { token })
  const mail = (await api.mailsTo(email)).at(-1)
  return z.string().parse(/\d{6}/.exec(mail?.subject ?? '')?.[0])
}

/** Reads the first event, because a stream has no end. */
async function textOf(response: Response): Promise<string> {
  const isStream = response.headers.get('content-type') === 'text/event-stream'
  if (!isStream || !response.body) return response.text()
  const reader = response.body.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return new TextDecoder().decode(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
