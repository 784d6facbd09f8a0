import { type ClientRequest, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { publishChanges, signInMembers } from '@cadence/api/dev/scale-data'
import { startApi } from './installation.ts'
import { usage } from './usage.ts'

/** Open event streams on one API process. */
export interface StreamsRow {
  streams: number
  /** Memory of the process without and with the streams, in MB. */
  before: number
  open: number
  /** From a change of all members until each stream has its event, in ms. */
  toldAll: number
  /** Streams that were not told. */
  missed: number
}

/** Streams of each member: their phone, their laptop, and tabs. */
const EACH = 10
const AT_ONCE = 100
const SETTLE_MS = 3000

/** One stream, which counts its events. */
function openStream(url: string, token: string, onEvent: (event: string) => void): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/v1/changes`, {
      headers: { Authorization: `Bearer ${token}` },
      agent: false,
    })
    sent.once('error', reject)
    sent.once('response', (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream answers ${answer.statusCode}.`))
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        for (const [, event = ''] of text.matchAll(/^event: ?(\w+)/gm)) onEvent(event)
      })
      // It ends with the process.
      answer.once('error', () => undefined)
      resolve(sent)
    })
    sent.end()
  })
}

/** Opens so many streams on a process of its own, and tells all members of a change. */
export async function measureStreams(
  databaseUrl: string,
  folder: string,
  count: number,
): Promise<StreamsRow> {
  const api = await startApi(databaseUrl, folder)
  const memory = async () => (await usage({ api: [api.pid] })).api?.memory ?? 0
  const members = await signInMembers(databaseUrl, Math.ceil(count / EACH))
  const before = await memory()
  const told = new Set<number>()
  let isTelling = false
  const streams: ClientRequest[] = []
  for (let first = 0; first < count; first += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, n) => first + n)
    const opened = batch.map((n) => {
      const token = members[Math.floor(n / EACH)]?.token ?? ''
      return openStream(api.url, token, (event) => {
        if (isTelling && event === 'change') told.add(n)
      })
    })
    streams.push(...(await Promise.all(opened)))
  }
  await sleep(SETTLE_MS)
  const open = await memory()
  isTelling = true
  const start = performance.now()
  await publishChanges(databaseUrl, members.length)
  const end = start + 30_000
  while (told.size < count && performance.now() < end) await sleep(5)
  const toldAll = performance.now() - start
  for (const stream of streams) stream.destroy()
  await api.stop()
  return { streams: count, before, open, toldAll, missed: count - told.size }
}
