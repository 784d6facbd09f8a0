import { setTimeout as wait } from 'node:timers/promises'
import { REGISTRY_ELEMENT_ID, registeredRemoteSchema } from '@cadence/releases/registry'
import * as z from 'zod/mini'

/** Pages that the clients open, of visitors and of members: the HTML does not depend on the client. */
const paths = [
  '/',
  '/discover',
  '/help-center',
  '/login',
  '/register',
  '/dashboard',
  '/collection',
  '/settings',
]

/** A tab stays open for up to this long before it asks for more of what its page has named, in milliseconds. */
const OPEN_AT_MOST_MS = 8000

/** Files that a tab asks for each time. */
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

/** Every file that a page's HTML names: what it asks for itself, and what its registry says of all remotes. */
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

/** Asks for one file as a browser does. @returns what is wrong with the answer, if anything. */
async function fileFault(url: string, file: string): Promise<string | null> {
  const answer = await fetch(url + file)
  const body = await answer.text()
  if (answer.status !== 200) return `${file} answered ${answer.status}`
  if (body.length === 0) return `${file} is empty`
  return answer.headers.get('content-type')?.startsWith('text/html') ? `${file} is HTML` : null
}

/** One client: opens a page, keeps it open for a while, and asks for files of it as a member goes through the app. */
async function oneTab(url: string, seen: Seen, isOver: () => boolean): Promise<void> {
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

/** Lets so many clients use the app until they are stopped. @returns a function that stops them and says what they saw. */
export function startClients(url: string, count: number): () => Promise<Seen> {
  const seen: Seen = { pages: 0, files: 0, faults: [] }
  let over = false
  const client = async () => {
    while (!over) {
      await oneTab(url, seen, () => over).catch((error: unknown) => seen.faults.push(String(error)))
    }
  }
  const clients = Array.from({ length: count }, client)
  return async () => {
    over = true
    await Promise.all(clients)
    return seen
  }
}
