import { protectedPaths, samplePaths, statedPaths } from '../support/site-map.ts'
import { appUrl } from '../support/stack.ts'
import { type App, expect, test } from './test.ts'

const publicPaths = statedPaths.filter((path) => !protectedPaths.includes(path) && path !== '/success-login')
const memberPaths = [...protectedPaths, '/settings?section=security', '/settings?section=premium']

/** Runs in the page. The links and buttons whose words are drawn outside their box, by more than a rounding. */
function overflowing(): string[] {
  const isPlaced = (element: Element | null, control: Element): boolean => {
    if (!element || element === control) return false
    return getComputedStyle(element).position === 'absolute' || isPlaced(element.parentElement, control)
  }
  const wordsOf = (control: Element) => {
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
    const words: Node[] = []
    while (walker.nextNode()) words.push(walker.currentNode)
    return words.filter((node) => node.textContent?.trim() && !isPlaced(node.parentElement, control))
  }
  const rectOf = (node: Node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  }
  return [...document.querySelectorAll('a[href], button')].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return []
    const box = control.getBoundingClientRect()
    const { borderLeftWidth, borderRightWidth } = getComputedStyle(control)
    const start = box.left + Number.parseFloat(borderLeftWidth)
    const end = box.right - Number.parseFloat(borderRightWidth)
    const over = wordsOf(control).map((node) => {
      const { left, right, width } = rectOf(node)
      return width === 0 ? 0 : Math.max(start - left, right - end)
    })
    const most = Math.max(0, ...over)
    return most > 1 ? [`${control.textContent?.trim()}: ${most.toFixed(1)} px`] : []
  })
}

/** @param width of the window, in pixels */
async function expectNoOverflow(app: App, paths: readonly string[], width: number): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await app.goto(path)
      await app.expectIn(() => [document.fonts.status, innerWidth], ['loaded', width])
      expect.soft(await app.driver.run(overflowing), path).toEqual([])
    })
  }
}

test('on a phone no link and no button of the public site overflows its box', async ({ app }) => {
  // A page opens the popup when its middle is pressed, so one without links.
  await app.open(`${appUrl}/api/v1/health`)
  await app.driver.goOnInPopup(390, 844)
  await expectNoOverflow(app, publicPaths, 390)
})

test('on a phone no link and no button of the app area overflows its box', async ({ app }) => {
  await app.enterAsMember()
  await app.driver.goOnInPopup(390, 844)
  await expectNoOverflow(app, memberPaths, 390)
})

test('in a wide window no link and no button overflows its box', async ({ app }) => {
  await app.goto('/')
  await expectNoOverflow(
    app,
    samplePaths.filter((path) => publicPaths.includes(path)),
    1440,
  )
  await app.enterAsMember()
  await expectNoOverflow(app, ['/dashboard', '/settings'], 1440)
})

test('a list of choices is drawn like a text field, not by the system', async ({ app }) => {
  await app.enterAsMember()
  await app.goto('/settings?section=language')
  const looks = () => {
    const all = [...document.querySelectorAll('select')].map((select) => {
      const { appearance, borderRadius } = getComputedStyle(select)
      return [appearance, select.offsetHeight >= 52, borderRadius !== '0px'].join()
    })
    return [...new Set(all)]
  }
  await app.expectIn(looks, ['none,true,true'])
})
