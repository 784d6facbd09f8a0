import { Agent, request } from 'node:https'
import { PASSWORD, type SignedInMember } from '@cadence/api/dev/scale-data'

/** How long, by how many members at once, and at which pace members act. */
export interface Load {
  url: string
  members: readonly SignedInMember[]
  atOnce: number
  seconds: number
  /** What members do in a second; without it, each goes on at once. */
  perSecond: number | null
}

/** Latencies in ms, from the moment at which a request was due, and the answers that were no success. */
export interface Outcome {
  reads: number[]
  writes: number[]
  signIns: number[]
  failed: string[]
  /** Seconds of CPU of the load itself. */
  cpu: number
}

type Kind = 'reads' | 'writes' | 'signIns'

/** Of a hundred things that members do. Most of them are ticks, and each is read by the member's other device. */
const SHARES = { tick: 45, pull: 35, save: 9, open: 10, signIn: 1 } as const
type Action = keyof typeof SHARES

const outcome: Omit<Outcome, 'cpu'> = { reads: [], writes: [], signIns: [], failed: [] }

/** Sends the requests of one member after another over a few connections, as a browser has them. */
class Browser {
  readonly #url: string
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 6, rejectUnauthorized: false })

  constructor(url: string) {
    this.#url = url
  }

  end(): void {
    this.#agent.destroy()
  }

  /** @param due when the member wanted it, on the clock of `performance` */
  async act(action: Action, who: SignedInMember, due: number): Promise<void> {
    const now = new Date().toISOString()
    if (action === 'pull') await this.#send('reads', who, due, 'GET', '/api/v1/records?since=8')
    else if (action === 'tick') {
      const data = { text: 'Exercice 4', completed: true, completedAt: now, position: 'a1' }
      const task = { collection: 'task', id: `r${1 + Math.floor(Math.random() * 4)}`, updatedAt: now, data }
      await this.#send('writes', who, due, 'PUT', '/api/v1/records', { records: [task] })
    } else if (action === 'save') {
      const items = [{ id: '1', x: 0, y: 0, w: 8, h: 2, content: '' }]
      const dashboard = { name: 'Semaine 1', items, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: now }
      await this.#send('writes', who, due, 'PUT', '/api/v1/dashboards/1767225600001', dashboard)
    } else if (action === 'signIn') {
      const credentials = { email: who.email, password: PASSWORD }
      await this.#send('signIns', who, due, 'POST', '/api/v1/auth/login', credentials)
    } else {
      await this.#send('reads', who, due, 'GET', '/dashboard')
      const shown = performance.now()
      const paths = ['auth/user', 'records?since=0', 'dashboards', 'preferences', 'notices', 'subscriptions']
      await Promise.all(paths.map((path) => this.#send('reads', who, shown, 'GET', `/api/v1/${path}`)))
    }
  }

  async #send(
    kind: Kind,
    { token }: SignedInMember,
    due: number,
    method: string,
    path: string,
    body?: object,
  ): Promise<void> {
    const text = body && JSON.stringify(body)
    const headers = {
      Accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
      Authorization: `Bearer ${token}`,
      ...(text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
    }
    const status = await new Promise<number>((resolve, reject) => {
      const sent = request(this.#url + path, { method, headers, agent: this.#agent }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
        answer.once('error', reject)
      })
      sent.once('error', reject)
      sent.end(text)
    }).catch((error: Error) => error.message)
    outcome[kind].push(performance.now() - due)
    if (typeof status === 'string' || status < 200 || status > 299)
      outcome.failed.push(`${method} ${path}: ${status}`)
  }
}

const actions = Object.entries(SHARES).flatMap(([action, share]) =>
  Array<Action>(share).fill(action as Action),
)
const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

async function run(load: Load): Promise<void> {
  const start = performance.now()
  const end = start + load.seconds * 1000
  let begun = 0
  const live = async () => {
    const browser = new Browser(load.url)
    for (;;) {
      const now = performance.now()
      const due = load.perSecond === null ? now : start + (begun++ / load.perSecond) * 1000
      if (due >= end) break
      if (due > now) await new Promise((resolve) => setTimeout(resolve, due - now))
      await browser.act(anyOf(actions), anyOf(load.members), due)
    }
    browser.end()
  }
  await Promise.all(Array.from({ length: load.atOnce }, live))
}

process.once('message', async (load: Load) => {
  await run(load)
  const { user, system } = process.cpuUsage()
  process.send?.({ ...outcome, cpu: (user + system) / 1e6 })
})
