import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect } from '@playwright/test'
import * as z from 'zod/mini'
import { signedInState, signUp } from '../support/account.ts'
import { newPerson } from '../support/member.ts'
import { appUrl } from '../support/stack.ts'
import { startWebKitDriver } from './programs.ts'
import { type ElementReference, elementSchema, WebDriver } from './webdriver.ts'

const require = createRequire(import.meta.url)
const library = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** The app in WebKit. Elements are found by Testing Library, which runs in the page. */
export class App {
  readonly driver: WebDriver

  constructor(driver: WebDriver) {
    this.driver = driver
  }

  /** Opens a path of the app, and waits until the app runs the page. */
  async goto(path: string): Promise<void> {
    await this.open(new URL(path, appUrl).href)
    await this.expectStarted()
  }

  /** Opens an address. The faults of the document before it would be lost with it. */
  async open(url: string): Promise<void> {
    await this.expectNoFault()
    await this.driver.open(url)
  }

  async expectStarted(): Promise<void> {
    const isRun = () =>
      this.driver.run(() => {
        const [page] = document.querySelectorAll('#root > *')
        return page !== undefined && Object.keys(page).some((key) => key.startsWith('__reactFiber'))
      })
    await expect.poll(isRun, { timeout: 15_000, intervals: [50] }).toBe(true)
    await this.driver.run(watchFaults)
  }

  /** Waits until exactly one element of this role and name is in a part of the page. @returns it */
  find(role: string, name: string | RegExp, part = 'body'): Promise<ElementReference> {
    return this.#find({ role, ...matcherOf(name) }, part)
  }

  /** Presses the element of a role and name. `part` is the selector of where it is. */
  async press(role: string, name: string | RegExp, part?: string): Promise<void> {
    await this.driver.click(await this.find(role, name, part))
  }

  /** Types into the field with a label, after what is there. */
  async type(label: string, text: string, part = 'body'): Promise<void> {
    await this.driver.type(await this.#find(matcherOf(label), part), text)
  }

  async #find(wanted: Wanted, part: string): Promise<ElementReference> {
    let found: ElementReference[] = []
    const count = async () => {
      const hasLibrary = await this.driver.run(() => 'TestingLibraryDom' in globalThis)
      if (hasLibrary !== true) await this.driver.run(library)
      found = z.array(elementSchema).parse(await this.driver.run(queryAll, wanted, part))
      return found.length
    }
    const message = `one ${wanted.role ?? 'field'} ${wanted.name} in ${part}`
    await expect.poll(count, { message, timeout: 10_000, intervals: [50] }).toBe(1)
    return z.parse(elementSchema, found[0])
  }

  /** Signs in as a new member, by calls of the API. */
  async enterAsMember(): Promise<void> {
    const [origin] = signedInState(await signUp(newPerson())).origins
    await this.open(new URL('/api/v1/health', appUrl).href)
    await this.driver.run((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value)
    }, origin?.localStorage ?? [])
  }

  /** Waits until a function in the page returns a value. */
  async expectIn<Args extends unknown[]>(source: (...args: Args) => unknown, value: unknown, ...args: Args) {
    await expect
      .poll(() => this.driver.run(source, ...args), { timeout: 10_000, intervals: [50] })
      .toEqual(value)
  }

  async expectPath(path: string): Promise<void> {
    await expect
      .poll(async () => (await this.driver.url()).pathname, { timeout: 10_000, intervals: [50] })
      .toBe(path)
    await this.expectStarted()
  }

  /** What the page has thrown, and which rules of the content policy it has broken. */
  async expectNoFault(): Promise<void> {
    expect(await this.driver.run(() => Reflect.get(globalThis, 'cadenceFaults') ?? [])).toEqual([])
  }
}

/** A role and an accessible name, or only a label; `flags` makes the name an expression. */
interface Wanted {
  role?: string
  name: string
  flags?: string
}

const matcherOf = (name: string | RegExp): Wanted =>
  typeof name === 'string' ? { name } : { name: name.source, flags: name.flags }

/** Runs in the page. */
function queryAll({ role, name, flags }: Wanted, part: string): Element[] {
  const { within }: typeof import('@testing-library/dom') = Reflect.get(globalThis, 'TestingLibraryDom')
  const matcher = flags === undefined ? name : new RegExp(name, flags)
  const found = [...document.querySelectorAll<HTMLElement>(part)].flatMap((scope) =>
    role === undefined
      ? within(scope).queryAllByLabelText(matcher)
      : // The library's own look for hidden elements takes seconds on a whole dashboard.
        within(scope).queryAllByRole(role, { name: matcher, hidden: true }),
  )
  return found.filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true]'),
  )
}

/** Runs in the page, after its own scripts have started: earlier breaches are taken from the browser's list of reports. */
function watchFaults(): void {
  if ('cadenceFaults' in globalThis) return
  const faults: string[] = []
  Reflect.set(globalThis, 'cadenceFaults', faults)
  addEventListener('error', ({ message }) => faults.push(`uncaught ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`uncaught ${reason}`))
  const report = (reports: Report[]) => {
    for (const { body } of reports) faults.push(`policy ${JSON.stringify(body)}`)
  }
  new ReportingObserver(report, { types: ['csp-violation'], buffered: true }).observe()
}

/** Playwright's test with WebKit instead of a browser of Playwright. Its driver is started once. */
export const test = base.extend<{ app: App }, { driverAddress: string }>({
  driverAddress: [
    async ({ browserName: _ }, use) => {
      const driver = await startWebKitDriver()
      await use(driver.address)
      await driver.stop()
    },
    { scope: 'worker' },
  ],
  app: async ({ driverAddress }, use, testInfo) => {
    const driver = await WebDriver.open(driverAddress)
    await driver.resize(1440, 1000)
    const app = new App(driver)
    await use(app)
    const { status, expectedStatus } = testInfo
    if (status !== expectedStatus) await testInfo.attach('screen', await driver.screenshot())
    else await app.expectNoFault()
    await driver.close()
  },
})

export { expect }
