import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  text: string
}

/** Sends a request to a server with a self-signed certificate. */
function send(url: string, headers: Record<string, string>, method: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { rejectUnauthorized: false, headers, method, agent: false }, resolve)
      .on('error', reject)
      .end()
  })
}

/** Sends a request. The answer is not decompressed, and no redirect is followed. */
export async function ask(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const answer = await send(url, headers, method)
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString() }
}

/** Reads the first bytes of an endless answer. */
export async function readStart(url: string): Promise<string> {
  const answer = await send(url, {}, 'GET')
  return new Promise((resolve, reject) => {
    answer.once('data', (part: Buffer) => {
      resolve(part.toString())
      answer.destroy()
    })
    answer.once('error', reject)
  })
}
