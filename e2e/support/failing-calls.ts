import { expect, type Page, type Route } from '@playwright/test'
import { full } from './sample.ts'

/** The message of the server. */
export const SAID = 'Le serveur dit non.'

/** The ways in which a call can fail, and the text that shows then. */
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
  /** Text without an answer; the default is `failure`. */
  noAnswer?: string
  /** Text for an invalid answer; the default is `failure`. */
  malformed?: string
}

/** The text that the screen shows when a call fails in this way. */
export function textOf(way: Way, { failure, noAnswer = failure, malformed = failure }: Texts): string {
  return { failure, malformed, said: SAID, 'no answer': noAnswer }[ways[way].text]
}

/** A shorter time limit of the client: a test clock cannot move the browser's own timer. */
const SHORT_MS = 400

/** Shortens the client's limit of 30 seconds for one call, also in later documents. */
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

/** Makes a call of the page fail. The test chooses the way before each attempt. */
export async function failing(page: Page, path: string) {
  let way: Way = 'connection refused'
  let met = 0
  await page.route(`**/api/v1${path}`, (route) => {
    met += 1
    return ways[way].answer(route)
  })
  return {
    /** Makes an attempt that fails in this way, and waits until the call was made. */
    async meet(next: Way, attempt: () => Promise<unknown>): Promise<void> {
      way = next
      met = 0
      // This way is always the last: on a busy machine other answers may take longer than the short limit.
      if (next === 'no answer in time') await shortenTimeLimit(page, path)
      await attempt()
      await expect.poll(() => met, { message: `${path} is called` }).toBeGreaterThan(0)
    },
    /** Number of calls since the attempt began. */
    met: () => met,
  }
}

const names = Object.keys(ways) as Way[]
let turns = 0

/** A third of the ways; the next test gets others, and a full run all. Their order stays. */
export function waysInTurn(): Way[] {
  const turn = turns++ % 3
  return names.filter((_, at) => full || at % 3 === turn)
}
