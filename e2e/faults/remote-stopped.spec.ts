import type { RemoteName } from '@cadence/shared/contract'
import type { Page } from '@playwright/test'
import { expectAlive, expectSameDocument, markDocument } from '../support/alive.ts'
import { becomeMember } from '../support/member.ts'
import { startRemote, stopRemote } from '../support/remotes.ts'
import { expect, test } from '../support/test.ts'

/** A remote, a page of it, and the way through the shell's own navigation to a page of another remote. */
interface Stop {
  remote: RemoteName
  path: string
  heading: RegExp
  signedIn: boolean
  elsewhere: (page: Page) => Promise<void>
  elsewhereHeading: RegExp
}

const viaLink = (name: RegExp) => (page: Page) => page.getByRole('link', { name }).first().click()

const stops: Stop[] = [
  {
    remote: 'marketing',
    path: '/',
    heading: /cadence\.$/,
    signedIn: false,
    elsewhere: viaLink(/^Se Connecter$/),
    elsewhereHeading: /Ravis de vous revoir/,
  },
  {
    remote: 'auth',
    path: '/login',
    heading: /Ravis de vous revoir/,
    signedIn: false,
    elsewhere: viaLink(/^Cadence, accueil$/),
    elsewhereHeading: /cadence\.$/,
  },
  {
    remote: 'dashboard',
    path: '/collection',
    heading: /^Collection$/,
    signedIn: true,
    elsewhere: viaLink(/^Settings$/),
    elsewhereHeading: /^Paramètres$/,
  },
  {
    remote: 'settings',
    path: '/settings',
    heading: /^Paramètres$/,
    signedIn: true,
    elsewhere: viaLink(/^Collection$/),
    elsewhereHeading: /^Collection$/,
  },
]

for (const { remote, path, heading, signedIn, elsewhere, elsewhereHeading } of stops) {
  test(`with ${remote} stopped the shell and the other remotes go on, and Réessayer heals it`, async ({
    page,
  }) => {
    const title = page.getByRole('heading', { level: 1 })
    if (signedIn) await becomeMember(page)

    await stopRemote(remote)
    try {
      await test.step('Then its page says what is wrong', async () => {
        await page.goto(path)
        await expect(title).toHaveText('Cette section est indisponible', { timeout: 8500 })
        await expectAlive(page)
        await markDocument(page)
      })

      await test.step('And another remote opens through the navigation', async () => {
        await elsewhere(page)
        await expect(title).toHaveText(elsewhereHeading)
        await page.goBack()
        await expect(title).toHaveText('Cette section est indisponible', { timeout: 8500 })
      })
    } finally {
      await startRemote(remote)
    }

    await test.step('When it is back, Réessayer shows the page without a reload', async () => {
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(title).toHaveText(heading)
      await expectSameDocument(page)
    })
  })
}

test('an entry that hangs is given up within 8.5 s, and Réessayer asks for it anew', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 })
  const entry = '**/remotes/auth/*/remoteEntry.js*'
  // Never answered.
  await page.route(entry, () => new Promise<void>(() => undefined))
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(title).toHaveText('Cette section est indisponible', { timeout: 8500 })
  await markDocument(page)
  await page.unroute(entry)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(title).toHaveText(/Ravis de vous revoir/)
  await expectSameDocument(page)
})
