import { setTimeout as wait } from 'node:timers/promises'
import { REGISTRY_ELEMENT_ID, registeredRemoteSchema } from '@cadence/releases/registry'
import * as z from 'zod/mini'

/** Pages of Cadence. Members and visitors get the same HTML. */
const cadencePaths = [
  '/',
  '/discover',
  '/help-center',
  '/login',
  '/register',
  '/dashboard',
  '/collection',
  '/settings',
]

/** A tab is open for at most this time, in milliseconds. It requests files of its page meanwhile. */
const OPEN_AT_MOST_MS = 8000

/** Files that a tab requests at a time. */
const FILES_AT_ONCE = 6

const registrySchema = z.object({ remotes: z.array(registeredRemoteSchema) })

/** Results of the clients. */
export interface Seen {
  pages: number
  files: number
  /** Faults: an answer that is no page, or a missing or wrong file. */
  faults: string[]
}

const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]

/** Every file that a page names, in its tags and in its registry. */
function filesOf(html: string): string[] {
  const [, inline = ''] = new RegExp(`id="${REGISTRY_ELEMENT_ID}"[^>]*>([^<]*)<`).exec(html) ?? []
  const { remotes } = registrySchema.parse(JSON.parse(inline))
  const asked = [...html.matchAll(/(?:src|href)="(\/(?:host|remotes)\/[^"]+)"/g)].map(([, file = '']) => file)
  const named = remotes.flatMap(({ entry, pages, previous }) => [
    entry,
    ...(previous ? [previous.entry] : []),
    ...Object.values(pages).flatMap(({ js, css }) => [...js, ...css]),
  ])
  return [...new Set([...asked, ...named])]
}

/** Requests a file. @returns what is wrong with the answer; null when nothing is. */
async function fileFault(url: string, file: string): Promise<string | null> {
  const answer = await fetch(url + file)
  const body = await answer.text()
  if (answer.status !== 200) return `${file} answered ${answer.status}`
  if (body.length === 0) return `${file} is empty`
  return answer.headers.get('content-type')?.startsWith('text/html') ? `${file} is HTML` : null
}

/** Opens a page, waits, and requests files of it, as a browser does while a member uses the app. */
async function oneTab(
  url: string,
  paths: readonly string[],
  seen: Seen,
  isOver: () => boolean,
): Promise<void> {
  const path = pick(paths) ?? '/'
  const answer = await fetch(url + path)
  const html = await answer.text()
  if (!answer.ok || !html.includes('<div id="root"')) {
    seen.faults.push(`${path} answered ${answer.status} without a page`)
    return
  }
  seen.pages += 1
  const files = filesOf(html)
  for (let round = 0; round < 2 && !isOver(); round += 1) {
    await wait((Math.random() * OPEN_AT_MOST_MS) / 2)
    for (let count = 0; count < FILES_AT_ONCE; count += 1) {
      const fault = await fileFault(url, pick(files) ?? '/')
      seen.files += 1
      if (fault) seen.faults.push(`an open tab of ${path}: ${fault}`)
    }
  }
}

/** Starts clients that open pages of an app. @returns a function that stops them and gives their results. */
export function startClients(
  url: string,
  count: number,
  paths: readonly string[] = cadencePaths,
): () => Promise<Seen> {
  const seen: Seen = { pages: 0, files: 0, faults: [] }
  let over = false
  const client = async () => {
    while (!over) {
      await oneTab(url, paths, seen, () => over).catch((error: unknown) => seen.faults.push(String(error)))
    }
  }
  const clients = Array.from({ length: count }, client)
  return async () => {
    over = true
    await Promise.all(clients)
    return seen
  }
}
