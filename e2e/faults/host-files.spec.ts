import type { Page, Request } from '@playwright/test'
import { failure, headersThenNothing, html, nothing, reset, truncated } from '../support/faults/answers.ts'
import type { Answer, Fault } from '../support/faults/proxy.ts'
import { expect, test, type Visit } from '../support/faults/test.ts'
import { expectPanel, expectSameDocument, markDocument, passPatience } from '../support/page-alive.ts'
import { sample } from '../support/sample.ts'
import { together } from './in-parallel.ts'
import { expectPage, follow, linkedPlaces, otherPlaceOf, type Place, sectionOf } from './remote-pages.ts'

/** The file of the host that brings the app area. */
const onAppFile = (answer: Answer): Fault => ({
  on: (path) => path.startsWith('/host/') && path.includes('/async/app.'),
  answer,
})

const place = (remote: Place['remote']): Place => {
  const found = linkedPlaces.find((each) => each.remote === remote)
  if (!found) throw new Error(`No place of ${remote}`)
  return found
}

/** The landing page names the member, and leads to their dashboard. */
const dashboard: Place = {
  ...otherPlaceOf(place('dashboard')),
  link: /^Mon espace/,
  neighbour: place('auth').neighbour,
}

const ways: { to: Place; arrival: 'as first page' | 'by a link' }[] = [
  { to: dashboard, arrival: 'by a link' },
  { to: place('settings'), arrival: 'as first page' },
]

const answers: { name: string; answer: Answer; silent?: true }[] = [
  { name: 'is reset', answer: reset },
  { name: 'is unavailable', answer: failure(503) },
  { name: 'breaks off', answer: truncated },
  { name: 'is HTML', answer: html },
  { name: 'is never answered', answer: nothing, silent: true },
  { name: 'sends its headers and nothing else', answer: headersThenNothing, silent: true },
]

async function arrive({ page }: Visit, { to, arrival }: (typeof ways)[number]): Promise<void> {
  if (arrival === 'as first page') {
    await page.goto(to.path, { waitUntil: 'commit' })
    return
  }
  await page.goto(to.neighbour.path)
  await expectPage(page, to.neighbour)
  await follow(page, to)
}

/** Time limit of the loader for one file, in milliseconds. */
const CHUNK_LIMIT_MS = 7500

/** Counts the requests for scripts of a page that have not ended. */
function requestsOnWay(page: Page): () => number {
  const onWay = new Set<Request>()
  const end = (request: Request) => onWay.delete(request)
  page.on('request', (request) => request.resourceType() === 'script' && onWay.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => onWay.size
}

for (const { name, answer, silent = false } of sample(answers, 4))
  test(`a file of the host ${name}: the page says so, and trying again asks anew`, ({ open }) =>
    together(
      ways,
      ({ to, arrival }) => `${to.path} ${arrival}`,
      async (way) => {
        const { to } = way
        const visit = await open(to)
        const { page, watch } = visit
        if (silent) await page.clock.install()
        const onWay = requestsOnWay(page)
        visit.inject(onAppFile(answer))
        await arrive(visit, way)
        if (silent) await passPatience(page)
        // The app area's frame is in this file.
        await expectPanel(page, sectionOf(to))
        expect(visit.hits()).toBeGreaterThan(0)
        await markDocument(page)

        visit.heal()
        // A pending request of another module for the same file would be reused.
        if (silent) await page.clock.fastForward(CHUNK_LIMIT_MS)
        else await expect.poll(onWay).toBe(0)
        await page.getByRole('button', { name: 'Réessayer' }).click()
        await expectPage(page, to)
        await expectSameDocument(page)
        expect(watch.uncaught).toEqual([])
        expect(await watch.blank()).toBe(0)
        await visit.context.close()
      },
    ))
