import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { previewLink } from '@cadence/releases/preview/preview-link'
import { containerName } from '@cadence/releases/registry'
import { expectPage, linkedPlaces } from '../faults/remote-pages.ts'
import { liveVersion, releaseServerPerTest, unpack } from '../support/faults/releases.ts'
import { expect, test } from '../support/faults/test.ts'
import { serveFolder } from '../support/serve-folder.ts'
import { workerPort } from '../support/stack.ts'
import { stockApp } from '../support/stock-app.ts'

const secret = 'a secret of these tests'
const port = workerPort(3)
const origin = `http://127.0.0.1:${port}`

const releases = releaseServerPerTest({
  preview: { origins: [origin], secret, audience: 'everyone', development: false },
})

test.describe.configure({ timeout: 180_000 })

test('a stock Module Federation host opens a page of a remote by its manifest, with its types', async ({
  page,
}) => {
  const { store } = releases()
  const version = await liveVersion(store, 'auth')
  const auth = await unpack(join(store, 'remotes/auth', version))
  const host = await stockApp('host')
  const served = await serveFolder(host.dist, port)
  // The remote has an address of its own, as in real life.
  const remote = await serveFolder(auth, workerPort(4))
  try {
    await host.build({ AUTH_REMOTE: `${containerName('auth', version)}@${remote.url}mf-manifest.json` })
    await test.step('the types of its pages came along', async () => {
      await host.checkTypes()
      const file = join(host.folder, 'src/bootstrap.tsx')
      await writeFile(file, (await readFile(file, 'utf8')).replace('auth/Login', 'auth/Logon'))
      await expect(host.checkTypes()).rejects.toThrow("Cannot find module 'auth/Logon'")
    })
    await test.step('the page opens and answers', async () => {
      const uncaught: unknown[] = []
      page.on('pageerror', (error) => uncaught.push(error))
      await page.goto(served.url)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('button', { name: 'Se Connecter', exact: true }).click()
      await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true')
      expect(uncaught).toEqual([])
    })
  } finally {
    await Promise.all([served.stop(), remote.stop()])
    await host.remove()
  }
})

test('the shell opens a page of a stock remote, built by the plugin’s defaults, in a preview', async ({
  open,
}) => {
  const [home, login] = linkedPlaces
  if (!home || !login) throw new Error('A place is missing')
  const { url } = releases()
  const remote = await stockApp('remote')
  await remote.build()
  const served = await serveFolder(remote.dist, port)
  try {
    const { page, watch } = await open({ url })
    await page.goto(previewLink({ remote: 'auth', at: served.url, shell: url, secret, days: 1 }))
    await page.getByRole('button', { name: 'Ouvrir l’aperçu' }).click()
    await expectPage(page, home)
    await page.goto(`${url}/login`)
    await expectPage(page, { ...login, heading: /^Connexion d’ailleurs$/ })
    const button = page.getByRole('button', { name: /^Essais/ })
    await button.click()
    await expect(button).toHaveText('Essais : 1')
    await expect(page.getByRole('complementary', { name: 'Aperçu' })).toContainText('auth')
    await test.step('a page that it does not have comes from the live release', async () => {
      await page.goto(`${url}/forgot-password`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
    expect(watch.uncaught).toEqual([])
  } finally {
    await served.stop()
    await remote.remove()
  }
})
