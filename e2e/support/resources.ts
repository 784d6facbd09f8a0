import type { CDPSession, Page } from '@playwright/test'

/** What a page holds after a garbage collection. */
export interface Resources {
  /** Pending timers and animation frames. */
  timers: number
  /** Mutation, resize and intersection observers that observe. */
  observers: number
  /** Listeners on `window` and on `document`. */
  globalListeners: number
  /** Listeners everywhere in the page. */
  listeners: number
  nodes: number
  heapBytes: number
}

/** Runs in the page before anything else. It counts pending timers and active observers. */
function count(): void {
  const timers = new Set<string>()
  const started = (kind: 'timer' | 'frame', start: string, repeats = false) => {
    const original = Reflect.get(window, start)
    Reflect.set(window, start, (run: () => void, ...rest: unknown[]) => {
      const id: number = Reflect.apply(original, window, [
        (...given: unknown[]) => {
          if (!repeats) timers.delete(`${kind} ${id}`)
          Reflect.apply(run, window, given)
        },
        ...rest,
      ])
      timers.add(`${kind} ${id}`)
      return id
    })
  }
  const stopped = (kind: 'timer' | 'frame', stop: string) => {
    const original = Reflect.get(window, stop)
    Reflect.set(window, stop, (id?: number) => {
      timers.delete(`${kind} ${id}`)
      Reflect.apply(original, window, [id])
    })
  }
  started('timer', 'setTimeout')
  started('timer', 'setInterval', true)
  started('frame', 'requestAnimationFrame')
  stopped('timer', 'clearTimeout')
  stopped('timer', 'clearInterval')
  stopped('frame', 'cancelAnimationFrame')

  // The reference is weak, because the browser can collect an observer together with its elements.
  const observers = new Set<WeakRef<object>>()
  const known = new WeakMap<object, WeakRef<object>>()
  for (const { prototype } of [MutationObserver, ResizeObserver, IntersectionObserver]) {
    const { observe, disconnect } = prototype
    Reflect.set(prototype, 'observe', function (this: object, ...given: unknown[]) {
      const ref = known.get(this) ?? new WeakRef(this)
      known.set(this, ref)
      observers.add(ref)
      Reflect.apply(observe, this, given)
    })
    Reflect.set(prototype, 'disconnect', function (this: object) {
      const ref = known.get(this)
      if (ref) observers.delete(ref)
      Reflect.apply(disconnect, this, [])
    })
  }
  Reflect.set(window, 'cadenceResources', () => ({
    timers: timers.size,
    observers: [...observers].filter((ref) => ref.deref()).length,
  }))
}

/** A page that was left has released everything after this time, in milliseconds. */
const KEPT_MS = 1500

/** Measures what a page holds. A test creates it before it opens the page. */
export class Measure {
  readonly #page: Page
  readonly #cdp: CDPSession

  private constructor(page: Page, cdp: CDPSession) {
    this.#page = page
    this.#cdp = cdp
  }

  static async of(page: Page): Promise<Measure> {
    await page.addInitScript(count)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    await cdp.send('HeapProfiler.enable')
    return new Measure(page, cdp)
  }

  async #listenersOf(object: 'window' | 'document'): Promise<number> {
    const { result } = await this.#cdp.send('Runtime.evaluate', {
      expression: object,
      objectGroup: 'measure',
    })
    const { listeners } = await this.#cdp.send('DOMDebugger.getEventListeners', {
      objectId: String(result.objectId),
    })
    await this.#cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'measure' })
    return listeners.length
  }

  /** The least of five measurements, each after the garbage was collected and a frame was drawn. */
  async take(): Promise<Resources> {
    // The store of texts keeps the texts of a page for a second after the page was left.
    await this.#page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), KEPT_MS)
    const all: Resources[] = []
    for (let time = 0; time < 5; time += 1) {
      await this.#page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
      await this.#cdp.send('HeapProfiler.collectGarbage')
      const { metrics } = await this.#cdp.send('Performance.getMetrics')
      const metric = (name: string) => metrics.find((found) => found.name === name)?.value ?? Number.NaN
      const counted: Pick<Resources, 'timers' | 'observers'> = await this.#page.evaluate(() =>
        Reflect.apply(Reflect.get(window, 'cadenceResources'), null, []),
      )
      all.push({
        ...counted,
        globalListeners: (await this.#listenersOf('window')) + (await this.#listenersOf('document')),
        listeners: metric('JSEventListeners'),
        nodes: metric('Nodes'),
        heapBytes: metric('JSHeapUsedSize'),
      })
    }
    const least = (name: keyof Resources) => Math.min(...all.map((one) => one[name]))
    return {
      timers: least('timers'),
      observers: least('observers'),
      globalListeners: least('globalListeners'),
      listeners: least('listeners'),
      nodes: least('nodes'),
      heapBytes: least('heapBytes'),
    }
  }
}
