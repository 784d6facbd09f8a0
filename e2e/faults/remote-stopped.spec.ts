import type { RemoteName } from '@cadence/shared/contract'
import type { Page } from '@playwright/test'
import { expectSameDocument, expectUnavailable, markDocument } from '../support/page-alive.ts'
import { startRemote, stopRemote } from '../support/remotes.ts'
import { full, sample } from '../support/sample.ts'
import { enterAsMember } from '../support/signed-in-member.ts'
import { test } from '../support/test.ts'
import { expectPage, follow, linkedPlaces, sectionOf } from './remote-pages.ts'

/** A way to make every file of a remote unavailable. */
interface Outage {
  name: string
  begin: (page: Page, remote: RemoteName) => Promise<void>
  end: (page: Page, remote: RemoteName) => Promise<void>
}

const filesOf = (remote: RemoteName) => `**/remotes/${remote}/**`

const REFUSED = 'with its connections refused'

const outages: Outage[] = [
  {
    name: 'with its files gone',
    begin: (_page, remote) => stopRemote(remote),
    end: (_page, remote) => startRemote(remote),
  },
  {
    name: REFUSED,
    begin: async (page, remote) => {
      await page.route(filesOf(remote), (route) => route.abort('connectionrefused'))
    },
    end: (page, remote) => page.unroute(filesOf(remote)),
  },
]

for (const [at, place] of sample(linkedPlaces, 2).entries()) {
  // In a sample the remotes alternate between the two ways.
  for (const { name, begin, end } of full ? outages : outages.slice(at % 2, (at % 2) + 1)) {
    const title = `${place.remote} stopped ${name}: the shell and the others go on, and Réessayer heals it`
    const isForFirefox = place.remote === 'dashboard' && name === REFUSED
    test(title, { tag: isForFirefox ? '@firefox' : [] }, async ({ page }) => {
      if (place.signedIn) await enterAsMember(page)

      await begin(page, place.remote)
      try {
        await test.step('Then its page says what is wrong', async () => {
          await page.goto(place.path)
          await expectUnavailable(page, sectionOf(place))
          await markDocument(page)
        })

        await test.step('And another remote opens through the navigation', async () => {
          await follow(page, place.neighbour)
          await expectPage(page, place.neighbour)
          await page.goBack()
          await expectUnavailable(page, sectionOf(place))
        })
      } finally {
        await end(page, place.remote)
      }

      await test.step('When it is back, Réessayer shows the page without a reload', async () => {
        await page.getByRole('button', { name: 'Réessayer' }).click()
        await expectPage(page, place)
        await expectSameDocument(page)
      })
    })
  }
}
