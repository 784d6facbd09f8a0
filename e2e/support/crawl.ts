import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { type Control, controlsIn, faultOf, isSameDocument, opened, writesToApi } from './controls.ts'
import { appUrl } from './stack.ts'

/** Pressed last, because whoever is signed out cannot press the rest. */
const SIGN_OUT = /^(Log out|Se déconnecter|Déconnecter)/

const LOOK_EVERY_MS = 100

/** What a press may leave behind: another address, other controls, and a message that goes by itself later. */
async function stateOf(page: Page): Promise<string> {
  const controls = await controlsIn(page.locator('body'))
  const messages = await page.locator('[role=status], [role=alert]').allTextContents()
  return JSON.stringify([page.url(), messages.join(''), controls])
}

/**
 * A page under the crawler. To load it costs more than a press, so it is loaded again only where a press has left something
 * behind. A fault counts only on a page that has just been loaded.
 */
class Crawl {
  pressed = 0
  readonly faults: string[] = []
  private readonly page: Page
  private readonly path: string
  private readonly becomeAnother: (page: Page) => Promise<void>
  /** Names of what was pressed in dialogs and menus: what several controls open is pressed once. */
  private readonly pressedInside = new Set<string>()
  private readonly pending = new Set<Request>()
  private asLoaded = ''
  private hasWritten = false
  /** Whether nothing was pressed since the page was loaded, but what opens a dialog or menu. */
  private isFresh = false

  constructor(page: Page, path: string, becomeAnother: (page: Page) => Promise<void>) {
    this.page = page
    this.path = path
    this.becomeAnother = becomeAnother
    const end = (request: Request) => this.pending.delete(request)
    page.on('requestfinished', end).on('requestfailed', end)
    page.on('request', (request) => {
      this.hasWritten ||= writesToApi(request)
      // The stream of changes never ends.
      if (!request.url().endsWith('/changes')) this.pending.add(request)
    })
  }

  /** Opens the page, and waits until what it loads is there. */
  async load(): Promise<Control[]> {
    const { page } = this
    this.pending.clear()
    await page.goto(this.path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    this.asLoaded = await this.settledState()
    this.hasWritten = false
    this.isFresh = true
    return controlsIn(page.locator('body'))
  }

  /** Presses each control once, and with `inside` also what they open. */
  async pressAll(controls: readonly Control[], inside: boolean): Promise<void> {
    const lastToPress = ({ mark }: Control) => Number(SIGN_OUT.test(mark))
    for (const control of controls.toSorted((a, b) => lastToPress(a) - lastToPress(b))) {
      const fault = await this.faultOn(
        control,
        () => this.page.locator('body'),
        () => this.isAsLoaded(),
        () => this.load(),
      )
      this.note(control.mark, fault)
      if (inside && !fault && !control.isLink) await this.pressInside(control)
    }
  }

  /** Presses what a control has opened over the page. */
  private async pressInside(outer: Control): Promise<void> {
    const { page } = this
    await this.expectLoaded()
    if (!(await opened(page).isVisible())) return
    let asOpened = await this.settledState()
    const isAsOpened = async () => !this.hasWritten && (await stateOf(page)) === asOpened
    const open = async () => {
      if (!(await this.isAsLoaded())) await this.load()
      await controlsIn(page.locator('body'))
      await faultOf(page, outer)
      asOpened = await this.settledState()
    }
    for (const inner of await controlsIn(opened(page))) {
      if (this.pressedInside.has(inner.mark) || SIGN_OUT.test(inner.mark)) continue
      this.pressedInside.add(inner.mark)
      const fault = await this.faultOn(inner, () => opened(page), isAsOpened, open)
      this.note(`${outer.mark} › ${inner.mark}`, fault)
    }
  }

  /**
   * Presses a control where the page is as before, else after `renew`; what has a fault, once more on the loaded page. Presses may
   * have changed what is saved, so that the page has not the control, or more of its name: another visitor presses it then.
   */
  private async faultOn(
    control: Control,
    scope: () => Locator,
    isAsBefore: () => Promise<boolean>,
    renew: () => Promise<unknown>,
  ): Promise<string | undefined> {
    const isThere = async () =>
      (await scope().count()) > 0 &&
      (await controlsIn(scope())).some(({ mark, alike }) => mark === control.mark && alike === control.alike)
    if (!(await isAsBefore().catch(() => false))) await renew()
    if (await isThere()) {
      const wasFresh = this.isFresh
      this.isFresh = false
      const fault = await faultOf(this.page, control, scope())
      if (!fault || wasFresh) return fault
    }
    this.asLoaded = ''
    await renew()
    if (!(await isThere())) {
      await this.page.goto('about:blank')
      await this.becomeAnother(this.page)
      this.asLoaded = ''
      await renew()
    }
    this.isFresh = false
    return faultOf(this.page, control, scope())
  }

  /** Brings the page back to what it was when it was loaded, where that takes one step back. */
  private async isAsLoaded(): Promise<boolean> {
    const { page } = this
    if (this.hasWritten || !this.asLoaded) return false
    try {
      if (page.url() !== new URL(this.path, appUrl).href) {
        if (!(await isSameDocument(page))) return false
        await page.goBack({ timeout: 8_000 })
      } else if (await opened(page).isVisible()) await page.keyboard.press('Escape')
      const looks = { intervals: [LOOK_EVERY_MS], timeout: 5 * LOOK_EVERY_MS }
      await expect.poll(() => stateOf(page), looks).toBe(this.asLoaded)
      return true
    } catch {
      // The page stays another one, or its document is about to be another one.
      return false
    }
  }

  /** Waits until nothing has been on its way for two looks: a dialog’s code may come at its first opening. */
  private async expectLoaded(): Promise<void> {
    let quietLooks = 0
    const look = () => {
      quietLooks = this.pending.size === 0 ? quietLooks + 1 : 0
      return quietLooks
    }
    await expect.poll(look, { intervals: [LOOK_EVERY_MS], timeout: 10_000 }).toBeGreaterThan(1)
  }

  /** The state of the page as soon as it stays, and what it loads is there. */
  private async settledState(): Promise<string> {
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0)
    let state = ''
    const isSettled = async () => {
      const before = state
      state = await stateOf(this.page)
      return this.pending.size === 0 && state === before
    }
    await expect.poll(isSettled, { intervals: [LOOK_EVERY_MS], timeout: 10_000 }).toBe(true)
    return state
  }

  private note(name: string, fault: string | undefined): void {
    this.pressed += 1
    if (fault) this.faults.push(`${this.path}: ${name}: ${fault}`)
  }
}

/** Presses the controls of a page that `choose` keeps, and with `inside` also what they open. */
export async function crawl(
  page: Page,
  path: string,
  become: (page: Page) => Promise<void>,
  choose: (found: Control[]) => Control[],
  inside: boolean,
): Promise<Pick<Crawl, 'pressed' | 'faults'>> {
  await become(page)
  const run = new Crawl(page, path, become)
  await run.pressAll(choose(await run.load()), inside)
  return run
}
