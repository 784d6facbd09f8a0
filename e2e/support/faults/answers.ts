import { setTimeout as wait } from 'node:timers/promises'
import type { Answer, Upstream } from './proxy.ts'

/** Headers of the release server for scripts. With `nosniff` the browser runs nothing without them. */
const scriptHeaders = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
}

const page =
  '<!doctype html><html lang="fr"><head><title>Cadence</title></head><body><div id="root"></div></body></html>'

/** The connection breaks before an answer. */
export const reset: Answer = ({ request }) => {
  request.socket.resetAndDestroy()
}

/** An error of the server. */
export function failure(status: number, body = 'Error', type = 'text/plain'): Answer {
  return ({ response }) => {
    response.writeHead(status, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' }).end(body)
  }
}

/** An HTML page in place of a script, as a server with a fallback to `index.html` sends it. */
export const html: Answer = ({ response }) => {
  response.writeHead(200, { 'Content-Type': 'text/html', 'X-Content-Type-Options': 'nosniff' }).end(page)
}

/** The same HTML with the content type of a script. */
export const htmlAsScript: Answer = ({ response }) => {
  response.writeHead(200, scriptHeaders).end(page)
}

/** The right content with a wrong content type. */
export const wrongType: Answer = async ({ response, upstream }) => {
  const { body } = await upstream()
  response.writeHead(200, { 'Content-Type': 'text/csv', 'X-Content-Type-Options': 'nosniff' }).end(body)
}

/** A script with this text, or with a text that is made from the real one. */
export function script(text: string | ((real: string) => string)): Answer {
  return async ({ response, upstream }) => {
    const made = typeof text === 'string' ? text : text((await upstream()).body.toString())
    response.writeHead(200, scriptHeaders).end(made)
  }
}

/** The real script with one letter of a text changed. It would still run. */
export const changedByte: Answer = script((real) =>
  real.replace(/use strict|Failed/, (word) => word.replace('s', 'S').replace('F', 'f')),
)

async function begin(upstream: () => Promise<Upstream>) {
  const { body } = await upstream()
  return { body, headers: { ...scriptHeaders, 'Content-Length': String(body.length) } }
}

/** Half of the script, then the connection breaks. */
export const truncated: Answer = async ({ request, response, upstream }) => {
  const { body, headers } = await begin(upstream)
  response.writeHead(200, headers)
  response.write(body.subarray(0, body.length / 2), () => request.socket.resetAndDestroy())
}

/** Sends the headers, and never a body. */
export const headersThenNothing: Answer = async ({ response, upstream }) => {
  const { headers } = await begin(upstream)
  response.writeHead(200, headers).flushHeaders()
}

/** Never answers. */
export const nothing: Answer = () => undefined

/** Sends single bytes from time to time, and never completes. */
export const trickle: Answer = async ({ response, upstream }) => {
  const { body, headers } = await begin(upstream)
  response.writeHead(200, headers)
  for (let at = 0; at < body.length && !response.destroyed; at += 1) {
    response.write(body.subarray(at, at + 1))
    await wait(500)
  }
}

/** The real answer, after a promise resolves. */
export function when(moment: () => Promise<unknown>): Answer {
  return async ({ response, upstream }) => {
    const { status, headers, body } = await upstream()
    await moment()
    const { 'transfer-encoding': _, connection: __, ...others } = headers
    if (!response.destroyed) response.writeHead(status, others).end(body)
  }
}

/** The real answer after a delay. The end of the test does not wait for it. */
export const after = (ms: number): Answer => when(() => wait(ms, undefined, { ref: false }))

/** The real answer at a limited number of bytes per second. */
export function atSpeed(bytesPerSecond: number): Answer {
  return async ({ response, upstream }) => {
    const { body, headers } = await begin(upstream)
    response.writeHead(200, headers)
    const step = Math.ceil(bytesPerSecond / 10)
    for (let at = 0; at < body.length && !response.destroyed; at += step) {
      response.write(body.subarray(at, at + step))
      await wait(100)
    }
    response.end()
  }
}

/** Sends the browser elsewhere. */
export function redirect(to: string): Answer {
  return ({ response }) => {
    response.writeHead(302, { Location: to }).end()
  }
}
