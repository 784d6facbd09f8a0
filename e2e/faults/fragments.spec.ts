import type { Request } from '@playwright/test'
import { failure, headersThenNothing, nothing, script, truncated } from '../support/faults/answers.ts'
import type { Answer } from '../support/faults/proxy.ts'
import { expect, test, type Visit } from '../support/faults/test.ts'
import { expectAlive, passPatience } from '../support/page-alive.ts'
import { full, sample } from '../support/sample.ts'
import { expectPage } from './remote-pages.ts'

test.describe.configure({ timeout: 120_000 })

const settings = { path: '/settings', heading: /^Paramètres$/ }

/** The chunk of a fragment. */
const chunkOf = (fragment: string) => (path: string) => path.includes(`__federation_expose_${fragment}.`)

const throwing = (module: string) =>
  module.replace(/(default:\(\)=>)\w+/, '$1()=>{throw new Error("broken")}')

const kinds: { name: string; answer: Answer; silent?: true; unchecked?: true }[] = [
  { name: 'the server errs', answer: failure(500) },
  { name: 'it breaks off in the middle', answer: truncated },
  { name: 'nothing is ever answered', answer: nothing, silent: true },
  { name: 'the headers come and nothing else', answer: headersThenNothing, silent: true },
  { name: 'it throws while it renders', answer: script(throwing), unchecked: true },
]

const isScript = (request: Request) => request.resourceType() === 'script'

const plus = ({ page }: Visit) => page.getByRole('button', { name: /^Noter une tâche/ })
const start = ({ page }: Visit) =>
  page.getByRole('navigation', { name: 'Shortcuts' }).getByText('Start', { exact: true })

// In a sample the two fragments take turns.
for (const { name, answer, silent, unchecked = false } of sample(kinds, 4)) {
  test(`the start of a session: ${name}, and the page and the bar stay as they are`, async ({ open }) => {
    const visit = await open({ signedIn: true })
    const { page, inject, watch, hits } = visit
    await page.setViewportSize({ width: 390, height: 844 })
    if (silent) await page.clock.install()
    inject({ on: chunkOf('Focus'), answer, unchecked })
    await page.goto(settings.path)
    await expectPage(page, settings)
    if (silent) await page.clock.runFor(2000)
    await expect.poll(hits).toBeGreaterThan(0)
    if (silent) await passPatience(page)
    await expect
      .poll(() => watch.reported())
      .toMatchObject([{ page: 'dashboard/Focus', remote: 'dashboard' }])
    await expectPage(page, settings)
    await start(visit).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expectPage(page, { heading: /Inès Lefèvre/ })
    expect(await watch.blank()).toBe(0)
  })
}

for (const { name, answer, silent, unchecked = false } of full
  ? kinds
  : kinds.filter((_, at) => at % 4 === 1)) {
  test(`quick capture: ${name}, and a toast offers to try again`, async ({ open }) => {
    const visit = await open({ signedIn: true })
    const { page, inject, heal, watch } = visit
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(settings.path)
    await expectPage(page, settings)
    if (silent) await page.clock.install()
    inject({ on: chunkOf('Capture'), answer, unchecked })
    // The clock must not run ahead: a load whose time limit ends before its script is asked for goes on by itself.
    const asked = silent && page.waitForRequest((one) => isScript(one) && chunkOf('Capture')(one.url()))
    await plus(visit).click()
    await asked
    if (silent) await passPatience(page)
    const retry = page.getByRole('button', { name: 'Réessayer' })
    await expect(retry).toBeVisible()
    await expectPage(page, settings)
    await expectAlive(page)
    expect(await watch.blank()).toBe(0)
    // What throws is in the page by now; the same code would throw again.
    if (unchecked) return
    heal()
    await retry.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}
