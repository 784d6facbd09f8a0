import type { Locator, Page } from '@playwright/test'
import { expectStarted } from '../support/app-started.ts'
import { fingerOf, pointerScript } from './pointer.ts'

interface Point {
  x: number
  y: number
}

/** How long one looks at what a press has done, before the next. */
const LOOK_MS = 700
/** A frame of a movement of the pointer. */
const FRAME_MS = 16

/** Runs in the page. Its clock is that of the scene, so the server's would count as another: the app would say so. */
export function hideServerTime(): void {
  const all = XMLHttpRequest.prototype.getAllResponseHeaders
  XMLHttpRequest.prototype.getAllResponseHeaders = function () {
    return all.call(this).replace(/^date:.*\r?\n/im, '')
  }
}

/** A page on which a tutorial is played: slowly enough to be followed, with a pointer and the pressed keys in view. */
export class Stage {
  private at: Point = { x: 640, y: 420 }
  constructor(
    readonly page: Page,
    readonly isPhone: boolean,
  ) {}

  /** Puts the pointer into every page of this tab. */
  async prepare(): Promise<void> {
    await this.page.addInitScript(hideServerTime)
    await this.page.addInitScript(pointerScript)
    if (this.isPhone) await this.page.addInitScript(fingerOf)
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
    await expectStarted(this.page)
    await this.page.waitForTimeout(600)
    if (!this.isPhone) await this.page.mouse.move(this.at.x, this.at.y)
  }

  pause(ms = LOOK_MS): Promise<void> {
    return this.page.waitForTimeout(ms)
  }

  widget(id: number): Locator {
    return this.page.locator(`[data-widget="${id}"]`)
  }

  button(name: string | RegExp, scope: Locator | Page = this.page): Locator {
    return scope.getByRole('button', { name, exact: typeof name === 'string' }).first()
  }

  /** Scrolls smoothly until an element stands in the middle of the window. */
  async bring(target: Locator): Promise<void> {
    await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const isSeen = top >= 70 && bottom <= innerHeight - 20
      if (!isSeen) element.scrollIntoView({ block: 'center', behavior: 'smooth' })
    })
    await this.settled(target)
  }

  private async settled(target: Locator): Promise<void> {
    await target.evaluate(async (element) => {
      let last = element.getBoundingClientRect().top
      for (let frame = 0, still = 0; frame < 90 && still < 6; frame += 1, still += 1) {
        await new Promise(requestAnimationFrame)
        const { top } = element.getBoundingClientRect()
        if (Math.abs(top - last) > 0.5) still = 0
        last = top
      }
    })
  }

  /** A point of an element, by shares of its width and height. */
  async pointOf(target: Locator, across = 0.5, down = 0.5): Promise<Point> {
    const box = await target.boundingBox()
    if (!box) throw new Error(`Not on screen: ${target}`)
    return { x: box.x + box.width * across, y: box.y + box.height * down }
  }

  /** Moves the pointer along a line, fast in its middle. */
  async moveTo({ x, y }: Point, ms = 650): Promise<void> {
    const from = this.at
    const count = Math.max(2, Math.round(ms / FRAME_MS / 2))
    for (let step = 1; step <= count; step += 1) {
      const share = (1 - Math.cos((Math.PI * step) / count)) / 2
      await this.page.mouse.move(from.x + (x - from.x) * share, from.y + (y - from.y) * share)
      await this.page.waitForTimeout(FRAME_MS)
    }
    this.at = { x, y }
  }

  async hover(target: Locator, across = 0.5, down = 0.5): Promise<void> {
    await this.bring(target)
    await this.moveTo(await this.pointOf(target, across, down))
  }

  /** Presses an element with the pointer, or with a finger on a phone. */
  async press(target: Locator, across = 0.5, down = 0.5): Promise<void> {
    await target.waitFor()
    if (this.isPhone) {
      await this.bring(target)
      await this.pause(350)
      const { x, y } = await this.pointOf(target, across, down)
      await this.page.touchscreen.tap(x, y)
    } else {
      await this.hover(target, across, down)
      await this.pause(150)
      await this.page.mouse.down()
      await this.pause(90)
      await this.page.mouse.up()
    }
    await this.pause()
  }

  /** Presses a point with the pointer. */
  async pressAt(point: Point): Promise<void> {
    await this.moveTo(point)
    await this.page.mouse.down()
    await this.pause(90)
    await this.page.mouse.up()
    await this.pause()
  }

  /** Drags from where the pointer is. */
  async drag(to: Point, ms = 1100): Promise<void> {
    await this.pause(200)
    await this.page.mouse.down()
    await this.pause(200)
    await this.moveTo(to, ms)
    await this.pause(400)
    await this.page.mouse.up()
    await this.pause()
  }

  /** Types as a person does. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text, { delay: 55 })
    await this.pause(400)
  }

  /** Presses a key, whose name is shown. */
  async key(key: string, label: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await this.page.evaluate(
        (text) => dispatchEvent(new CustomEvent('tutorial:key', { detail: text })),
        label,
      )
      await this.page.keyboard.press(key)
      await this.pause(430)
    }
    await this.pause(250)
  }
}
