import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { appUrl } from './stack.ts'

/** What a person can press. Fields are not pressed. */
const PRESSABLE = 'a[href], button, summary, [role=button], [role=switch], [role=menuitem], [role=tab]'

/** The attribute by which a control is found again. */
const MARK = 'data-control'

/** Milliseconds in which a press must show an effect. */
const EFFECT_LIMIT_MS = 2_000

/** A control of a page: its name, and which one of those with this name. The page loaded anew has it again. */
export interface Control {
  mark: string
  /** How many controls of the page have this name. */
  alike: number
  isLink: boolean
  /** Whether it belongs to the shell around the page. */
  isOfShell: boolean
}

/** The controls below an element that a person sees and that have something to do, in their order. */
export function controlsIn(scope: Locator): Promise<Control[]> {
  return scope.evaluate(
    (root, [selector, attribute]) => {
      const textOf = (ids: string) =>
        ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
      const nameOf = (element: Element) => {
        const labels = element.getAttribute('aria-labelledby')
        const name =
          element.getAttribute('aria-label') ?? (labels ? textOf(labels).join(' ') : element.textContent)
        // What follows a comma can be a count that comes later, as in “Notifications, 2 non lues”; a time may be that of the visit.
        const [first = ''] = (name ?? '').replace(/\d+:\d+/g, '…').split(',')
        return first.replace(/\s+/g, ' ').trim()
      }
      const canBePressed = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert], [aria-hidden=true]') &&
        !element.matches(':disabled, [aria-disabled=true]') &&
        // Pressed again, what is chosen already has nothing to do.
        !element.matches('[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current]')
      const byName = new Map<string, Element[]>()
      for (const element of root.querySelectorAll(selector)) {
        const name = nameOf(element)
        byName.set(name, [...(byName.get(name) ?? []), element])
      }
      const found = [...root.querySelectorAll(selector)].map((element) => {
        const name = nameOf(element)
        const all = byName.get(name) ?? []
        const nth = all.indexOf(element) + 1
        const mark = nth === 1 ? name : `${name} (${nth})`
        element.setAttribute(attribute, mark)
        const isLink = element.matches('a[href]')
        return { element, control: { mark, alike: all.length, isLink, isOfShell: !element.closest('main') } }
      })
      return found.filter(({ element }) => canBePressed(element)).map(({ control }) => control)
    },
    [PRESSABLE, MARK] as const,
  )
}

/** What a press can open over the page: a dialog, a menu or a panel. */
export const opened = (page: Page) => page.locator('dialog[open], [popover]:popover-open').last()

/** Whether a request changes something at the API. */
export const writesToApi = (request: Request) => request.method() !== 'GET' && request.url().includes('/api/')

declare global {
  var cadenceChanges: { count: number }
}

/** Counts changes of the page from now on, without those of clocks and the like, which change by themselves. */
async function watchChanges(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const restless = new Set<Node>()
    const learning = new MutationObserver((changes) => {
      for (const { target } of changes) restless.add(target)
    })
    const all = { subtree: true, childList: true, attributes: true, characterData: true }
    learning.observe(document.body, all)
    await new Promise((done) => setTimeout(done, 150))
    learning.disconnect()
    const watch = { count: 0 }
    globalThis.cadenceChanges = watch
    new MutationObserver((changes) => {
      watch.count += changes.filter(({ target }) => !restless.has(target)).length
    }).observe(document.body, all)
  })
}

/** Whether the page is still in the document where the last press was. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'cadenceChanges' in globalThis)

/** Whether the document changed, is another one, or gave the focus to something else than the pressed control. */
const hasChanged = (page: Page, mark: string) =>
  page
    .evaluate(
      ([attribute, pressed]) => {
        const focused = document.activeElement
        const isElsewhere = focused !== document.body && focused?.getAttribute(attribute) !== pressed
        return isElsewhere || !globalThis.cadenceChanges || globalThis.cadenceChanges.count > 0
      },
      [MARK, mark] as const,
    )
    // The document is about to be another one.
    .catch(() => true)

/** What is wrong with where a link led; undefined when it is a page of the app. */
async function faultOfPage(page: Page): Promise<string | undefined> {
  const heading = page.getByRole('heading', { level: 1 }).first()
  await heading.waitFor({ timeout: 8_000 })
  const title = (await heading.textContent()) ?? ''
  return /introuvable|pas pu être/.test(title) ? `it leads to “${title}”` : undefined
}

/** A place of a control that nothing covers, by its corner, the middle first: the column of a day lies below its events. */
const freePlace = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const x = width / 2
    const places = Array.from({ length: 41 }, (_, step) => (height * ((step + 20) % 41)) / 40)
    const y = places.find((place) => element.contains(document.elementFromPoint(left + x, top + place)))
    return y === undefined ? undefined : { x, y }
  })

/** Presses by mouse; by keyboard what shows only while it has the focus, such as the link to the content. */
async function press(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox()
  const isAbove = box !== null && box.y + box.height <= 0 && (await page.evaluate(() => scrollY)) === 0
  if (!isAbove) {
    await control.scrollIntoViewIfNeeded({ timeout: 4_000 })
    const position = await freePlace(control)
    return control.click({ timeout: 4_000, ...(position ? { position } : {}) })
  }
  await control.focus()
  await page.keyboard.press('Enter')
}

const GONE = 'it is not there again'

/**
 * Presses a control and looks for an effect: another address, a change of the page or of the focus, a call of the API,
 * another window, a download. @returns what is wrong with it, undefined when it does something.
 */
export async function faultOf(
  page: Page,
  { mark, isLink }: Control,
  scope = page.locator('body'),
): Promise<string | undefined> {
  const control = scope.locator(`[${MARK}=${JSON.stringify(mark)}]`)
  if ((await control.count()) === 0) return GONE
  // The page may be on its way to another one, as where a guard leads a member on.
  const found = isLink ? await control.getAttribute('href', { timeout: 4_000 }).catch(() => undefined) : null
  if (found === undefined) return GONE
  const href = found ?? ''
  if (/^(mailto|tel):/.test(href)) return undefined
  const target = isLink ? new URL(href, page.url()).href : ''
  if (isLink && target === page.url()) return undefined
  // A field that loses the focus may say something, which is no effect of the press.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await watchChanges(page)
  const before = page.url()
  let hasEffect = false
  const note = () => (hasEffect = true)
  const noteCall = (request: Request) => {
    if (writesToApi(request)) note()
  }
  page.context().on('page', note)
  page.on('download', note).on('filechooser', note).on('request', noteCall)
  try {
    await press(page, control).catch(async (error: Error) => {
      // Where React has put another element in its place, that one has no mark yet.
      if ((await control.count()) > 0) throw error
      await controlsIn(scope)
      await press(page, control)
    })
    if (isLink && !target.startsWith(appUrl)) return undefined
    const isDone = async () => hasEffect || page.url() !== before || (await hasChanged(page, mark))
    await expect.poll(isDone, { timeout: EFFECT_LIMIT_MS }).toBe(true)
    return isLink && page.url() !== before ? await faultOfPage(page) : undefined
  } catch (error) {
    return String(error).split('\n')[0]
  } finally {
    page.context().off('page', note)
    page.off('download', note).off('filechooser', note).off('request', noteCall)
  }
}
