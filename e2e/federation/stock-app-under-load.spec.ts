import { expect, test } from '@playwright/test'
import * as z from 'zod/mini'
import { startShopBrowser } from '../support/load/shop-browsers.ts'
import {
  breakages,
  goBack,
  release,
  releaseAtOnce,
  releaseBroken,
  releaseByCanary,
  releaseKilled,
  releaseSpoiled,
  releaseThatIsTakenBack,
  spoils,
} from '../support/load/shop-operations.ts'
import { startClients } from '../support/load/simple-clients.ts'
import { watchRegistry } from '../support/load/watch-registry.ts'
import { full } from '../support/sample.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { workerPort } from '../support/stack.ts'

const port = workerPort(5)

/** Number of clients that keep pages open. */
const CLIENTS = 20

/** More than the three whose failures take a release back. */
const BROWSERS = 4

/** Changes of what is live in each round, beside two attempts that must change nothing. */
const CHANGES = 10

const ROUNDS = 10

const revisionAt = async (url: string) =>
  z.object({ revision: z.int() }).parse(await (await fetch(`${url}/health`)).json()).revision

test.describe.configure({ timeout: 2_400_000 })

/** What the teams of the shop do, one after the other: a hundred releases and rollbacks, with every kind of fault. */
function* operations(shop: Shop): Generator<[string, Promise<void>]> {
  for (let time = 0; time < ROUNDS; time += 1) {
    yield ['two teams at once', releaseAtOnce(shop, ['catalog', 'cart'])]
    yield ['a rollback of the basket', goBack(shop, 'cart')]
    yield ['a bad one that no check sees', releaseThatIsTakenBack(shop)]
    yield ['a release of a remote of Vite', release(shop, 'reviews')]
    yield ['a canary that is promoted', releaseByCanary(shop, 'catalog')]
    yield ['a killed release', releaseKilled(shop, 'cart')]
    yield ['shell and catalog by one change', release(shop, 'host', 'catalog')]
    yield ['a rollback of the reviews', goBack(shop, 'reviews')]
    const breakage = breakages[time]
    const spoil = spoils[time % spoils.length]
    if (breakage) yield [`a broken build: ${breakage.name}`, releaseBroken(shop, breakage)]
    else if (spoil) yield [`a spoiled build: ${spoil.name}`, releaseSpoiled(shop, spoil)]
  }
}

/** It takes many minutes, so only `npm run test:load` and the nightly run have it. */
if (full)
  test('a stock app goes through a hundred releases, rollbacks and broken ones: no customer sees a blank page', async ({
    browser,
  }) => {
    const url = `http://localhost:${port}`
    const shop = await openShop()
    try {
      await release(shop, 'host', 'catalog', 'cart', 'reviews')
      await shop.serve({ PORT: port })
      const before = await revisionAt(url)
      const stopRegistry = watchRegistry(`${shop.folder}/.releases`, url)
      const stopClients = startClients(url, CLIENTS, ['/', '/basket', '/reviews'])
      const browsers = Array.from({ length: BROWSERS }, () => startShopBrowser(browser, url))
      const stopBrowsers = await Promise.all(browsers)
      for (const [name, work] of operations(shop)) await test.step(name, () => work)
      const trips = await Promise.all(stopBrowsers.map((stop) => stop()))
      const seen = await stopClients()
      expect(await stopRegistry()).toEqual([])
      const changes = (await revisionAt(url)) - before
      expect(changes).toBe(CHANGES * ROUNDS)
      expect(seen.faults).toEqual([])
      expect(trips.flatMap(({ faults }) => faults)).toEqual([])
      // They really worked meanwhile.
      expect(seen.pages).toBeGreaterThan(CLIENTS)
      for (const { pages } of trips) expect(pages).toBeGreaterThan(ROUNDS)
      const shown = trips
        .map(({ pages, unavailable }) => `${pages} (${unavailable} not available)`)
        .join(', ')
      console.log(
        `${changes} changes; ${seen.pages} pages and ${seen.files} files by ${CLIENTS} clients; ${shown} pages by browsers`,
      )
    } finally {
      await shop.remove()
    }
  })
