import * as z from 'zod/mini'

/** The key by which WebDriver marks a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

const answerSchema = z.object({ value: z.unknown() })
const errorSchema = z.object({ error: z.string(), message: z.string() })
const sessionSchema = z.object({ sessionId: z.string() })
export const elementSchema = z.object({ [ELEMENT]: z.string() })

/** An element in the page, as the driver names it. */
export type ElementReference = z.infer<typeof elementSchema>

/** The key Enter, which has no character of its own. */
export const ENTER = '\uE007'

export interface Point {
  x: number
  y: number
}

async function command(address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  })
  const { value } = answerSchema.parse(await answer.json())
  if (answer.ok) return value
  const { error, message } = errorSchema.parse(value)
  throw new Error(`${error}: ${message}`)
}

/** A session of WebDriver (https://www.w3.org/TR/webdriver2/), for browsers that Playwright cannot drive. */
export class WebDriver {
  readonly #address: string

  private constructor(address: string) {
    this.#address = address
  }

  static async open(driver: string): Promise<WebDriver> {
    const answer = await command(`${driver}/session`, 'POST', { capabilities: {} })
    return new WebDriver(`${driver}/session/${sessionSchema.parse(answer).sessionId}`)
  }

  async close(): Promise<void> {
    await command(this.#address, 'DELETE')
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#post('window/rect', { width, height })
  }

  /** Opens an address, and waits until its document has loaded. */
  async open(url: string): Promise<void> {
    await this.#post('url', { url })
  }

  async url(): Promise<URL> {
    return new URL(z.string().parse(await command(`${this.#address}/url`, 'GET')))
  }

  /** Goes on in an empty window of this size, which may be narrower than the browser's own windows can be. */
  async goOnInPopup(width: number, height: number): Promise<void> {
    const windows = async () =>
      z.array(z.string()).parse(await command(`${this.#address}/window/handles`, 'GET'))
    const before = await windows()
    // A page may open a window only while somebody presses something.
    const body = await this.run((features) => {
      addEventListener('click', () => open('', '', features), { once: true })
      return document.body
    }, `popup,width=${width},height=${height}`)
    await this.click(elementSchema.parse(body))
    const handle = (await windows()).find((name) => !before.includes(name))
    await this.#post('window', { handle })
  }

  /** Runs a function in the page: it can use only its arguments and the page. The caller parses what it returns. */
  run<Args extends unknown[]>(
    source: string | ((...args: Args) => unknown),
    ...args: Args
  ): Promise<unknown> {
    const script = typeof source === 'string' ? source : `return (${source})(...arguments)`
    return this.#post('execute/sync', { script, args })
  }

  async screenshot() {
    const text = z.string().parse(await command(`${this.#address}/screenshot`, 'GET'))
    return { body: Buffer.from(text, 'base64'), contentType: 'image/png' }
  }

  /** Presses the middle of an element, which is scrolled into view. */
  async click(element: ElementReference): Promise<void> {
    await this.#post(`element/${element[ELEMENT]}/click`)
  }

  /** Types a text into an element, after what is there. */
  async type(element: ElementReference, text: string): Promise<void> {
    await this.#post(`element/${element[ELEMENT]}/value`, { text })
  }

  /** Drags with the mouse, in steps. */
  async drag(from: Point, to: Point, steps = 8): Promise<void> {
    const line = Array.from({ length: steps + 1 }, (_, step) => ({
      type: 'pointerMove',
      duration: 20,
      x: Math.round(from.x + ((to.x - from.x) * step) / steps),
      y: Math.round(from.y + ((to.y - from.y) * step) / steps),
    }))
    const [start, ...moves] = line
    const button = { button: 0 }
    const actions = [start, { type: 'pointerDown', ...button }, ...moves, { type: 'pointerUp', ...button }]
    await this.#post('actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    })
  }

  #post(path: string, body?: object): Promise<unknown> {
    return command(`${this.#address}/${path}`, 'POST', body)
  }
}
