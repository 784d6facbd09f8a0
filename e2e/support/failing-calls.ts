import { expect, type Page, type Route } from '@playwright/test'
import { full } from './sample.ts'

/** What the server says when it says something. */
export const SAID = 'Le serveur dit non.'

/** How a call can fail, and which of its texts shows then. */
export const ways = {
  'connection refused': { text: 'no answer', answer: (route: Route) => route.abort('connectionrefused') },
  'a message': {
    text: 'said',
    answer: (route: Route) => route.fulfill({ status: 401, json: { message: SAID } }),
  },
  'an error without a message': {
    text: 'failure',
    answer: (route: Route) => route.fulfill({ status: 500, json: { success: false } }),
  },
  'a page of markup': {
    text: 'failure',
    answer: (route: Route) =>
      route.fulfill({
        status: 502,
        contentType: 'text/html',
        body: '<!doctype html><h1>502 Bad Gateway</h1>',
      }),
  },
  'an empty answer': {
    text: 'malformed',
    answer: (route: Route) => route.fulfill({ status: 200, body: '' }),
  },
  'no answer in time': { text: 'no answer', answer: () => undefined },
} as const

export type Way = keyof typeof ways

/** The texts of a call's failures (specification, section 8). */
export interface Texts {
  failure: string
  /** Without an answer; the other one when it is not given. */
  noAnswer?: string
  /** For an answer that makes no sense; the other one when it is not given. */
  malformed?: string
}

/** What shows when a call fails in a way. */
export function textOf(way: Way, { failure, noAnswer = failure, malformed = failure }: Texts): string {
  return { failure, malformed, said: SAID, 'no answer': noAnswer }[ways[way].text]
}

/** The client's limit is the browser's own timer, which no clock of a test reaches: the page gets a shorter one. */
const SHORT_MS = 400

/** From here on the client's 30 seconds for one call are over sooner. Any other limit would be waited for. */
async function shortenTimeLimit(page: Page, path: string): Promise<void> {
  const shorten = ([end, short]: readonly [string, number]) => {
    const { open, send } = XMLHttpRequest.prototype
    const concerned = new WeakSet<XMLHttpRequest>()
    Object.assign(XMLHttpRequest.prototype, {
      open(this: XMLHttpRequest, ...values: Parameters<typeof open>) {
        if (String(values[1]).endsWith(end)) concerned.add(this)
        Reflect.apply(open, this, values)
      },
      send(this: XMLHttpRequest, ...values: Parameters<typeof send>) {
        if (concerned.has(this) && this.timeout === 30_000) this.timeout = short
        Reflect.apply(send, this, values)
      },
    })
  }
  await page.addInitScript(shorten, [path, SHORT_MS] as const)
  await page.evaluate(shorten, [path, SHORT_MS] as const)
}

/** Makes one call fail in every way, one after the other, in documents from here on. */
export async function failing(page: Page, path: string) {
  let way: Way = 'connection refused'
  let met = 0
  await page.route(`**/api/v1${path}`, (route) => {
    met += 1
    return ways[way].answer(route)
  })
  return {
    /** Tries in that way, and waits until the call was made. */
    async meet(next: Way, attempt: () => Promise<unknown>): Promise<void> {
      way = next
      met = 0
      // Only here, and it is the last: on a busy machine any answer may take longer than the short limit.
      if (next === 'no answer in time') await shortenTimeLimit(page, path)
      await attempt()
      await expect.poll(() => met, { message: `${path} is called` }).toBeGreaterThan(0)
    },
    /** How often the call was made in this way. */
    met: () => met,
  }
}

const names = Object.keys(ways) as Way[]
let turns = 0

/** Every second way, and the others for the next test; all in a full run. The last one is the last. */
export function waysInTurn(): Way[] {
  const turn = turns++ % 2
  return names.filter((_, at) => full || at % 2 === turn)
}
