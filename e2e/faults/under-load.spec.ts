import { remoteNames } from '@cadence/shared/contract'
import { releaseServerPerTest } from '../support/faults/releases.ts'
import { expect, test } from '../support/faults/test.ts'
import { breakages } from '../support/load/broken-builds.ts'
import { rounds, startBrowser } from '../support/load/browsers.ts'
import {
  goBack,
  release,
  releaseBroken,
  releaseChecked,
  releaseKilled,
  releaseThatIsSteppedBack,
  releaseTogether,
} from '../support/load/operations.ts'
import { startClients } from '../support/load/simple-clients.ts'
import { watchRegistry } from '../support/load/watch-registry.ts'
import { full } from '../support/sample.ts'

/** Number of clients that keep pages open. */
const CLIENTS = 50

/** Of twelve releases and rollbacks each. */
const ROUNDS = 9

const releases = releaseServerPerTest({ guarded: true })

test.describe.configure({ timeout: 1_200_000 })

/** What the teams do, one after the other: a hundred releases and rollbacks, with every kind of fault. */
function* operations(dir: string): Generator<[string, Promise<void>]> {
  const remotes = remoteNames
  const at = (index: number) => remotes[index % remotes.length] ?? 'auth'
  for (let time = 0; time < ROUNDS; time += 1) {
    yield ['all teams at once', releaseTogether(dir)]
    yield [`a rollback of ${at(time)}`, goBack(dir, at(time))]
    yield ['a bad one that no check sees', releaseThatIsSteppedBack(dir)]
    yield [`a release of ${at(time + 1)}`, release(dir, at(time + 1))]
    yield [`a release of ${at(time)} by the command`, releaseChecked(dir, at(time))]
    yield [`a rollback of ${at(time + 3)}`, goBack(dir, at(time + 3))]
    yield [`a killed release of ${at(time + 2)}`, releaseKilled(dir, at(time + 2))]
    const breakage = breakages[time % breakages.length]
    if (breakage) yield [`a broken build: ${breakage.name}`, releaseBroken(dir, breakage)]
  }
}

/** It takes six minutes, so only `npm run test:load` runs it. Other files test its parts one by one. */
if (full)
  test('releases, rollbacks and broken ones while members are at it: nobody sees a blank page or misses a file', async ({
    open,
  }) => {
    const { store, url } = releases()
    const stopRegistry = watchRegistry(store, url)
    const stopClients = startClients(url, CLIENTS)
    const stopBrowsers = await Promise.all(rounds.map((round) => startBrowser(open, url, round)))
    for (const [name, work] of operations(store)) await test.step(name, () => work)
    const trips = await Promise.all(stopBrowsers.map((stop) => stop()))
    const seen = await stopClients()
    expect(await stopRegistry()).toEqual([])
    expect(seen.faults).toEqual([])
    expect(trips.flatMap(({ faults }) => faults)).toEqual([])
    // The clients really worked meanwhile.
    expect(seen.pages).toBeGreaterThan(CLIENTS)
    for (const { pages } of trips) expect(pages).toBeGreaterThan(3)
    const shown = trips.map(({ pages }) => pages).join(', ')
    console.log(
      `${seen.pages} pages and ${seen.files} files by ${CLIENTS} clients; ${shown} page changes by browsers`,
    )
  })
