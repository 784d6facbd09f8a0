import type { HonoRequest } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { HttpError } from './http-errors.ts'

/** Enough for the body of a call that takes a few short fields. */
export const SHORT_BODY_BYTES = 16 * 1024

const jsonType = /^application\/json\s*(;.*)?$/i

/**
 * Checks a request body before its schema does: JSON content type (which also forces a preflight on other origins), at
 * most `maxBytes`, well-formed, and only values that PostgreSQL can store. `optional` accepts a request without a body
 * as an empty object.
 * @throws HttpError 413, 415 or 400
 */
export function jsonBody(maxBytes: number, { optional = false } = {}) {
  const checks = every(
    createMiddleware<AppEnv>(async (c, next) => {
      if (!jsonType.test(c.req.header('content-type') ?? '')) {
        throw new HttpError(415, 'The request must be sent as application/json.')
      }
      await next()
    }),
    sizeLimit(maxBytes),
    createMiddleware<AppEnv>(async (c, next) => {
      assertStorable(await parseJson(c.req))
      await next()
    }),
  )
  return createMiddleware<AppEnv>((c, next) => (optional && !hasBody(c.req) ? next() : checks(c, next)))
}

/**
 * Node never reads more than the declared length, so that is compared; only a body without one is counted. `bodyLimit`
 * alone would do the same, but first creates a stream of the body.
 */
function sizeLimit(maxBytes: number) {
  const refuse = () => {
    throw new HttpError(413, `The request is too large (at most ${Math.floor(maxBytes / 1024)} kB).`)
  }
  const count = bodyLimit({ maxSize: maxBytes, onError: refuse })
  return createMiddleware<AppEnv>((c, next) => {
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return count(c, next)
    return Number(length) > maxBytes ? refuse() : next()
  })
}

function hasBody(request: HonoRequest): boolean {
  return (
    ['content-type', 'transfer-encoding'].some((name) => request.header(name) !== undefined) ||
    Number(request.header('content-length') ?? 0) > 0
  )
}

async function parseJson(request: { json(): Promise<unknown> }): Promise<unknown> {
  try {
    return await request.json()
  } catch (cause) {
    if (cause instanceof HttpError) throw cause
    throw new HttpError(400, 'The request is not valid JSON.', { cause })
  }
}

const MAX_DEPTH = 32

/**
 * PostgreSQL can store no NUL character, no half of a surrogate pair and no very deep JSON. Such a body gets a 400
 * here; otherwise the insert would fail with a 500. The loop has its own stack, so depth cannot exhaust the call stack.
 */
export function assertStorable(body: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (typeof value === 'string') assertText(value)
    if (typeof value !== 'object' || value === null) continue
    if (depth >= MAX_DEPTH) throw new HttpError(400, 'The request is nested too deeply.')
    for (const [key, inner] of Object.entries(value)) {
      assertText(key)
      open.push({ value: inner, depth: depth + 1 })
    }
  }
}

function assertText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new HttpError(400, 'The request contains characters that cannot be stored.')
  }
}
